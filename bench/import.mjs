// The import of 5,000 rows: how long until they are shown, mended and taken, and the longest piece in which the page does not answer.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const ROWS = 5000;
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/import');
await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });

const numbers = Array.from({ length: ROWS }, (_, index) => String(index).padStart(4, '0'));
const csv = (headings, row) => [headings, ...numbers.map(row)].join('\n');

/** Of each list a file of new records, in which one cell of the first row is wrong. */
const FILES = [
  {
    list: 'vendors',
    path: '/vendors',
    mend: 'Phone, row 2',
    text: csv(
      'Vendor Name,Phone,Address,GST No,PAN No,Account No',
      (n) =>
        `Vendor ${n},${n === '0000' ? '' : `982000${n}`},"${n} Link Road, Mumbai 400064",27AAPFU${n}F1ZV,AAPFU${n}F,12345678${n}`,
    ),
  },
  {
    list: 'clients, each with a vehicle',
    path: '/sales/clients',
    mend: 'Mobile Number, row 2',
    text: csv(
      'Company Name,First Name,Last Name,Email Address,Mobile Number,State,Potential,Address,Billing Name,Account Number,GST Number,PAN Number,Billing Address,Billing Email,Device Type,Model,Account,Hardware,Installation,Hardware on Lease,Lease Months,Subscription,Vehicle Number',
      (n) =>
        `Fleet ${n},Meera,Joshi,m${n}@fleet.example,${n === '0000' ? '' : `982000${n}`},Mumbai,High,"${n} Link Road",Fleet ${n},12345678${n},27AAPFU${n}F1ZV,AAPFU${n}F,9 Dock Road,a${n}@fleet.example,Printer,HP LaserJet,Account A,9000,1000,0,12,590,MH 12 AB ${n}`,
    ),
  },
];

/** In the page: notes every piece of work that takes longer than 50 ms. */
function watchTasks() {
  globalThis.benchTasks = [];
  new PerformanceObserver((list) =>
    globalThis.benchTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true });
}

/** Milliseconds that something takes, and the longest piece of work in it. */
async function measured(page, act) {
  await page.evaluate(() => void (globalThis.benchTasks.length = 0));
  const began = performance.now();
  await act();
  const whole = performance.now() - began;
  // What was long is told a little later.
  await page.waitForTimeout(300);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.benchTasks));
  return `${whole.toFixed(0)} (${longest.toFixed(0)})`;
}

const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
console.log(
  '| 5,000 new rows, ms (longest piece) | file → shown | a cell mended → shown | Import → done | Undo → done |\n|---|---:|---:|---:|---:|',
);
try {
  for (const { list, path, text, mend } of FILES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watchTasks);
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Download a template' }).waitFor();
    const choose = dialog.locator('input[type=file]');
    const shown = await measured(page, async () => {
      await choose.setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await dialog.getByText('5,000 rows: 4,999 new').waitFor();
    });
    await dialog.getByRole('textbox', { name: mend }).fill('9820000000');
    const mended = await measured(page, async () => {
      await page.keyboard.press('Enter');
      await dialog.getByText('5,000 rows: 5,000 new').waitFor();
    });
    const taken = await measured(page, async () => {
      await dialog.getByRole('button', { name: /^Import 5,000/ }).click();
      await page.getByText(/^1–20 of 5,0(?!00)/).waitFor();
      await dialog.waitFor({ state: 'hidden' });
    });
    const undone = await measured(page, async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText(/^1–20 of 5,0(?!00)/).waitFor({ state: 'hidden' });
    });
    console.log(`| ${list} | ${shown} | ${mended} | ${taken} | ${undone} |`);
    await page.close();
  }
} finally {
  await browser.close();
  close();
}
