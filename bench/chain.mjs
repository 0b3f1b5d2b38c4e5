// The chain with 1,00,000 devices of 4,00,000 movements: its check, its figures, its lists, and a thousand received at once.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/chain');
await build({
  root: join(root, 'bench/chain'),
  configFile: join(root, 'bench/chain/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});

const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.bench);
  const { check, figures, lists, received, offered, figuresAfter } = await page.evaluate(() => globalThis.bench.measure());
  console.log('| 1,00,000 devices, 4,00,000 movements | ms |\n|---|---:|');
  console.log(`| all of it checked, as a start does | ${check.toFixed(0)} |`);
  console.log(`| every figure of the dashboard | ${figures.toFixed(0)} |`);
  console.log(`| bags, branches, received and configured stock | ${lists.toFixed(0)} |`);
  console.log(`| 1,000 received | ${received.toFixed(0)} |`);
  console.log(`| 50 offered by a challan | ${offered.toFixed(0)} |`);
  console.log(`| every figure again after that | ${figuresAfter.toFixed(0)} |`);
} finally {
  await browser.close();
  close();
}
