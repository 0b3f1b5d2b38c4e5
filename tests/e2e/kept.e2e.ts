import { addProduct, productTotal } from './support';
import { expect, test } from './test';

test('without a channel between tabs nothing goes to memory, and tabs still hear of each other', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.goto('/vendors');
  const other = await context.newPage();
  await other.goto('/vendors');
  await expect(productTotal(other)).toHaveText('5');
  await addProduct(page, 'Siren');
  await expect(productTotal(other)).toHaveText('6');
  await expect(page.getByText(/This browser cannot keep your changes/)).toBeHidden();
  await page.reload();
  await expect(productTotal(page)).toHaveText('6');
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
  await expect(
    page.getByText(
      /This browser cannot keep your changes: they last until this tab is closed.+ What it kept before, if anything, is shown once/,
    ),
  ).toBeVisible();
  await addProduct(page, 'Said from memory');
  await page.evaluate(() => sessionStorage.setItem('storage', 'on'));
  await expect(page.getByText(/This browser cannot keep your changes/)).toBeHidden();
  await page.reload();
  await expect(productTotal(page)).toHaveText('6');
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
  await expect(productTotal(page)).toHaveText('6');
  await page.reload();
  await expect(productTotal(page)).toHaveText('6');
});
