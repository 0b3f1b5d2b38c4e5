import { expectNothingSerious } from './axe';
import { tabTo } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
});

test('a client is corrected by the keyboard, and taken back with Undo', async ({ page }) => {
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
