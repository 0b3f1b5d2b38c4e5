import { defineConfig } from 'vitest/config';

/** What needs a real server of an office: run by `npm test`, not by the quick check. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/server/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Generous, because a slow machine is no fault.
    expect: { poll: { timeout: 30_000 } },
  },
});
