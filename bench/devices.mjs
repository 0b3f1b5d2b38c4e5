// The received stock with 1,00,000 devices: a keystroke in its search, and accepting a thousand at once.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';
import { heldMebibytes } from './storePage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/manyDevices');
await build({
  root,
  configFile: join(root, 'bench/manyDevices/vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});

/** In the page: does something and gives the milliseconds until the frame in which `done` came true was painted. */
function installTimer() {
  globalThis.timed = (act, done) =>
    new Promise((resolve) => {
      const began = performance.now();
      const look = () => {
        if (!done()) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      act();
    });
  globalThis.typeInto = (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(installTimer);
  await page.goto(`${origin}/stocks/received-stocks#100000`);
  await page.getByRole('searchbox', { name: 'Search' }).waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const keys = [];
  for (const text of ['I', 'IT', 'ITG', 'ITGC', 'ITGC-', 'ITGC-0', 'ITGC-01', 'ITGC-012']) {
    const milliseconds = await page.evaluate((typed) => {
      const count = document.querySelector('[role=status]');
      const before = count.textContent;
      const input = document.querySelector('input[type=search]');
      return globalThis.timed(
        () => globalThis.typeInto(input, typed),
        () => count.textContent !== before || count.textContent.startsWith('1,00,000'),
      );
    }, text);
    keys.push(milliseconds);
    await page.waitForTimeout(400);
  }
  const found = await page.getByRole('status').first().textContent();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: /Accept selected/ }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill('1');
  const accepting = await page.evaluate(() => {
    const verify = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Verify OTP');
    return globalThis.timed(
      () => verify.click(),
      () => !document.body.contains(verify) && document.querySelector('tbody')?.textContent.includes('Accepted'),
    );
  });
  console.log('| 1,00,000 received devices | |\n|---|---:|');
  console.log(
    `| key → result, median of ${keys.length} (slowest), ms | ${Math.round(median(keys))} (${Math.round(Math.max(...keys))}) |`,
  );
  console.log(`| accepting ${found}, ms | ${Math.round(accepting)} |`);
  console.log(`| memory, MiB | ${(await heldMebibytes(page)).toFixed(0)} |`);
} finally {
  await browser.close();
  close();
}
