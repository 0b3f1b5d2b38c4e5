import type { Page } from '@playwright/test';
import { submit } from './salesSupport';
import { choose, openAt } from './support';
import { expect, test } from './test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a deactivation names what is missing, is filled in by picked names, recorded and taken back', async ({
  page,
}) => {
  await test.step('an empty form names what is missing; removed devices and alert date are asked for a temporary deactivation only', async () => {
    await page.goto('/sales/settings');
    await submit(page);
    await expect(field(page, 'User Name')).toHaveAccessibleDescription('User name is required.');
    const devices = field(page, 'No of Removed Device');
    await expect(devices).toBeDisabled();
    await expect(field(page, 'Alert Date')).toBeDisabled();
    await choose(page, 'Deactivate', 'Temporary');
    await expect(devices).toBeEnabled();
    await expect(devices).toHaveAttribute('aria-required', 'true');
    await submit(page);
    await expect(devices).toHaveAccessibleDescription('Enter number of removed devices.');
    await expect(field(page, 'Alert Date')).toHaveAccessibleDescription('Enter alert date.');
    await choose(page, 'Deactivate', 'Permanent');
    await expect(devices).toBeDisabled();
    await expect(page.getByText('Enter number of removed devices.')).toBeHidden();
  });
  await test.step('a deactivation is recorded and listed, and Undo takes it back', async () => {
    await openAt(page, '/sales/settings');
    await field(page, 'User Name').fill('Meera Joshi');
    await field(page, 'Company Name').fill('Konkan Fleet');
    await field(page, 'Total No of Vehicles').pressSequentially('4x');
    await choose(page, 'Deactivate', 'Temporary');
    await field(page, 'No of Removed Device').fill('2');
    await field(page, 'Alert Date').fill('2026-12-05');
    await submit(page);
    await expect(page.getByText('Konkan Fleet deactivated: Temporary')).toBeVisible();
    const row = page.getByRole('row', { name: /Konkan Fleet/ });
    await expect(row).toContainText('05 Dec 2026');
    await expect(field(page, 'User Name')).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeHidden();
  });
  await test.step('picking a name fills the other and the vehicles, and a name that is no client’s is recorded after a warning', async () => {
    await openAt(page, '/sales/settings');
    await field(page, 'Company Name').fill('konkan');
    await page.getByTitle('Konkan Cold Chain Ltd').click();
    await expect(field(page, 'User Name')).toHaveValue('Sneha Rane');
    await expect(field(page, 'Total No of Vehicles')).toHaveValue('8');
    // Typed to its end it does the same once the field is left.
    await field(page, 'User Name').fill('');
    await field(page, 'Company Name').fill('');
    await field(page, 'User Name').fill('farida merchant');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Company Name')).toHaveValue('Arabian Sea Foods');
    await field(page, 'User Name').fill('Nobody');
    await expect(page.getByText('No client has this name. It is recorded without one.')).toBeVisible();
    await field(page, 'Company Name').fill('No Company');
    await choose(page, 'Deactivate', 'Delete From Debtors');
    await submit(page);
    await expect(
      page.getByText('No Company recorded: no client has this name, so nobody was taken off the list.'),
    ).toBeVisible();
  });
  await test.step('what a person typed stays, whichever client is picked beside it, and Tab picks none', async () => {
    await openAt(page, '/sales/settings');
    await field(page, 'User Name').fill('Nobody');
    await field(page, 'Total No of Vehicles').fill('3');
    await field(page, 'Company Name').fill('konkan cold chain ltd');
    await expect(page.getByTitle('Konkan Cold Chain Ltd', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Company Name')).toHaveValue('konkan cold chain ltd');
    await field(page, 'Company Name').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Company Name')).toHaveValue('Konkan Cold Chain Ltd');
    await expect(field(page, 'User Name')).toHaveValue('Nobody');
    await expect(field(page, 'Total No of Vehicles')).toHaveValue('3');
  });
});
