import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $client: here('./src') },
    // Boards live in the games' own folders, where no node_modules is above them.
    dedupe: ['svelte'],
  },
  build: {
    outDir: here('../src/scurry/server/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy knows no inlined fonts
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': 'http://127.0.0.1:8140',
      '/ws': { target: 'ws://127.0.0.1:8140', ws: true },
    },
  },
});
