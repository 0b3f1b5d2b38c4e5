import type { Page } from '@playwright/test';
import { expect, test } from './test';

const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });
const PENDING = 'ITGC-001002';
const OTHER = 'ITGC-001003';
const ACCEPTED = 'ITGC-001001';
const COMPLETED = 'ITGC-001005';

async function verify(page: Page, id: string, otp = '4711') {
  await row(page, id).getByLabel('OTP').fill(otp);
  await row(page, id).getByRole('button', { name: 'Verify OTP' }).click();
}

test('a handover is left and refused without an OTP; by keyboard alone a device is accepted, then received, each behind an OTP', async ({
  page,
}) => {
  await test.step('a blank OTP keeps the state and is said', async () => {
    await page.goto('/stocks/received-stocks');
    const device = row(page, PENDING);
    await device.getByRole('button', { name: 'Accept' }).click();
    for (const otp of ['', '   ']) {
      await verify(page, PENDING, otp);
      await expect(device.getByLabel('OTP')).toHaveAccessibleDescription('Enter the OTP');
      await expect(device.getByLabel('OTP')).toBeFocused();
      await expect(device).toContainText('Pending');
    }
    await verify(page, PENDING, '1');
    await expect(device).toContainText('Accepted');
  });
  await test.step('Cancel and Escape hide the input and keep the state; what was typed is gone', async () => {
    const device = row(page, ACCEPTED);
    for (const leave of [
      () => device.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await device.getByRole('button', { name: 'Received' }).click();
      await expect(device.getByLabel('OTP')).toHaveValue('');
      await device.getByLabel('OTP').fill('12');
      await leave();
      await expect(device.getByLabel('OTP')).toHaveCount(0);
      await expect(device.getByRole('button', { name: 'Received' })).toBeFocused();
      await expect(device).toContainText('Accepted');
    }
  });
  await test.step('a device is accepted, then received, each behind an OTP and by keyboard alone', async () => {
    const device = row(page, OTHER);
    await device.getByRole('button', { name: 'Accept' }).focus();
    await page.keyboard.press('Enter');
    await expect(device.getByLabel('OTP')).toBeFocused();
    await page.keyboard.type('4711');
    await page.keyboard.press('Enter');
    await expect(device).toContainText('Accepted');
    await expect(device.getByRole('button', { name: 'Received' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(device.getByLabel('OTP')).toBeFocused();
    await page.keyboard.type('4712');
    await page.keyboard.press('Enter');
    await expect(device).toContainText('Completed');
    await expect(device.getByRole('button')).toHaveCount(0);
  });
});

test('selected devices take their steps together', async ({ page }) => {
  await test.step('selected rows take the same step together with one OTP, those that can', async () => {
    await page.goto('/stocks/received-stocks');
    const bar = page.getByRole('region', { name: 'Selected devices' });
    await expect(bar).toHaveCount(0);
    // What one was asked for in the row is answered with the others.
    await row(page, 'ITGC-001003').getByRole('button', { name: 'Accept' }).click();
    for (const id of [PENDING, 'ITGC-001003', ACCEPTED, COMPLETED]) await page.getByLabel(`Select ${id}`).check();
    await expect(page.getByText('4 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Accept selected (2)' }).click();
    await expect(bar).toContainText(/One OTP for 2 devices, given by [A-Z]\w+/);
    await bar.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(bar.getByRole('alert')).toHaveText('Enter the OTP');
    // What is ticked meanwhile, or no more, is not what the OTP was asked for.
    await bar.getByLabel('OTP').fill('99');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByLabel('Select ITGC-001004').check();
    await bar.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByText('2 devices accepted')).toBeVisible();
    await expect(row(page, PENDING)).toContainText('Accepted');
    await expect(row(page, 'ITGC-001004')).toContainText('Pending');
    await expect(bar.getByRole('button', { name: 'Accept selected (1)' })).toBeFocused();
    await page.getByLabel('Select ITGC-001004').uncheck();
    for (const id of [PENDING, 'ITGC-001003', ACCEPTED]) await page.getByLabel(`Select ${id}`).check();
    await bar.getByRole('button', { name: 'Received selected (3)' }).click();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await bar.getByLabel('OTP').fill('99');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 devices received')).toBeVisible();
    await expect(bar).toHaveCount(0);
    for (const id of [PENDING, 'ITGC-001003', ACCEPTED]) await expect(row(page, id)).toContainText('Completed');
    await expect(page.getByText(/was faster|had already moved/)).toHaveCount(0);
  });
});

test('when another tab was faster with some of the selected rows, the others move and the rest is said, in a row why nothing happens', async ({
  page,
  context,
}) => {
  await page.goto('/stocks/received-stocks');
  const bar = page.getByRole('region', { name: 'Selected devices' });
  const device = row(page, 'ITGC-001004');
  await device.getByRole('button', { name: 'Accept' }).click();
  await device.getByLabel('OTP').fill('47');
  for (const id of [PENDING, OTHER]) await page.getByLabel(`Select ${id}`).check();
  await bar.getByRole('button', { name: 'Accept selected (2)' }).click();
  const other = await context.newPage();
  await other.goto('/stocks/received-stocks');
  for (const id of [PENDING, 'ITGC-001004']) {
    await row(other, id).getByRole('button', { name: 'Accept' }).click();
    await verify(other, id);
  }
  await expect(device.getByText('Another tab was faster.')).toBeVisible();
  await expect(device).toContainText('Accepted');
  await expect(device.getByLabel('OTP')).toHaveCount(0);
  await expect(row(page, PENDING)).toContainText('Accepted');
  await bar.getByLabel('OTP').fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Another tab had already moved 1 device.' })).toBeVisible();
  await expect(row(page, PENDING)).toContainText('Accepted');
  await expect(row(page, OTHER)).toContainText('Accepted');
});
