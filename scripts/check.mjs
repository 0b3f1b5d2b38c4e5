// npm run check: everything that needs neither a build nor a browser, side by side.
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';

// `npm test` asks for all of them.
process.env.RANDOM_RUNS ??= 'few';
// The checkers that are written in Go throw memory away less often: a quarter of their time, for some 300 MB.
process.env.GOGC ??= '400';
// And each works alone: side by side, the checkers of one program each look through antd's types.
process.env.GOMAXPROCS ??= '1';

const checks = [
  {
    name: 'types',
    command: ['tsc', '--singleThreaded', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'], result: /on \d+ files with \d+ rules/ },
  { name: 'imports', command: ['node', 'scripts/checkImports.mjs'], result: /\d+ modules.*/ },
  { name: 'unused', command: ['knip', '--cache'] },
  { name: 'tests', command: ['vitest', 'run'], result: /(?<=Tests +)\d.*/ },
];

const outcomes = await Promise.all(
  checks.map(async ({ name, command, result }) => {
    const { ok, output, seconds } = await run(command, 'pipe');
    const found = (ok && result?.exec(stripVTControlCharacters(output))?.[0]) || '';
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.padStart(7)}  ${found}`);
    if (!ok) console.log(`\n${output.trim()}\n`);
    return ok;
  }),
);

if (outcomes.includes(false)) process.exitCode = 1;
