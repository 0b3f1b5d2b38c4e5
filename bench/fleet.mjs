// The fleet: 50,000 vehicles with 2,00,000 fitments and jobs; its lists, a page, contacts imported, and a job closed.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/fleet');
await build({
  root: join(root, 'bench/fleet'),
  configFile: join(root, 'bench/fleet/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});

const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.bench);
  const { check, lists, page: shown, contacts, assigned, closed, listsAfter } = await page.evaluate(() => globalThis.bench.measure());
  console.log('| 50,000 vehicles, 1,50,000 fitments, 50,000 jobs | ms |\n|---|---:|');
  console.log(`| all of it checked, as a start does | ${check.toFixed(0)} |`);
  console.log(`| fleet, Not Working, accounts with their vehicles, fitments | ${lists.toFixed(0)} |`);
  console.log(`| what the page of one vehicle tells | ${shown.toFixed(0)} |`);
  console.log(`| 5,000 contacts imported | ${contacts.toFixed(0)} |`);
  console.log(`| a job assigned | ${assigned.toFixed(0)} |`);
  console.log(`| a job closed: one swapped | ${closed.toFixed(0)} |`);
  console.log(`| the lists again after that | ${listsAfter.toFixed(0)} |`);
} finally {
  await browser.close();
  close();
}
