import { defineConfig } from 'vitest/config';

const ALL = 'tests/office/**/*.test.ts';
/** Those that run the office's programs, which look for free ports when they begin: two at once would find the same. */
const PROGRAMS = ['desk', 'forging', 'officeProgram', 'threeMachines', 'webServer'].map((name) => `tests/office/${name}.test.ts`);
/** What takes all that a machine has, and would make others wait past all patience. */
const CROWD = 'tests/office/threeNodes.test.ts';

/** What needs a real server of an office: run by `npm test`, not by the quick check. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Generous, because a slow machine is no fault.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'programs', include: PROGRAMS } },
      { extends: true, test: { name: 'servers', include: [ALL], exclude: [...PROGRAMS, CROWD] } },
      { extends: true, test: { name: 'crowd', include: [CROWD] } },
    ],
  },
});
