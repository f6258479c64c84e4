import * as svelte from 'prettier-plugin-svelte';

export default {
  singleQuote: true,
  printWidth: 100,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
