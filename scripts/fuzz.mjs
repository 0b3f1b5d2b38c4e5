// npm run fuzz: random and damaged input, by a seed that is printed. `-- --seed N` tries the same again, `-- --runs N` more or fewer.
import './nodeVersion.mjs';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { run } from './run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, runs: { type: 'string', default: '300' } },
});
const seed = values.seed ?? String(randomInt(2 ** 31));
if (!/^\d{1,10}$/.test(seed) || !/^[1-9]\d{0,6}$/.test(values.runs)) {
  console.error('npm run fuzz -- --seed N --runs N: both are whole numbers.');
  process.exit(1);
}

process.env.FUZZ_SEED = seed;
process.env.FUZZ_RUNS = values.runs;
console.log(`Seed ${seed}, ${values.runs} runs of each property.`);
const { ok, seconds } = await run(['vitest', 'run', '--config', 'tests/fuzz/vitest.config.ts', ...positionals]);
const again = ['npm run fuzz -- --seed', seed, '--runs', values.runs, ...positionals].join(' ');
console.log(ok ? `Nothing broke, in ${seconds}.` : `Something broke. The same again: ${again}`);
if (!ok) process.exitCode = 1;
