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
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Few files: each costs half a kilobyte of headers, and pages share most small modules.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules.(svelte|clsx|@fluent)/ },
            // Boards are not for the first page: what they share is a file of its own.
            { name: 'shared', test: /client.src.(?!texts|board)/, minShareCount: 4 },
            // Options are for new tables and tables in play: the first page does without.
            {
              name: 'options',
              test: /client.src.lobby.(option_|Option|Changed)/,
              minShareCount: 2,
            },
            { name: 'lobby', test: /client.src.lobby/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': 'http://127.0.0.1:8140',
      '/ws': { target: 'ws://127.0.0.1:8140', ws: true },
    },
  },
});
