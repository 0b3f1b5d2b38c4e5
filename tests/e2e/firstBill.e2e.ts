import { expectNothingSerious } from './axe';
import { startEmpty } from './support';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';
import { expect, test } from './test';

test('from nothing to a printed bill over what the package says, which Billed does not issue before there is a vehicle', async ({
  page,
}) => {
  await page.goto('/settings/data');
  await startEmpty(page);
  await page.goto('/sales/new-account');
  await fillClient(page);
  await submit(page);
  await fillBilling(page);
  await submit(page);
  await fillPackage(page);
  await submit(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const billed = page.getByRole('row', { name: /Konkan Fleet/ }).getByRole('button', { name: 'Billed' });
  await billed.click();
  const dialog = page.getByRole('dialog', { name: 'No bill for Konkan Fleet' });
  await expect(dialog.getByRole('status')).toHaveText(
    'Konkan Fleet has no vehicle with a number yet, so no bill is issued. Enter its number in Edit Bill.',
  );
  await expect(dialog.getByRole('table', { name: 'Lines of Konkan Fleet' })).toContainText('To be assigned');
  await expectNothingSerious(page);
  await dialog.getByRole('link', { name: 'Edit Bill of Konkan Fleet' }).click();
  await page.getByLabel('Vehicle Number').fill('MH12AB1234');
  await submit(page);
  await billed.click();
  // ₹1,180 for half a year with GST in it.
  await expect(page.getByText('Konkan Fleet billed, ₹197')).toBeVisible();
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tax Invoice INV\/\d\d-\d\d\/000001$/);
  await expect(page.getByText('Rupees One Hundred Ninety Seven', { exact: false }).first()).toBeVisible();
});
