import { expectNothingSerious } from './axe';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';
import { expect, test } from './test';

const ADDRESSES = [
  '/sales',
  '/sales/new-account',
  '/sales/display-billed',
  '/sales/display-billed?tab=pending',
  '/sales/detailed-client?account=3',
  '/sales/edit-bill?account=3',
  '/sales/edit-bill',
  '/sales/proforma?account=3',
  '/sales/clients',
  '/sales/expenses',
  '/sales/settings',
];

for (const address of ADDRESSES) {
  test(`axe finds nothing serious at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main').locator('table, form, p').first()).toBeVisible();
    await expectNothingSerious(page);
  });
}

test('axe finds nothing serious in the wizard, its messages and its confirmation', async ({ page }) => {
  await page.goto('/sales/new-account');
  await submit(page);
  await expectNothingSerious(page);
  await fillClient(page, { State: 'Delhi', 'Company Name': 'Majha Road Carriers' });
  await expectNothingSerious(page);
  await submit(page);
  await fillBilling(page, { 'PAN Number': 'AAACA7870P' });
  await expectNothingSerious(page);
  await submit(page);
  await expect(page).toHaveURL('/sales/select-package');
  await fillPackage(page);
  await submit(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

test('no screen of the sales area scrolls sideways as a whole at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('table, form, p').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
  }
});
