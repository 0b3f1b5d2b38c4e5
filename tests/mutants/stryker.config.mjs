/** Of `npm run mutants`, which says what is changed and where the tests are. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: true },
  mutate: process.env.MUTANTS_OF?.split(';') ?? [],
  coverageAnalysis: 'perTest',
  ignoreStatic: process.env.MUTANTS_AT_LOAD !== 'too',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // A copy of the product in which they are made; in node_modules Vitest would find no test.
  tempDirName: '.bench/mutants',
  ignorePatterns: ['.bench', 'bench', 'dist', 'docs', 'office-data', 'screenshots', 'tests/e2e', 'tests/server'],
  // A machine does other things beside.
  timeoutMS: 60_000,
  // It would read tsconfig.json through TypeScript's API, which TypeScript 7 has not; the tests read it through Vite.
  tsconfigFile: 'none',
};
