// The palette over 1,00,000 records: from a key to its answer, and what the index costs.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/palette');
await build({
  root: join(root, 'bench/palette'),
  configFile: join(root, 'bench/palette/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.bench);
  const { keys, index, afterChange } = await page.evaluate(() => globalThis.bench.measure());
  const times = keys.map(({ milliseconds }) => milliseconds);
  const slowest = keys.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log('| 1,00,000 records | |\n|---|---:|');
  console.log(`| key → answer, p50 (p95), ms | ${at(times, 0.5).toFixed(1)} (${at(times, 0.95).toFixed(1)}) |`);
  console.log(`| slowest of ${keys.length} keys, ms | ${slowest.milliseconds.toFixed(1)} (“${slowest.typed}”) |`);
  console.log(`| the whole index (its longest piece), ms | ${index.whole.toFixed(0)} (${index.longest.toFixed(0)}) |`);
  console.log(`| key → answer after a row changed, ms | ${afterChange.toFixed(1)} |`);
  console.log(`| memory with the records, MiB | ${(usedSize / 2 ** 20).toFixed(0)} |`);
} finally {
  await browser.close();
  close();
}
