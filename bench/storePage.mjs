import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the page of a bench, which is the store and its journal without a screen, and serves it.
 * @param {string} name Its folder.
 */
export async function serveStorePage(name) {
  const outDir = join(root, '.bench', name);
  await build({
    root: join(root, 'bench', name),
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return serve(outDir);
}

/**
 * Opens a page when its measurements can be called.
 * @param {import('@playwright/test').BrowserContext | import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function openStorePage(browser, origin) {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => globalThis.bench);
  return page;
}

/**
 * The MiB that a page holds after its garbage is gone.
 * @param {import('@playwright/test').Page} page
 */
export async function heldMebibytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/**
 * Measures in the page of a bench.
 * @param {string} name Its folder.
 * @param {(page: import('@playwright/test').Page) => Promise<void>} measured
 */
export async function onStorePage(name, measured) {
  const { origin, close } = await serveStorePage(name);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await measured(await openStorePage(browser, origin));
  } finally {
    await browser.close();
    close();
  }
}
