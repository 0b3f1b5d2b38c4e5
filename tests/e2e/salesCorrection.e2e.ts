import { expectNothingSerious } from './axe';
import { tabTo, visit, openAt } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
});

test('a document about which something is missing leads to the correction of its client', async ({ page }) => {
  await page.goto('/sales/detailed-client?account=2&do=correct');
  const dialog = page.getByRole('dialog', { name: 'Correct Konkan Cold Chain Ltd' });
  await dialog.getByLabel('GST Number').fill('27AADCK8206P1Z9');
  await expect(dialog.getByText(/check character/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await visit(page, '/sales/edit-bill?account=2');
  await page.getByLabel('Month/Year').fill('Dec 2026');
  await page.getByLabel('Discount').focus();
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Konkan Cold Chain Ltd: .* billed/ })).toBeVisible();
  await visit(page, '/sales/gst-returns?month=2026-11');
  await page.getByRole('link', { name: 'Correct Konkan Cold Chain Ltd' }).click();
  await expect(dialog.getByLabel('GST Number')).toHaveValue('27AADCK8206P1Z9');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/detailed-client\?account=2$/);
});

test('a client is corrected by the keyboard and taken back with Undo; a bill that was there stays, and the next one is of the new state', async ({
  page,
}) => {
  await test.step('the correction, with nothing serious in its form, is filled in and saved by the keyboard, and taken back with Undo', async () => {
    await page.goto('/sales/detailed-client?account=2');
    await tabTo(page, page.getByRole('button', { name: 'Correct Details' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Correct Konkan Cold Chain Ltd' });
    await expect(dialog.getByLabel('From', { exact: true })).toBeFocused();
    await expectNothingSerious(page);
    await tabTo(page, dialog.getByLabel('State'));
    await page.keyboard.type('goa');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('State')).toHaveAccessibleDescription(
      'The GST number is registered in Maharashtra, not in Goa.',
    );
    await expect(dialog.getByLabel('State')).toBeFocused();
    await page.keyboard.type('mah');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const state = page.getByRole('region', { name: 'Client Details' });
    await expect(state.getByText('Maharashtra')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(state.getByText('Mumbai', { exact: true })).toBeVisible();
  });
  await test.step('a client is corrected, the bill that was there stays, and the next one is of the new state', async () => {
    await openAt(page, '/sales/detailed-client?account=2');
    const before = page.getByRole('main');
    await expect(before.getByText('27AADCK8206P1Z2')).toBeVisible();
    await page.getByRole('button', { name: 'Correct Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct Konkan Cold Chain Ltd' });
    await expect(dialog.getByLabel('From', { exact: true })).toHaveValue('22 Nov 2026');
    await dialog.getByLabel('GST Number').fill('07AADCK8206P1Z4');
    await expect(dialog.getByText('State: Delhi, by the GST number.')).toBeVisible();
    await dialog.getByLabel('Mobile Number').fill('98');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Mobile Number')).toHaveAccessibleDescription('Enter a valid 10-digit number.');
    await dialog.getByLabel('Mobile Number').fill('9820055555');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Konkan Cold Chain Ltd corrected from 22 Nov 2026 on' }),
    ).toBeVisible();
    await expect(page.getByText('07AADCK8206P1Z4')).toBeVisible();
    await expect(page.getByText('9820055555')).toBeVisible();

    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText(/corrected Konkan Cold Chain Ltd from 22 Nov 2026 on/).first()).toBeVisible();
    await expect(page.getByText('27AADCK8206P1Z2').first()).toBeVisible();

    await visit(page, '/sales/edit-bill?account=2');
    await page.getByLabel('Month/Year').fill('Dec 2026');
    await page.getByLabel('Discount').focus();
    await page.getByRole('button', { name: 'Billed' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Konkan Cold Chain Ltd: .* billed/ })).toBeVisible();
    await visit(page, '/sales/issued-bills?account=2');
    await page
      .getByRole('link', { name: /^INV\/26-27/ })
      .first()
      .click();
    const paper = page.getByRole('article');
    await expect(paper.getByText('07AADCK8206P1Z4')).toBeVisible();
    await expect(paper.getByText('IGST').first()).toBeVisible();
  });
});
