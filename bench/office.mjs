// The shared mode: how soon others see what one says, a start with many facts, the death of a machine, memory and bytes.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { ensureNatsServer } from '../scripts/natsServer.mjs';
import { bytes } from './office/bytes.mjs';
import { rest } from './office/resting.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'talk,pour,starts,stall,years,feedCosts,idle,rest,bytes' },
    seconds: { type: 'string', default: '120' },
    times: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    facts: { type: 'string', default: '10000,100000' },
    browsers: { type: 'string', default: '500' },
    accounts: { type: 'string', default: '2000,20000' },
    months: { type: 'string', default: '36' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/office');
await build({
  root,
  configFile: join(root, 'bench/office/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});
process.env.NATS_SERVER_PATH = ensureNatsServer();
const { measurements } = await import(pathToFileURL(join(outDir, 'main.js')).href);

const wanted = {
  seconds: Number(values.seconds),
  times: Number(values.times),
  kills: Number(values.kills),
  facts: values.facts.split(',').map(Number),
  browsers: Number(values.browsers),
  accounts: values.accounts.split(',').map(Number),
  months: Number(values.months),
};
const all = { ...measurements, rest: () => rest(root), bytes: () => bytes(root) };
for (const name of values.only.split(',')) {
  await all[name](wanted);
  console.log();
}
