import type { Page } from '@playwright/test';
import { openAt } from './support';
import { expect, test } from './test';

test('products of a file with any headings are shown, mended, imported as one, and taken back by one Undo; left while they go in, none does', async ({
  page,
}) => {
  await test.step('a file with other headings is mapped by hand, and one that is none says so', async () => {
    await page.goto('/vendors/1');
    await page.getByRole('button', { name: 'Upload Excel' }).click();
    const dialog = page.getByRole('dialog', { name: /^Upload Excel/ });
    const choose = (name: string, text: string) =>
      dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.route(/saveSheet/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
    );
    await dialog.getByRole('button', { name: 'Download a template' }).click();
    await expect(page.getByText('The template could not be saved. Try again.')).toBeVisible();
    await choose('old.xlsx', '%PDF-1.7 and so on');
    await expect(dialog.getByRole('alert')).toContainText('Nothing was changed. This is not a spreadsheet.');
    await choose('rates.csv', 'Was ist das,Price,Unit,MOQ\nHupe,90,Pcs,2\n');
    await dialog.getByRole('combobox', { name: 'Product Name' }).click();
    await page.getByTitle('Was ist das').click();
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByRole('button', { name: 'Show the rows' }).click();
    await expect(dialog.getByRole('button', { name: 'Import 1 product', exact: true })).toBeEnabled();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('products of a file are shown, mended, imported as one, and taken back by one Undo; left while they go in, none does', async () => {
    await openAt(page, '/vendors/1');
    const [known = ''] = (
      await page.getByRole('table').getByRole('row').nth(1).getByRole('cell').first().innerText()
    ).split('\n');
    const total = page.getByRole('definition').nth(4);
    const before = Number(await total.textContent());
    await page.getByRole('button', { name: 'Upload Excel' }).click();
    const dialog = page.getByRole('dialog', { name: /^Upload Excel/ });
    const csv = `Item;Price;UOM;Min Order Qty\nBrand-new siren;₹1,234.50;Pcs;3\n${known};7777;Pcs;9\nBuzzer;cheap;Pcs;1\n`;
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(
      dialog.getByText('3 rows: 1 new, 1 changed, 0 same, 1 wrong. 1 will be skipped unless fixed.'),
    ).toBeVisible();
    await expect(dialog.getByText('Rate must be a number')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 2 products, skip 1' })).toBeEnabled();
    await dialog.getByRole('textbox', { name: 'Rate, row 4' }).fill('45');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Import 3 products' }).click();
    await expect(dialog).toBeHidden();
    await expect(total).toHaveText(String(before + 2));
    await expect(page.getByRole('row', { name: new RegExp(known) })).toContainText('₹7,777');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(total).toHaveText(String(before));
    await expect(page.getByRole('row', { name: new RegExp(known) })).not.toContainText('₹7,777');

    const choose = async (tab: Page, text: string) => {
      await tab.getByRole('button', { name: 'Upload Excel' }).click();
      await tab
        .locator('input[type=file]')
        .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(`Item;Price;UOM;MOQ\n${text}`) });
    };
    // Left while the rows go in, it is given up, however slowly the dialog closes; until the clock runs on, they go in.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await choose(page, 'Whistle;9;Pcs;1\n');
    await expect(dialog.getByRole('button', { name: 'Import 1 product' })).toBeEnabled();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog.getByRole('button', { name: 'Import 1 product' }).click();
    await page.keyboard.press('Escape');
    await page.clock.resume();
    await expect(dialog).toBeHidden();
    await expect(total).toHaveText(String(before));
  });
});
