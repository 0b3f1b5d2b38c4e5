import type { ConsoleMessage, Page } from '@playwright/test';
import { openAt } from './support';
import { expect, isOwn, test } from './test';

const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}` });

async function choose(page: Page, number: number, label: 'Vendor' | 'Product', typed: string) {
  const box = line(page, number).getByLabel(label);
  await box.fill(typed);
  await page.keyboard.press('Enter');
}

async function fillLine(page: Page, number: number, vendor: string, product: string, units: string) {
  await choose(page, number, 'Vendor', vendor);
  await choose(page, number, 'Product', product);
  await line(page, number).getByLabel('Units').fill(units);
}

test('lines of a request are filled in, removed and brought back', async ({ page }) => {
  test.slow();
  await page.goto('/stocks/purchase-stocks');
  await test.step('a line names what is missing or wrong, is blank again with another vendor, and counts by the price list', async () => {
    await test.step('what is missing is named', async () => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(line(page, 1).getByLabel('Vendor')).toHaveAccessibleDescription('Vendor required');
      await expect(page.getByText('Product is required', { exact: true })).toBeVisible();
      await expect(line(page, 1).getByLabel('Units')).toHaveAccessibleDescription('Units required');
    });
    await test.step('another vendor clears product and rate', async () => {
      await fillLine(page, 1, 'metro', 'power', '5');
      await choose(page, 1, 'Vendor', 'bharat');
      await expect(line(page, 1).getByLabel('Rate')).toHaveValue('');
      await expect(line(page, 1)).not.toContainText('Power cable');
      await expect(page.getByLabel('Total')).toHaveText('₹0');
    });
    await test.step('vendor and product are found by typing, the rate comes from the price list, and the amounts follow', async () => {
      await fillLine(page, 1, 'bharat', 'obd', '20');
      const rate = line(page, 1).getByLabel('Rate');
      await expect(rate).toHaveValue('1,875.50');
      await expect(rate).toHaveAttribute('readonly', '');
      await expect(line(page, 1).getByLabel('Amount', { exact: true })).toHaveText('₹37,510');
      await expect(line(page, 1).getByLabel('Amount + GST')).toHaveText('₹44,261.80');
      await page.getByRole('button', { name: 'Add Line' }).click();
      await fillLine(page, 2, 'metro', 'power', '5');
      await expect(line(page, 2).getByLabel('Amount + GST')).toHaveText('₹9,676');
      await expect(page.getByLabel('Total')).toHaveText('₹53,937.80');
    });
  });
  await test.step('an only line cannot be removed; of several each comes back with Undo, between the others', async () => {
    await openAt(page, '/stocks/purchase-stocks');
    await expect(page.getByRole('button', { name: 'Remove line 1' })).toBeDisabled();
    await fillLine(page, 1, 'metro', 'power', '6');
    for (const [number, units] of [
      [2, '7'],
      [3, '8'],
    ] as const) {
      await page.getByRole('button', { name: 'Add Line' }).click();
      await fillLine(page, number, 'bharat', 'obd', units);
    }
    for (const number of [2]) {
      await page.getByRole('button', { name: `Remove line ${number}` }).click();
      await expect(line(page, 3)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(line(page, 1).getByLabel('Units')).toHaveValue('6');
      await expect(line(page, 2).getByLabel('Units')).toHaveValue('7');
      await expect(line(page, 3).getByLabel('Units')).toHaveValue('8');
      await expect(line(page, 3).getByLabel('Rate')).toHaveValue('1,875.50');
    }
  });
});

test('a submit logs once, alerts, and leaves the form blank; its request is among the requested ones, Pending at Admin', async ({
  page,
}) => {
  await test.step('a submit logs once, alerts, and leaves the form blank; its request is among the requested ones, Pending at Admin', async () => {
    await page.goto('/stocks/purchase-stocks');
    const logged: ConsoleMessage[] = [];
    page.on('console', (message) => isOwn(message) && logged.push(message));
    await fillLine(page, 1, 'bharat', 'obd', '20');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toHaveText('Form submitted! Check console.');
    await expect(page).toHaveURL('/stocks/purchase-stocks');
    await expect(line(page, 1).getByLabel('Units')).toHaveValue('');
    await expect(line(page, 1).getByLabel('Rate')).toHaveValue('');
    expect(logged.map((message) => message.type())).toEqual(['info']);
    const [text, values] = logged[0]?.args() ?? [];
    expect(await text?.jsonValue()).toBe('Request Stock:');
    expect(await values?.jsonValue()).toEqual({
      lines: [
        {
          vendorId: 1,
          productName: 'OBD tracker, plug-in',
          units: 20,
          rate: 1875.5,
          amount: 37510,
          gstAmount: 44261.8,
        },
      ],
    });
    await page.getByRole('link', { name: 'Requested Stocks' }).first().click();
    await page.getByRole('button', { name: 'Sort By Date' }).click();
    const row = page.getByRole('row', { name: /₹44,261\.80/ });
    await expect(row).toContainText('1 Product');
    await expect(row).toContainText('Pending at Admin');
    await row.getByRole('button', { name: 'View Details' }).click();
    await expect(page).toHaveURL(/details=13$/);
    await expect(page.getByRole('dialog').getByRole('row', { name: /OBD tracker/ })).toContainText('₹44,261.80');
  });
});
