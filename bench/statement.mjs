// The statement of a client of five years, among 20,000 accounts with a bill each, and with those of a year and their receipts.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/statement');
await build({
  root: join(root, 'bench/statement'),
  configFile: join(root, 'bench/statement/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});

const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.bench);
  for (const months of [1, 12]) {
    const { bills, rows, first, again, other, due } = await page.evaluate((each) => globalThis.bench.measure(each), months);
    console.log(`| 20,000 accounts, ${bills.toLocaleString('en-IN')} bills | ms |\n|---|---:|`);
    console.log(`| a statement of five years, ${rows} lines, the first since a start | ${first.toFixed(1)} |`);
    console.log(`| the same again | ${again.toFixed(1)} |`);
    console.log(`| another client's | ${other.toFixed(1)} |`);
    console.log(`| balance due and ageing | ${due.toFixed(1)} |`);
  }
} finally {
  await browser.close();
  close();
}
