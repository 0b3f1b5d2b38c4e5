import type { BrowserContext, Page } from '@playwright/test';
import { addProduct } from './support';
import { expect, test } from './test';

/** How many facts are called saved before the browser is killed, while further ones are on their way. */
const SAVED = 12;

/** Ends the browser's own process at once, as a crash would: it writes nothing more. */
async function kill(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('The browser has no process.');
  const gone = context.waitForEvent('close');
  process.kill(own.id, 'SIGKILL');
  await gone;
}

test('a browser that is killed in mid-burst has lost nothing that it called saved', async ({
  playwright,
  baseURL,
}, testInfo) => {
  const { launchOptions, locale, timezoneId } = testInfo.project.use;
  const open = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath('browser'), {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      reducedMotion: 'reduce',
    });

  const context = await open();
  const saved: string[] = [];
  let killing: Promise<void> | undefined;
  /** Adds one product after another, until the browser is gone. */
  const burst = async (page: Page, tab: number) => {
    await page.goto('/vendors');
    for (let count = 0; !killing; count += 1) {
      const name = `Product ${tab}-${count} of the burst`;
      await addProduct(page, name);
      saved.push(name);
      if (saved.length >= SAVED) killing ??= kill(context);
    }
  };
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  const bursts = tabs.map(burst);
  await Promise.allSettled(bursts);
  await killing;
  expect(saved.length).toBeGreaterThanOrEqual(SAVED);

  const again = await open();
  const page = await again.newPage();
  await page.goto('/vendors/2');
  for (const name of saved) await expect(page.getByRole('row', { name })).toBeVisible();
  await expect(page.getByText(/could not be read|cannot keep your changes|not saved yet/)).toBeHidden();
  await again.close();
});
