import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Started by package.json's scripts, some by one another.
    'scripts/*.mjs',
    // scripts/screenshots.mjs loads the list of addresses through Vite.
    'src/paths.ts',
    // bench/bench.mjs builds them; the first stands in for a file of the product.
    'bench/*/src/**/*.ts',
    'bench/*/main.{ts,tsx}',
    'bench/*/vite.config.ts',
    // A test builds it, and kills it.
    'tests/server/support/clerkProgram.ts',
    // Built by build/serviceWorker.ts.
    'src/serviceWorker.ts',
    // Built by scripts/officeProgram.mjs.
    'office/{main,clerk,papers/paperWorker}.ts',
    // Run by themselves, against a real server.
    'tests/server/**/*.test.ts',
    'tests/server/vitest.config.ts',
    'tests/server/support/builtProgram.ts',
    // Run by scripts/fuzz.mjs.
    'tests/fuzz/{*.test,setup,vitest.config}.ts',
    // Run by scripts/mutants.mjs.
    'tests/mutants/*',
  ],
  project: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', '{scripts,bench,build,office}/**/*.{ts,tsx,mjs}', '*.ts'],
  ignoreDependencies: [
    // The build reads antd's styles through it: it must be the very copy that antd brings.
    '@ant-design/cssinjs',
    // dependency-cruiser reads TypeScript with it, because it does not know TypeScript 7.
    '@swc/core',
    // Started by scripts/check.mjs; the second is the first one's part that knows types.
    'oxlint',
    'oxlint-tsgolint',
    'oxfmt',
    // Started by scripts/mutants.mjs; it finds the second by its name.
    '@stryker-mutator/core',
    '@stryker-mutator/vitest-runner',
  ],
};

export default config;
