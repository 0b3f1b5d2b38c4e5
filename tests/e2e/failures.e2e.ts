import { expect, test } from '@playwright/test';

// These pages log errors by intention, so they run without the silent-page fixture.

test('a screen whose code does not arrive shows the error inside its shell, with a way to try again', async ({ page }) => {
  await page.route(/AddVendorScreen/, (route) => route.abort());
  await page.goto('/vendors/add-vendor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Vendor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  await page.unroute(/AddVendorScreen/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Vendor' })).toBeVisible();
});

test('vendors that are still loading say so', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/sampleDataset/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/vendors');
  await expect(page.getByText('Loading vendors...')).toBeVisible();
  arrive();
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
});

test('vendors that cannot be loaded say so, and Try Again loads them', async ({ page }) => {
  await page.route(/sampleDataset/, (route) => route.abort());
  await page.goto('/vendors');
  await expect(page.getByRole('alert')).toHaveText('Error loading vendors.');
  await page.unroute(/sampleDataset/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
});
