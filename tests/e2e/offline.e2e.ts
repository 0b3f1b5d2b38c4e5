import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import sirv from 'sirv';
import { addProduct, productTotal } from './support';

/** A server of the built program that can go away, and be given a next version. Being away is logged by the browser, so no page is silent here. */
const test = base.extend<{ server: Awaited<ReturnType<typeof serveBuilt>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs.
  server: async ({}, give) => {
    const server = await serveBuilt();
    await give(server);
    server.goAway();
  },
});
test.use({ serviceWorkers: 'allow' });

async function serveBuilt() {
  const files = sirv('dist', { single: true, etag: true });
  let worker = readFileSync('dist/sw.js', 'utf8');
  const server = createServer((request, response) => {
    if (request.url !== '/sw.js') return files(request, response);
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(worker);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens at no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    goAway: () => {
      server.close();
      server.closeAllConnections();
    },
    /** The next version differs in nothing but its worker. */
    release: () => {
      worker += '\n// The next version.';
    },
  };
}

/** Has the worker that serves now rest, as it does by itself where no developer tools, by which a journey looks, keep it awake. */
async function restingWorker(context: BrowserContext, page: Page) {
  const tools = await context.newCDPSession(page);
  const serving = new Promise<string[]>((found) =>
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.filter(({ status }) => status === 'activated');
      if (active.length > 0) found(active.map(({ versionId }) => versionId));
    }),
  );
  await tools.send('ServiceWorker.enable');
  const rest = await serving;
  // Never the next one, which the page that it serves waits for.
  return async () => {
    for (const versionId of rest) await tools.send('ServiceWorker.stopWorker', { versionId });
  };
}

/** Once the worker has all of the program. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('without a network the program starts, every area opens, and what is entered is kept', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/vendors`);
  await kept(page);
  server.goAway();
  for (const [address, heading] of [
    ['/sales/statement?account=1', 'Statement of Account'],
    ['/vendors', 'Vendors'],
  ] as const) {
    await page.goto(`${server.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const before = Number(await productTotal(page).innerText());
  await addProduct(page, 'Bought on a train');
  await page.reload();
  await expect(productTotal(page)).toHaveText(String(before + 1));
});

test('a new version is offered and forced on nobody: the tab that takes it is loaded, the other keeps what is typed', async ({
  context,
  page,
  server,
}) => {
  await page.goto(`${server.origin}/vendors`);
  await kept(page);
  await page.reload();
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.origin}/stocks/purchase-stocks`);
  await other.getByLabel('Units').first().fill('7');
  server.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = page.getByRole('status').filter({ hasText: 'A new version of Trackyard is ready.' });
  await expect(offer).toBeVisible();
  await expect(other.getByText('A new version of Trackyard is ready.')).toBeVisible();
  const rest = await restingWorker(context, page);
  let loaded = false;
  page.once('load', () => (loaded = true));
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect
    .poll(async () => {
      await rest();
      return loaded;
    })
    .toBe(true);
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(other.getByText('Another tab runs a new version of Trackyard.')).toBeVisible();
  await expect(other.getByLabel('Units').first()).toHaveValue('7');
});
