import { expect, test } from '@playwright/test';

// A failed load is logged by the browser, so these run without the silent-page fixture.

test('the Request Stock form says that the vendors are still loading', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/sampleBusiness/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/stocks/purchase-stocks');
  await expect(page.getByText('Loading vendors...')).toBeVisible();
  arrive();
  await expect(page.getByRole('group', { name: 'Line 1' })).toBeVisible();
});

test('every screen says when its data cannot be loaded, and Try Again loads it', async ({ page }) => {
  await page.route(/sampleBusiness/, (route) => route.abort());
  for (const [address, text] of [
    ['/stocks', 'Error loading stock.'],
    ['/stocks/requested-stocks', 'Error loading requests.'],
    ['/stocks/purchase-stocks', 'Error loading vendors.'],
    ['/stocks/expected', 'Error loading expected stock.'],
    ['/stocks/received-stocks', 'Error loading received stock.'],
    ['/stocks/configured-stocks', 'Error loading configured stock.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(text);
  }
  await page.unroute(/sampleBusiness/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  // Not "no alert": a toolbar may keep an empty one for what it has to say.
  await expect(page.getByText('Error loading configured stock.')).toHaveCount(0);
});
