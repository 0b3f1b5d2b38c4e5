import { expect, test } from '@playwright/test';
import { needsFailedModulesAnew } from './failedModules';
import { addProduct, productTotal } from './support';

// These pages log errors by intention, so they run without the silent-page fixture.

test('a screen whose code does not arrive shows the error inside its shell, with a way to try again', async ({
  page,
}) => {
  await needsFailedModulesAnew(page);
  await page.route(/AddVendorScreen/, (route) => route.abort());
  await page.goto('/vendors/add-vendor');
  // A newer program might be there: the page is loaded anew once, by itself.
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Vendor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  await page.unroute(/AddVendorScreen/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Vendor' })).toBeVisible();
});

test('vendors that cannot be loaded say so, and while they are still loading, as Try Again has them', async ({
  page,
}) => {
  await page.route(/sampleBusiness/, (route) => route.abort());
  await page.goto('/vendors');
  await expect(page.getByRole('alert')).toHaveText('Error loading vendors.');
  await page.unroute(/sampleBusiness/);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/sampleBusiness/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Loading vendors...')).toBeVisible();
  arrive();
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
});

test('a browser without storage works on from memory, says so and offers a backup', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  await expect(page.getByText(/This browser cannot keep your changes/)).toBeVisible();
  await page.getByRole('link', { name: 'Download a backup' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^trackyard-.*zip$/);
});

/** Takes all the room that the browser gives, beside the journal; in random bytes, as others are packed. */
async function fillStorage() {
  const opening = indexedDB.open('filler', 1);
  const db = await new Promise<IDBDatabase>((done) => {
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes', { autoIncrement: true }));
    opening.addEventListener('success', () => done(opening.result));
  });
  const fits = (size: number) =>
    new Promise<boolean>((done) => {
      const tx = db.transaction('bytes', 'readwrite');
      tx.addEventListener('complete', () => done(true));
      tx.addEventListener('abort', () => done(false));
      tx.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(size)));
    });
  for (const size of [65_536, 4_096, 256]) {
    let more = true;
    while (more) more = await fits(size);
  }
  db.close();
}

test('changes that do not fit into the storage are counted, closing asks, and they are kept once there is room', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  // Before the first page, as Chromium remembers how much room it found.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), quotaSize: 800_000 });
  await page.goto('/cce/settings');
  const sms = page.getByRole('dialog', { name: 'Send SMS' });
  const openSms = () => page.getByRole('banner').getByRole('button', { name: 'Send SMS' }).click();
  await openSms();
  await expect(sms.getByRole('tab', { name: 'Written (2)' })).toBeVisible();
  await page.evaluate(fillStorage);
  await sms.getByLabel('Mobile Numbers').fill('9820012345');
  await sms.getByLabel('Message').fill('Reports again.');
  await sms.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/1 change not saved yet/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL) });
  await expect(page.getByText(/1 change not saved yet/)).toBeHidden({ timeout: 30_000 });
  await page.reload();
  await openSms();
  await expect(sms.getByRole('tab', { name: 'Written (3)' })).toBeVisible();
});

test('a database that is deleted under a tab begins again with what the tab knows', async ({ page, context }) => {
  await page.goto('/vendors');
  await addProduct(page, 'Before');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('trackyard');
        request.addEventListener('success', resolve);
        request.addEventListener('error', reject);
      }),
  );
  await addProduct(page, 'After');
  await expect(productTotal(page)).toHaveText('7');
  // Another tab knows what the journal holds, as soon as it does.
  const other = await context.newPage();
  await other.goto('/vendors');
  await expect(productTotal(other)).toHaveText('7');
});
