import type { Page } from '@playwright/test';
import { openAt } from './support';
import { expect, test } from './test';

const total = (page: Page) => page.getByLabel('Total Amount');
const vehicle = (page: Page, number: number) => page.getByRole('group', { name: `Vehicle ${number}`, exact: true });

/** Account 3: eleven vehicles, the first seven of them billed, ₹320 each, ₹160 discount. */
test.beforeEach(async ({ page }) => {
  await page.goto('/sales/edit-bill?account=3');
});

test('the amounts of a bill follow, are refused, and come back', async ({ page }) => {
  test.slow();
  await test.step('the total follows prices, ticked vehicles and discount, and never falls below zero', async () => {
    await expect(total(page)).toHaveValue('1120');
    await vehicle(page, 8).getByLabel('Selected').uncheck();
    await expect(total(page)).toHaveValue('800');
    await page.getByLabel('Price per Unit').fill('100');
    await expect(total(page)).toHaveValue('140');
    await vehicle(page, 9).getByLabel('Price').fill('3200');
    await expect(total(page)).toHaveValue('3240');
    await page.getByLabel('Discount').fill('5,000');
    await expect(total(page)).toHaveValue('0');
  });
  await test.step('bad amounts are refused with the reason; under the total stand its GST and what is paid', async () => {
    await openAt(page, '/sales/edit-bill?account=3');
    await page.getByLabel('Price per Unit').fill('100');
    await page.getByLabel('Discount').fill('401');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Discount cannot be above ₹400').first()).toBeVisible();
    await expect(page).toHaveURL('/sales/edit-bill?account=3');
    await total(page).fill('4,771.67');
    await expect(page.getByLabel('GST')).toHaveText('₹858.90 IGST');
    await expect(page.getByLabel('Payable')).toHaveText('₹5,631');
  });
  await test.step('a removed vehicle comes back with Undo, as it was', async () => {
    await openAt(page, '/sales/edit-bill?account=3');
    const second = await vehicle(page, 2).getByLabel('Vehicle Number').inputValue();
    await page.getByRole('button', { name: 'Remove vehicle 2' }).click();
    await expect(vehicle(page, 11)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(vehicle(page, 2).getByLabel('Vehicle Number')).toHaveValue(second);
  });
});

test('a bill is saved, taken back and billed', async ({ page }) => {
  test.slow();
  await test.step('Submit saves names, month and vehicles, with Undo', async () => {
    await page.getByLabel('Company Name').fill('Majha Carriers Ltd');
    await page.getByLabel('Month/Year').fill('2026-10');
    await vehicle(page, 1).getByLabel('Vehicle Number').fill('PB02AB1234');
    await page.getByRole('button', { name: 'Add Vehicle' }).click();
    await expect(vehicle(page, 12).getByLabel('Price')).toHaveValue('320');
    await expect(vehicle(page, 12).getByLabel('Vehicle Number')).toBeFocused();
    await expect(vehicle(page, 12)).toContainText('Half Yearly');
    await page.keyboard.type('PB02AB9999');
    await vehicle(page, 12).getByRole('combobox').click();
    await page.getByTitle('Quarterly').click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/sales/display-billed?tab=pending');
    const row = page.getByRole('row', { name: /Majha Carriers Ltd/ });
    await expect(row.getByRole('cell').nth(4)).toHaveText('12');
    await expect(row.getByRole('cell').nth(5)).toHaveText('7');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page
        .getByRole('row', { name: /Majha Road Carriers/ })
        .getByRole('cell')
        .nth(4),
    ).toHaveText('11');
  });
  await test.step('Billed saves, bills the ticked vehicles, tells the whole form and so moves the account to Billed', async () => {
    await openAt(page, '/sales/edit-bill?account=3');
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.getByRole('button', { name: 'Billed' }).click();
    await expect(page.getByText('Majha Road Carriers: 4 vehicles billed')).toBeVisible();
    await expect(page).toHaveURL('/sales/display-billed?tab=billed');
    await expect(
      page
        .getByRole('row', { name: /Majha Road Carriers/ })
        .getByRole('cell')
        .nth(5),
    ).toHaveText('11');
    expect(told.filter((line) => line.startsWith('Bill:'))).toHaveLength(1);
  });
});

test('the total may be typed over, and follows again when it is empty, or asked to', async ({ page }) => {
  await total(page).fill('');
  await expect(total(page)).toHaveValue('');
  await page.getByLabel('Discount').focus();
  await expect(total(page)).toHaveValue('1120');
  await total(page).fill('999.50');
  await page.getByLabel('Price per Unit').fill('100');
  await expect(total(page)).toHaveValue('999.50');
  await page.getByRole('button', { name: 'Compute' }).click();
  await expect(total(page)).toHaveValue('240');
});

test('who wants a field otherwise than another tab has it by now is told, and keeps what was typed', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/sales/edit-bill?account=3');
  await other.getByLabel('Discount').fill('20');
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(other.getByText('Majha Road Carriers: bill saved')).toBeVisible();
  await page.getByLabel('Discount').fill('30');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^Discount is ₹20 now: Asha changed it from ₹160/)).toBeVisible();
  await expect(page.getByLabel('Discount')).toHaveValue('30');
});
