import type { Page } from '@playwright/test';
import { choose, cutIn, fillVendor, openAt } from './support';
import { expect, test } from './test';

const row = (page: Page, number: number) => page.getByRole('group', { name: `Product ${number}` });

const fillDetails = (page: Page) => fillVendor(page, 'Konkan Trackers');

async function fillRow(page: Page, number: number, name: string) {
  await row(page, number).getByLabel('Product Name').fill(name);
  await row(page, number).getByLabel('Rate').fill('120');
  await row(page, number).getByLabel('Minimum Order Quantity').fill('10');
}

test('the form of a vendor names what is missing, and warns of numbers', async ({ page }) => {
  test.slow();
  await test.step('an empty form names every missing value in the words of the specification', async () => {
    await page.goto('/vendors/add-vendor');
    // The mark of a field that is required is no part of its name.
    await expect(page.getByRole('textbox', { name: 'Vendor Name', exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    );
    expect(await cutIn(row(page, 1))).toEqual([]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Vendor Name')).toHaveAccessibleDescription('Vendor name is required');
    await expect(page.getByLabel('Minimum Order Quantity')).toHaveAccessibleDescription(
      'Minimum Order Quntity is required',
    );
    await expect(page.getByLabel('Vendor Name')).toBeFocused();
  });
  await test.step('a GST number with a wrong check character, or a PAN that disagrees, is warned about and accepted', async () => {
    await openAt(page, '/vendors/add-vendor');
    await fillDetails(page);
    await fillRow(page, 1, 'Relay 12 V');
    await page.getByLabel('GST No').fill('29AAFCA7488L1Z0');
    await expect(page.getByText(/check character/)).toBeVisible();
    await expect(page.getByText(/differ|disagree|other PAN/i)).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('row', { name: /Konkan Trackers/ })).toBeVisible();
  });
});

test('a vendor with its products and a file appears in the list once, however often Submit is clicked, with the next number; another file is refused with the reason', async ({
  page,
}) => {
  await page.goto('/vendors/add-vendor');
  const chooser = page.getByLabel('GST Certificate');
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText(/PDF or an? image/);
  await chooser.setInputFiles({
    name: 'huge.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByRole('alert')).toContainText('5 MB');
  await chooser.setInputFiles({ name: 'gst.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a test') });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('gst.gif')).toBeVisible();
  await fillDetails(page);
  await fillRow(page, 1, 'Relay 12 V');
  await choose(page, 'Kind', 'Accessory');
  await page.getByRole('button', { name: 'Add Product Row' }).click();
  await fillRow(page, 2, 'Harness');
  await page.getByRole('button', { name: 'Submit' }).evaluate(async (submit: HTMLElement) => {
    while (submit.isConnected) {
      submit.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(page).toHaveURL('/vendors');
  await expect(page.getByText('Konkan Trackers added')).toBeVisible();
  const added = page.getByRole('row', { name: /Konkan Trackers/ });
  await expect(added).toHaveCount(1);
  await expect(added.getByRole('cell').nth(2)).toHaveText('2');
  await added.getByRole('link', { name: 'Konkan Trackers' }).click();
  await expect(page).toHaveURL('/vendors/13');
  await expect(page.getByRole('row', { name: /Relay 12 V/ })).toContainText('₹120');
  await expect(page.getByRole('row', { name: /Relay 12 V/ })).toContainText('Accessory');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'gst.gif' }).click();
  await (await popup).waitForURL(/^blob:/);
});
