import { expect, test } from './test';
import { fillVendor, openAt } from './support';

const OFFER = 'You started this form earlier. Your entries are still here.';

test('what was typed into Add Vendor outlives a reload, is offered, and is gone once it was submitted or something else was typed', async ({
  page,
}) => {
  test.slow();
  await test.step('what was typed into Add Vendor outlives a reload, is offered, and is gone once it was submitted', async () => {
    await page.goto('/vendors/add-vendor');
    await fillVendor(page, 'Draft Traders');
    await page.getByLabel('Product Name').fill('Relay');
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: OFFER })).toBeVisible();
    await expect(page.getByLabel('Vendor Name')).toHaveValue('');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(OFFER)).toBeHidden();
    await expect(page.getByLabel('Vendor Name')).toHaveValue('Draft Traders');
    await expect(page.getByLabel('Product Name')).toHaveValue('Relay');
    await expect(page.getByText(OFFER)).toBeHidden();
    await page.getByLabel('Rate').fill('80');
    await page.getByLabel('Minimum Order Quantity').fill('5');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/vendors');
    await page.goto('/vendors/add-vendor');
    await expect(page.getByLabel('Vendor Name')).toHaveValue('');
    await expect(page.getByText(OFFER)).toBeHidden();
  });
  await test.step('whoever goes on without the draft that is offered keeps what they type instead, and a GST number they came with', async () => {
    await openAt(page, '/vendors/add-vendor');
    await page.getByLabel('Vendor Name').fill('Draft Traders');
    await page.goto('/vendors/add-vendor?gstNo=27AAPFU0939F1ZV');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Vendor Name')).toHaveValue('Draft Traders');
    await expect(page.getByLabel('GST No')).toHaveValue('27AAPFU0939F1ZV');
    await page.goto('/vendors/add-vendor');
    await expect(page.getByText(OFFER)).toBeVisible();
    await page.getByLabel('Vendor Name').pressSequentially('New Traders');
    await expect(page.getByText(OFFER)).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Vendor Name')).toHaveValue('New Traders');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill('27AAPFU0939F1ZV');
    await page.getByRole('option', { name: /^Add New Vendor/ }).click();
    await expect(page.getByLabel('GST No')).toHaveValue('27AAPFU0939F1ZV');
    await expect(page.getByLabel('Vendor Name')).toHaveValue('New Traders');
  });
});

test('each client’s bill has a draft of its own, which is discarded for good', async ({ page }) => {
  await page.goto('/sales/edit-bill?account=1');
  await page.getByLabel('Address').fill('12 New Road');
  await page.goto('/sales/edit-bill?account=2');
  await expect(page.getByLabel('Address')).toBeVisible();
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.goto('/sales/edit-bill?account=1');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Address')).toBeVisible();
  await expect(page.getByText(OFFER)).toBeHidden();
});
