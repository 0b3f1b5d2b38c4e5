import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { pickMore, visit, openAt } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
});

test('the return of the month before is tied to its bills, and saved as one file with a sheet for each section', async ({
  page,
}) => {
  await page.goto('/sales');
  await page.getByRole('link', { name: 'GST Returns' }).click();
  await expect(page.getByRole('heading', { name: 'GST Returns', level: 1 })).toBeVisible();
  await expect(
    page.getByText('GSTR-1 of Oct 2026: its sections match the bills and notes; the difference is ₹0.'),
  ).toBeVisible();
  await expect(page.getByText('The documents of Oct 2026 match our books; the difference is ₹0.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Our books/ })).toContainText('Sales');
  const b2b = page.getByRole('region', { name: /^B2B/ });
  await expect(b2b.getByRole('link', { name: /^INV\/26-27/ }).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('GSTR-1 Oct 2026 2026-11-22.xlsx');
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
  const names = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).matchAll(/<sheet [^>]*name="([^"]+)"/g);
  expect(Array.from(names, ([, name]) => name)).toEqual([
    'B2B',
    'B2C large',
    'B2C others',
    'Nil rated and exempt',
    'Debit notes',
    'Credit notes',
    'Advances received',
    'Advances adjusted',
    'HSN summary B2B',
    'HSN summary B2C',
    'Documents issued',
    'Sums',
    'Our books',
    'Not in both',
    'Missing',
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export for GST Portal' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('returns_22112026_R1_27AAHCT6129L1ZV_offline.json');
  await expect(page.getByText('1 file for the GST portal saved')).toBeVisible();

  await page.getByRole('link', { name: 'Tally', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tally', level: 1 })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('15 oct 2026');
  await page.getByLabel('To', { exact: true }).press('Enter');
  const [masters] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export for Tally' }).click(),
  ]);
  expect(masters.suggestedFilename()).toBe('Tally 2026-10-01 to 2026-10-15 masters.xml');
  await expect(page.getByText(/^2 files with \d+ vouchers saved.* import Masters first/)).toBeVisible();
  await expect(
    page.getByText('The files from 01 Oct 2026 to 15 Oct 2026 match our books; the difference is ₹0.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: /^What was exported/ })).toContainText('Sales');
  const [registers] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Registers as Excel' }).click(),
  ]);
  expect(registers.suggestedFilename()).toBe('Registers 2026-10-01 to 2026-10-15 2026-11-22.xlsx');
  await expect(
    page.getByText('The registers from 01 Oct 2026 to 15 Oct 2026 match GSTR-1 and our books; the difference is ₹0.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: /^What the registers come to/ })).toContainText('Receipts, with TDS');
});

test('a month is closed, and opened again for a reason; in a closed one the recipient of a bill is corrected, which the open month amends', async ({
  page,
}) => {
  test.slow();
  await test.step('a month is closed, and opened again for a reason', async () => {
    await page.goto('/sales/gst-returns');
    await page.getByRole('button', { name: 'Close Oct 2026' }).click();
    await expect(page.getByText('Oct 2026 was closed on 22 Nov 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Open Again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open Oct 2026 Again' });
    await dialog.getByRole('button', { name: 'Open Again' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required\./);
    await dialog.getByLabel('Reason').fill('A bill was missed');
    await dialog.getByLabel('Reason').press('Enter');
    await expect(page.getByText('Oct 2026 is open: a document can still be dated in it')).toBeVisible();
    // It stands where the button was that opened the dialog.
    await expect(page.getByRole('button', { name: 'Close Oct 2026' })).toBeFocused();
    await page.getByLabel('Month').fill('sep 2026');
    await page.getByLabel('Month').press('Enter');
    await expect(page.getByText('Sep 2026 was closed on 22 Nov 2026')).toBeVisible();
  });
  await test.step('the recipient of a bill of a closed month is corrected, and the open month’s return amends what was filed', async () => {
    await openAt(page, '/sales/gst-returns');
    await page.getByRole('button', { name: 'Close Oct 2026' }).click();
    await expect(page.getByText('Oct 2026 was closed on 22 Nov 2026')).toBeVisible();
    const b2b = page.getByRole('region', { name: /^B2B/ });
    await b2b
      .getByRole('link', { name: /^INV\/26-27/ })
      .first()
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Tax Invoice INV/);
    const docNo = (await heading.innerText()).replace('Tax Invoice ', '');
    await pickMore(page, 'Correct Recipient');
    const dialog = page.getByRole('dialog', { name: `Correct the recipient of bill ${docNo}` });
    await dialog.getByLabel('GST Number').fill('24AIDPG5043J1ZJ');
    await expect(dialog.getByText('Gujarat', { exact: true })).toBeVisible();
    await dialog.getByLabel('Name', { exact: true }).fill('Acme Cabs');
    await dialog.getByRole('button', { name: 'Amend' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required\./);
    await dialog.getByLabel('Reason').fill('The GST number was mistyped');
    await dialog.getByRole('button', { name: 'Amend' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article')).toContainText('24AIDPG5043J1ZJ');
    await expect(page.getByRole('article')).toContainText('Recipient amended on 22 Nov 2026: it was ');
    await expect(page.getByRole('list', { name: 'Life' })).toContainText('Recipient amended');
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Credit', exact: true })).toBeFocused();
    await expect(page.getByRole('menuitem', { name: /^Cancel Bill Oct 2026 is closed: / })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Correct Recipient' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();

    await visit(page, '/sales/gst-returns?month=2026-11');
    await expect(page.getByText(/^GSTR-1 of Nov 2026: its sections match/)).toBeVisible();
    const amended = page.getByRole('region', { name: /^Amended bills/ });
    await expect(amended.getByRole('row').filter({ hasText: docNo })).toContainText('24AIDPG5043J1ZJ');
    await expect(amended).toContainText('24-Gujarat');
  });
});
