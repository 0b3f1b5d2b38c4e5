// What the journal costs: from saying a fact until it is durable, and a start with many entries.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/journal');
await build({
  root: join(root, 'bench/journal'),
  configFile: join(root, 'bench/journal/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** Runs one of the page's measurements in a fresh page of the same browser profile. */
const inFreshPage = async (context, measurement, argument) => {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.bench);
  const result = await page.evaluate(([name, value]) => globalThis.bench[name](value), [measurement, argument]);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { result, mebibytes: usedSize / 2 ** 20 };
};

try {
  const times = await browser.newContext();
  const { result } = await inFreshPage(times, 'untilDurable', 200);
  await times.close();
  const part = (name, share) => at(result.map((time) => time[name]), share).toFixed(1);
  console.log('| one fact, 200 times | p50 ms | p95 ms |\n|---|---:|---:|');
  for (const name of ['dispatched', 'durable']) console.log(`| ${name} | ${part(name, 0.5)} | ${part(name, 0.95)} |`);

  console.log('\n| entries | start without snapshot, ms | start with snapshot, ms | memory after it, MiB |\n|---:|---:|---:|---:|');
  for (const entries of [1_000, 10_000, 100_000]) {
    const context = await browser.newContext();
    await inFreshPage(context, 'fill', entries);
    const without = (await inFreshPage(context, 'start', false)).result;
    await inFreshPage(context, 'start', true);
    const { result: after, mebibytes } = await inFreshPage(context, 'start', false);
    console.log(`| ${entries.toLocaleString('en-IN')} | ${[without, after].map(Math.round).join(' | ')} | ${mebibytes.toFixed(1)} |`);
    await context.close();
  }
} finally {
  await browser.close();
  close();
}
