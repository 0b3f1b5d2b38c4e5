import type { Page } from '@playwright/test';
import { submit } from './salesSupport';
import { fillVendor, visit } from './support';
import { expect, test } from './test';

const MILLION = '1a'.repeat(500_000);
/** More than the longest list of addresses; a text of so many characters is shown at once. */
const MANAGEABLE = 21_000;
const TOO_LONG = MILLION.slice(0, 2 * MANAGEABLE);

const FIELDS = [
  'input:visible:enabled:not([readonly], [type=checkbox], [type=radio], [type=date], [type=month], [type=datetime-local])',
  'textarea:visible:enabled:not([readonly])',
].join();

/** Pastes twice as many characters into every field that is in sight, the last one first: a search may take those below it away. */
async function pasteEverywhere(page: Page) {
  const fields = page.locator(FIELDS);
  await expect(fields.first()).toBeVisible();
  for (let index = (await fields.count()) - 1; index >= 0; index -= 1) {
    await fields.nth(index).focus();
    await page.keyboard.insertText(TOO_LONG);
    await expect.poll(async () => (await fields.nth(index).inputValue()).length).toBeLessThan(MANAGEABLE);
  }
}

/** One listener of the whole document keeps all fields short: shown with lines, areas, a search, and a dialog's. */
const SCREENS = ['/vendors', '/vendors/add-vendor'];

test('no field takes in more than can be shown at once', async ({ page }) => {
  await test.step('no field of a form takes in more than can be shown at once', async () => {
    await page.goto('/login');
    await pasteEverywhere(page);
    await page.goto('/');
    for (const address of SCREENS)
      await test.step(address, async () => {
        await visit(page, address);
        await pasteEverywhere(page);
      });
  });
  await test.step('no field of the tools takes in more than can be shown at once', async () => {
    for (const tool of ['Tech Support'])
      await test.step(tool, async () => {
        await page.goto('/cce/view-job');
        await page.getByRole('button', { name: tool, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await pasteEverywhere(page);
      });
  });
});

test('a text that is too long is said to be, and a long word leaves the Undo in sight', async ({ page }) => {
  test.slow();
  await test.step('a text that was too long to be taken in whole is still said to be too long, however it came in', async () => {
    await page.goto('/sales/new-account');
    await page.getByLabel('First Name').fill(MILLION);
    await page.getByLabel('Address', { exact: true }).focus();
    await page.keyboard.insertText(MILLION);
    await submit(page);
    await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(
      'First Name can have at most 200 characters.',
    );
    await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
      'Address can have at most 2,000 characters.',
    );
  });
  await test.step('a name of one long word scrolls no page sideways, and leaves the Undo of its toast in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/vendors/add-vendor');
    await fillVendor(page, 'Annapoorneshwari'.repeat(6));
    await page.getByLabel('Product Name').fill('Magnet');
    await page.getByLabel('Rate').fill('120');
    await page.getByLabel('Minimum Order Quantity').fill('10');
    await submit(page);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await sideways()).toBeLessThanOrEqual(390);
    await visit(page, '/vendors/13');
    await expect(page.getByRole('heading', { name: /^Annapoorneshwari/ })).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(390);
  });
});
