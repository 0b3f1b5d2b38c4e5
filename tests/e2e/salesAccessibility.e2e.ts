import { expectNothingSerious } from './axe';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';
import { expect, test } from './test';

test('axe finds nothing serious in the dark in the wizard, its hints and its confirmation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sales/new-account');
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
