import type { BrowserContextOptions, Page } from '@playwright/test';
import { test } from './test';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The tests' own, each in a browser that keeps what these steps have kept: a worker takes them once. */
export const begunWith = (steps: (page: Page) => Promise<void>) =>
  test.extend<object, { kept: Kept }>({
    kept: [
      async ({ browser }, give, { project }) => {
        const { baseURL = '', locale = '', timezoneId = '' } = project.use;
        const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers: 'block' });
        await steps(await context.newPage());
        const kept = await context.storageState({ indexedDB: true });
        await context.close();
        await give(kept);
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    storageState: ({ kept }, give) => give(kept),
  });
