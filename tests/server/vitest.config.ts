import { defineConfig } from 'vitest/config';

/** Tests of whole programs: each looks for its own ports, and would find those that another one is about to take. */
const PROGRAMS = 'tests/server/programs/**/*.test.ts';
/** Where all patterns begin: a project's own would be the folder of this file. */
const root = process.cwd();

/** What needs a real server of an office: run by `npm test`, not by the quick check. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Generous, because a slow machine is no fault.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        root,
        test: {
          name: 'programs',
          include: [PROGRAMS],
          globalSetup: 'tests/server/support/builtProgram.ts',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      // Two at a time: servers that elect who leads wait more than they work.
      {
        extends: true,
        root,
        test: {
          name: 'servers',
          include: ['tests/server/**/*.test.ts'],
          exclude: [PROGRAMS],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
