import { expectNothingSerious } from './axe';
import { expect, test } from './test';

const ADDRESSES = [
  '/',
  '/vendors',
  '/vendors/1',
  '/vendors/99',
  '/vendors/add-vendor',
  '/stocks',
  '/stocks/requested-stocks',
  '/stocks/purchase-stocks',
  '/stocks/expected',
  '/stocks/expected/branches',
  '/stocks/expected/manufacturer',
  '/stocks/received-stocks',
  '/stocks/configured-stocks',
  '/settings/data',
  '/sales',
  '/cce/not-working',
  '/nonsense',
];

for (const address of ADDRESSES) {
  test(`axe finds nothing serious at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingSerious(page);
  });
}

test('axe finds nothing serious in a form full of messages, nor in the dialogs', async ({ page }) => {
  await page.goto('/vendors/add-vendor');
  await page.getByLabel('GST No').fill('29AAFCA7488L1Z0');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Vendor name is required')).toBeVisible();
  await expectNothingSerious(page);
  await page.goto('/vendors');
  await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rate is required')).toBeVisible();
  await expectNothingSerious(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('row', { name: /Metro Cables/ })
    .getByRole('button', { name: 'Edit Price' })
    .click();
  await expect(page.getByRole('dialog', { name: /Edit Price/ })).toBeVisible();
  await expectNothingSerious(page);
});

test('axe finds nothing serious in the drawer of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/vendors');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNothingSerious(page);
});
