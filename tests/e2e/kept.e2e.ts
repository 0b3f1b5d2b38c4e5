import type { Page } from '@playwright/test';
import { addProduct } from './support';
import { expect, test } from './test';

const total = (page: Page) => page.getByRole('row', { name: /Metro Cables/ }).getByRole('cell').nth(1);

test('beside a newer program a tab changes nothing, says so, offers the reload, and keeps what is typed', async ({ page }) => {
  await page.goto('/vendors');
  await expect(total(page)).toHaveText('5');
  await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product Name').fill('Typed before');
  await dialog.getByLabel('Rate').fill('40');
  await dialog.getByLabel('Minimum Order Quantity').fill('5');
  // What a newer program would write: an entry of a version that this one does not know.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('trackyard');
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction('entries', 'readwrite');
          const action = { type: 'vendors/vendorRenamed', payload: {} };
          tx.objectStore('entries').add({ id: 'newer', at: new Date().toISOString(), by: 'Ravi', version: 99, about: [], action });
          tx.addEventListener('complete', () => {
            opening.result.close();
            const channel = new BroadcastChannel('trackyard');
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only.
            channel.postMessage(null);
            resolve();
          });
        });
      }),
  );
  await expect(page.getByText(/A newer version of Trackyard is in use in this browser/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Nothing was changed: a newer version of Trackyard is in use here/)).toBeVisible();
  await expect(dialog.getByLabel('Product Name')).toHaveValue('Typed before');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeAttached();
});

test('a newer program need not wait for an older tab, which gives way and says so', async ({ page }) => {
  await page.goto('/vendors');
  await expect(total(page)).toHaveText('5');
  const version = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('trackyard', 3);
        opening.addEventListener('success', () => resolve(opening.result.version));
      }),
  );
  expect(version).toBe(3);
  await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product Name').fill('Siren');
  await dialog.getByLabel('Rate').fill('40');
  await dialog.getByLabel('Minimum Order Quantity').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/A newer version of Trackyard is in use in this browser/)).toBeVisible();
});

test('without a channel between tabs nothing goes to memory, and tabs still hear of each other', async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.goto('/vendors');
  const other = await context.newPage();
  await other.goto('/vendors');
  await expect(total(other)).toHaveText('5');
  await addProduct(page, 'Siren');
  await expect(total(other)).toHaveText('6');
  await expect(page.getByText(/This browser cannot keep your changes/)).toBeHidden();
  await page.reload();
  await expect(total(page)).toHaveText('6');
});

test('what was said while the storage did not answer is kept as soon as it does', async ({ page }) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...args) => {
      if (sessionStorage.getItem('storage') === 'on') return open(...args);
      throw new DOMException('The storage is off.', 'UnknownError');
    };
  });
  await page.goto('/vendors');
  await expect(page.getByText(/This browser cannot keep your changes: they last until this tab is closed/)).toBeVisible();
  await addProduct(page, 'Said from memory');
  await page.evaluate(() => sessionStorage.setItem('storage', 'on'));
  await expect(page.getByText(/This browser cannot keep your changes/)).toBeHidden();
  await expect(total(page)).toHaveText('6');
  await page.reload();
  await expect(total(page)).toHaveText('6');
});

test('what the disk had not taken when the page was reloaded is there again, and is kept then', async ({ page }) => {
  // The disk takes nothing until the page is reloaded.
  await page.addInitScript(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'reload') return;
    // oxlint-disable-next-line typescript/unbound-method -- It is called with the store that it is of.
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...args) {
      const isFact = this.name === 'entries' && !JSON.stringify(args[0]).includes('"beginning"');
      if (isFact) this.transaction.abort();
      return add.apply(this, args);
    };
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/vendors');
  await addProduct(page, 'Siren');
  await expect(page.getByText(/1 change not saved yet/)).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText('6');
  await page.reload();
  await expect(total(page)).toHaveText('6');
});
