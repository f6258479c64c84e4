import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/node_modules/**', '**/wire.ts', '**/server/web/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // A game's ui may import svelte, $client/board, and its own files.
    files: ['**/games/*/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^\\$client/(?!board$)', message: 'Import from $client/board.' },
            { regex: '^(?!svelte(/|$)|\\$client/|\\./|vitest$)', message: 'Not for a game.' },
          ],
        },
      ],
    },
  },
  {
    rules: {
      'svelte/no-at-html-tags': 'off', // our own drawings and rulebooks; the policy forbids scripts
      'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's
      'svelte/prefer-svelte-reactivity': 'off', // plain maps that nothing watches
    },
  },
);
