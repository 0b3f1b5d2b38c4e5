import { defineConfig } from 'vitest/config';

/** Random and damaged input, of `npm run fuzz` alone: what it tries differs from run to run. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    root: process.cwd(),
    environment: 'node',
    include: ['tests/fuzz/**/*.test.ts'],
    // Generous, because somebody may ask for many runs.
    testTimeout: 3_600_000,
    setupFiles: 'tests/fuzz/setup.ts',
    maxWorkers: 2,
  },
});
