import { expectNothingSerious } from './axe';
import { tabTo, openAt } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
});

test('a client is corrected by the keyboard and taken back with Undo, and corrected by a GST number, which its activity tells', async ({
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
  await test.step('a client is corrected by a GST number, and its activity tells from what', async () => {
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
  });
});
