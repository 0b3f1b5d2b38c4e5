import type { Page } from '@playwright/test';
import { submit } from './salesSupport';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a deactivation names what is missing, is filled in by picked names, recorded, taken back, and shows on the client', async ({
  page,
}) => {
  await test.step('an empty form names what is missing; removed devices and alert date are asked for a temporary deactivation only', async () => {
    await page.goto('/sales/settings');
    await submit(page);
    for (const [label, message] of [
      ['User Name', 'User name is required.'],
      ['Company Name', 'Company name is required.'],
      ['Total No of Vehicles', 'Total no. of vehicles is required.'],
      ['Deactivate', 'Please select a deactivation type.'],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(message);
    }
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
  await test.step('Delete From Debtors takes the picked account out of the billed list, and Undo puts it back', async () => {
    await openAt(page, '/sales/settings');
    await field(page, 'User Name').fill('sneha');
    await page.getByTitle('Sneha Rane').click();
    await expect(field(page, 'Company Name')).toHaveValue('Konkan Cold Chain Ltd');
    await choose(page, 'Deactivate', 'Delete From Debtors');
    await submit(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Invoices' }).click();
    await expect(page.getByRole('row', { name: /Yamuna Cabs/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Konkan Cold Chain/ })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /Konkan Cold Chain/ })).toBeVisible();
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
    await expect(page.getByRole('row', { name: /No Company/ })).toBeVisible();
  });
  await test.step('what a person typed stays, whichever client is picked beside it, and Tab picks none; an account that is off the list is not taken off it again', async () => {
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
    await field(page, 'User Name').fill('');
    await field(page, 'Total No of Vehicles').fill('');
    for (const [company, user] of [
      ['Arabian Sea Foods', 'Farida Merchant'],
      ['Konkan Cold Chain Ltd', 'Sneha Rane'],
    ] as const) {
      await field(page, 'Company Name').fill(company.slice(0, 6));
      await page.getByTitle(company, { exact: true }).click();
      await expect(field(page, 'User Name')).toHaveValue(user);
    }
    await field(page, 'Company Name').fill('arabian');
    await page.getByTitle('Arabian Sea Foods').click();
    await choose(page, 'Deactivate', 'Delete From Debtors');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Arabian Sea Foods is deleted from the debtors already.');
    await expect(field(page, 'User Name')).toHaveValue('Farida Merchant');
  });
  await test.step('a pause shows on the client and among the clients', async () => {
    await openAt(page, '/sales/settings');
    await field(page, 'User Name').fill('sneha');
    await page.getByTitle('Sneha Rane').click();
    await choose(page, 'Deactivate', 'Temporary');
    await field(page, 'No of Removed Device').fill('0');
    await field(page, 'Alert Date').fill('2099-01-05');
    await submit(page);
    // Said only once it is kept: before that, leaving the page would lose it.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await visit(page, '/sales/clients');
    await expect(page.getByRole('row', { name: /Konkan Cold Chain/ })).toContainText('Paused, alert 05 Jan 2099');
    await page.getByRole('link', { name: 'Konkan Cold Chain Ltd' }).click();
    await expect(page.getByRole('region', { name: 'Client Details' })).toContainText('Paused, alert 05 Jan 2099');
    await visit(page, '/sales/detailed-client?account=1');
    await expect(page.getByRole('region', { name: 'Client Details' })).toContainText('Active');
  });
});
