import { defineConfig } from 'vitest/config';

/** What needs a real server of an office, or its whole programs: run by `npm test`, not by the quick check. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/server/**/*.test.ts'],
    globalSetup: 'tests/server/support/builtProgram.ts',
    // Three at a time: servers that elect who leads wait more than they work.
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Generous, because a slow machine is no fault.
    expect: { poll: { timeout: 30_000 } },
  },
});
