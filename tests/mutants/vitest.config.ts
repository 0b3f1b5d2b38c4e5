import { defineConfig } from 'vitest/config';

/** What scripts/mutants.mjs says, a list of paths. */
const listed = (name: string) => process.env[name]?.split(';').filter(Boolean) ?? [];

/** The tests that `npm run mutants` asks whether they notice a change: each file with modules of its own, in one process. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    root: process.cwd(),
    environment: 'node',
    include: listed('MUTANTS_TESTS'),
    testTimeout: 30_000,
    setupFiles: listed('MUTANTS_SETUP'),
    maxWorkers: 1,
  },
});
