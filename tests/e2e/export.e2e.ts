import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { openAt } from './support';
import { expect, test } from './test';

/** Exports the table of this screen, and gives the file's name and bytes. */
async function exported(page: Page, format: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a list is exported as it was searched, sorted and ticked, as text or as a workbook', async ({ page }) => {
  test.slow();
  await test.step('a list is exported as it was searched and sorted, all its pages, without what can be done with a row', async () => {
    await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
    await page.goto('/vendors?q=cables&sort=-vendor-name');
    await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
    const names = await page.getByRole('row').locator('td:nth-child(2)').allInnerTexts();
    const { name, bytes } = await exported(page, 'CSV (.csv)');
    expect(name).toBe('Vendors 2026-11-22.csv');
    const [head, ...rows] = bytes.toString('utf8').replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Vendor Name,Total Products,Gst. No,Phone,Address,PAN No,Account No');
    expect(rows.map((row) => row.split(',')[0])).toEqual(names.map((shown) => shown.trim()));
  });
  await test.step('ticked rows are exported alone, and the button says how many', async () => {
    await openAt(page, '/vendors');
    await page.getByRole('button', { name: 'Paste list' }).click();
    const names = await page.getByRole('row').locator('td:nth-child(2)').allInnerTexts();
    await page.getByLabel('Names to select, one a line').fill(names.slice(0, 2).join('\n'));
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Export (2)' })).toBeVisible();
    const { bytes } = await exported(page, 'CSV (.csv)');
    const rows = bytes.toString('utf8').trim().split('\r\n').slice(1);
    expect(rows.map((row) => names.slice(0, 2).some((name) => row.startsWith(name)))).toEqual([true, true]);
  });
  await test.step('a long list is exported as a workbook, by the keyboard alone', async () => {
    await openAt(page, '/stocks/received-stocks');
    const total = Number(
      /of ([\d,]+)/.exec((await page.getByText(/^1–\d+ of/).textContent()) ?? '')?.[1]?.replaceAll(',', ''),
    );
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeFocused();
    await page.keyboard.press('Enter');
    const download = await downloading;
    const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
    const rows = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).match(/<row /g);
    expect(rows).toHaveLength(total + 1);
  });
});
