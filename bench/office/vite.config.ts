import { defineConfig } from 'vite';

/** The programs of the bench for Node, and the office's clerk, built as `npm run office` builds its own. */
export default defineConfig({
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: ['bench/office/main.ts', 'bench/office/stores.ts', 'office/clerk.ts'],
      // All in one folder, as they start one another.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});
