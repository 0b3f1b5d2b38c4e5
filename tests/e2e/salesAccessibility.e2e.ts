import { expectNothingSerious } from './axe';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';
import { expect, test } from './test';

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
