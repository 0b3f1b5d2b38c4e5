// What the office says to the outside: very many SMS, and very many vehicles, while people work in it.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { ensureNatsServer } from '../scripts/natsServer.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'sms,vehicles' },
    letters: { type: 'string', default: '10000' },
    readings: { type: 'string', default: '10' },
  },
});
// As in the office's own processes.
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/outside');
await build({
  root,
  configFile: join(root, 'bench/outside/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});
process.env.NATS_SERVER_PATH = ensureNatsServer();
const { measurements } = await import(pathToFileURL(join(outDir, 'main.js')).href);
const wanted = { letters: Number(values.letters), readings: Number(values.readings) };
for (const name of values.only.split(',')) {
  await measurements[name](wanted);
  console.log();
}
process.exit();
