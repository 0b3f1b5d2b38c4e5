import { expect, test } from '@playwright/test';
import { needsFailedModulesAnew } from './failedModules';

// A failed fetch is logged by the browser, so these run without the silent-page fixture.

const NOT_FETCHED = /This part of Trackyard could not be loaded/;

test.beforeEach(({ page }) => needsFailedModulesAnew(page));

test('a dialog whose code does not come leaves the screen as it is, and Try Again opens it', async ({ page }) => {
  await page.route(/ProductDialog/, (route) => route.abort());
  await page.goto('/vendors?q=metro');
  await page
    .getByRole('row', { name: /Metro Cables/ })
    .getByRole('button', { name: 'Add Product' })
    .click();
  const said = page.getByRole('dialog', { name: 'Could not be loaded' });
  await expect(said).toContainText(NOT_FETCHED);
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toBeHidden();
  await page
    .getByRole('row', { name: /Metro Cables/ })
    .getByRole('button', { name: 'Add Product' })
    .click();
  await expect(said.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.unroute(/ProductDialog/);
  await said.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Product Name')).toBeVisible();
  await expect(said).toBeHidden();
});

test('a toast is said, and its Undo works, while the code that shows toasts does not come', async ({ page }) => {
  await page.route(/Toaster/, (route) => route.abort());
  await page.goto('/stocks/purchase-stocks');
  await page.getByRole('button', { name: 'Add Line' }).click();
  const line = page.getByRole('group', { name: 'Line 2' });
  const remove = async () => {
    await line.getByLabel('Units').fill('7');
    await page.getByRole('button', { name: 'Remove line 2' }).click();
  };
  await remove();
  await expect(line).toHaveCount(0);
  await page.getByRole('status').filter({ hasText: 'Line removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(line.getByLabel('Units')).toHaveValue('7');
  await page.unroute(/Toaster/);
  await remove();
  await expect(page.locator('.ant-notification').getByText('Line removed').first()).toBeVisible();
});

test('a panel of the shell whose code does not come keeps what is typed in the screen', async ({ page }) => {
  await page.route(/\/Palette-/, (route) => route.abort());
  await page.goto('/vendors/add-vendor');
  await page.getByLabel('Vendor Name').fill('Typed before');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Could not be loaded' })).toBeVisible();
  await page.unroute(/\/Palette-/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Search everything' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Vendor Name')).toHaveValue('Typed before');
});

test('a screen whose code does not come is tried again in its place, and on each further way to it', async ({
  page,
}) => {
  await page.route(/AddVendorScreen/, (route) => route.abort());
  await page.goto('/vendors');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Vendor' });
  const oops = page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong.' });
  // The page is loaded anew once, as a newer program may be there: whoever goes back meanwhile would be called back.
  await Promise.all([page.waitForEvent('load'), link.click()]);
  await expect(oops).toBeVisible();
  await expect(page.getByText(NOT_FETCHED)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
  await link.click();
  await expect(oops).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.unroute(/AddVendorScreen/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Vendor' })).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a PDF whose code or letters do not come says so, and is written once they do', async ({ page }) => {
  await page.goto('/sales/statement?account=1');
  const write = () => page.getByRole('button', { name: 'Download PDF' }).click();
  for (const part of [/\/pdfFile-/, /\/Roboto[^/]*\.(ttf|woff)/]) {
    await page.route(part, (route) => route.abort());
    await write();
    await expect(page.locator('.ant-notification').getByText(NOT_FETCHED).first()).toBeVisible();
    await page.unroute(part);
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  }
  const saved = page.waitForEvent('download');
  await write();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});
