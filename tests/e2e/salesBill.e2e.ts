import type { Page } from '@playwright/test';
import { expect, test } from './test';

const total = (page: Page) => page.getByLabel('Total Amount');
const vehicle = (page: Page, number: number) => page.getByRole('group', { name: `Vehicle ${number}`, exact: true });

/** Account 3: eleven vehicles, seven of them billed, ₹320 each, ₹160 discount. */
test.beforeEach(async ({ page }) => {
  await page.goto('/sales/edit-bill?account=3');
});

test('the total follows price, ticked vehicles and discount, and never falls below zero', async ({ page }) => {
  await expect(total(page)).toHaveValue('3360');
  await vehicle(page, 1).getByLabel('Selected').uncheck();
  await expect(total(page)).toHaveValue('3040');
  await page.getByLabel('Price per Unit').fill('100');
  await expect(total(page)).toHaveValue('840');
  await page.getByLabel('Discount').fill('5,000');
  await expect(total(page)).toHaveValue('0');
});

test('the total may be typed over, and follows again when asked', async ({ page }) => {
  await total(page).fill('999.50');
  await page.getByLabel('Price per Unit').fill('100');
  await expect(total(page)).toHaveValue('999.50');
  await page.getByRole('button', { name: 'Compute' }).click();
  await expect(total(page)).toHaveValue('940');
  await total(page).fill('999.50');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Majha Road Carriers: bill saved')).toBeVisible();
  await page.goto('/sales/edit-bill?account=3');
  await expect(total(page)).toHaveValue('999.5');
});

test('an empty total follows again', async ({ page }) => {
  await total(page).fill('');
  await expect(total(page)).toHaveValue('');
  await page.getByLabel('Discount').focus();
  await expect(total(page)).toHaveValue('3360');
});

test('Submit saves names, month and vehicles, with Undo', async ({ page }) => {
  await page.getByLabel('Company Name').fill('Majha Carriers Ltd');
  await page.getByLabel('Month/Year').fill('2026-10');
  await vehicle(page, 1).getByLabel('Vehicle Number').fill('PB02AB1234');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(vehicle(page, 12).getByLabel('Price')).toHaveValue('200');
  await vehicle(page, 12).getByLabel('Vehicle Number').fill('PB02AB9999');
  await vehicle(page, 12).getByRole('combobox').click();
  await page.getByTitle('Quarterly').click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/sales/display-billed?tab=pending');
  const row = page.getByRole('row', { name: /Majha Carriers Ltd/ });
  await expect(row.getByRole('cell').nth(4)).toHaveText('12');
  await expect(row.getByRole('cell').nth(5)).toHaveText('7');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Majha Road Carriers/ }).getByRole('cell').nth(4)).toHaveText('11');
});

test('Billed saves, bills the ticked vehicles and so moves the account to Billed', async ({ page }) => {
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(page.getByText('Majha Road Carriers: 11 vehicles billed')).toBeVisible();
  await expect(page).toHaveURL('/sales/display-billed?tab=billed');
  await expect(page.getByRole('row', { name: /Majha Road Carriers/ }).getByRole('cell').nth(5)).toHaveText('11');
});

test('Billed with no vehicle ticked says so and changes nothing', async ({ page }) => {
  await expect(page.getByLabel('Selected').first()).toBeVisible();
  for (const tick of await page.getByLabel('Selected').all()) await tick.uncheck();
  await page.getByLabel('Discount').fill('0');
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(page.getByRole('alert')).toContainText('Tick at least one vehicle to bill.');
  await expect(page).toHaveURL('/sales/edit-bill?account=3');
});

test('bad amounts are refused with the reason', async ({ page }) => {
  await page.getByLabel('Price per Unit').fill('1000000000000');
  await page.getByLabel('Discount').fill('-5');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Price per Unit')).toHaveAccessibleDescription('Price per Unit can have at most 12 digits.');
  await expect(page.getByLabel('Discount')).toHaveAccessibleDescription('Discount cannot be negative.');
  await page.getByLabel('Price per Unit').fill('100');
  await page.getByLabel('Discount').fill('1101');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Discount cannot be above ₹1,100').first()).toBeVisible();
  await expect(page).toHaveURL('/sales/edit-bill?account=3');
});

test('a removed vehicle comes back with Undo, as it was', async ({ page }) => {
  const second = await vehicle(page, 2).getByLabel('Vehicle Number').inputValue();
  await page.getByRole('button', { name: 'Remove vehicle 2' }).click();
  await expect(vehicle(page, 11)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(vehicle(page, 2).getByLabel('Vehicle Number')).toHaveValue(second);
});

test('a new account begins with one slot and the presets of the specification, which can be billed', async ({ page }) => {
  await page.goto('/sales/edit-bill?account=18');
  await expect(vehicle(page, 1).getByLabel('Vehicle Number')).toHaveValue('To be assigned');
  await expect(page.getByLabel('Price per Unit')).toHaveValue('200');
  await expect(page.getByLabel('Discount')).toHaveValue('50000');
  await expect(total(page)).toHaveValue('0');
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(page.getByText(/1 vehicle billed/)).toBeVisible();
});

test('Back leads to the billed accounts', async ({ page }) => {
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/sales/display-billed');
});
