import { defineConfig } from 'vite';

/** The bench of what the office says to the outside, for Node, with the clerk in the same process. */
export default defineConfig({
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: { ssr: true, target: 'node20', rolldownOptions: { input: ['bench/outside/main.ts'] } },
});
