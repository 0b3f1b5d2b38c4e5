import { rowsIn, visit } from './support';
import { expect, test } from './test';

const SHEET = `Client,GSTIN,State,Contact Person,Mobile,Vehicle No,Vehicle Type,IMEI,SIM No,Plan,Price,Fitted On,Billed Upto,Opening Balance
Navi Carriers,27AAPFU0939F1ZV,,Meera,9820012345,MH 12 ZZ 1234,Truck,356938035643809,5754000000077,Monthly,350,05-02-2026,14-11-2026,"4,200"
Navi Carriers,,,,,MH 12 ZZ 1235,Truck,35693803564380,,Monthly,300,05-02-2026,31-10-2026,
`;

test('a fleet moves in from one sheet, on a phone as at a desk: its wrong row is mended, the run bills from the day after, the statement has the balance', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sales/clients');
  await page.getByRole('button', { name: 'Move a Fleet In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move a fleet in' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  // On a phone a card opens to its cells.
  await dialog
    .getByRole('button', { name: /^More of / })
    .first()
    .click();
  await expect(rowsIn(dialog).filter({ hasText: 'An IMEI has 15 digits, this has 14.' }).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'IMEI, row 3' }).fill('356938035643817');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Import 1 client' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '1 client added' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Navi Carriers');
  await page.getByRole('link', { name: 'Navi Carriers' }).click();
  await page.getByRole('tab', { name: 'Statement' }).click();
  await expect(rowsIn(page).filter({ hasText: 'Opening balance' })).toContainText('₹4,200');
  await page.setViewportSize({ width: 1280, height: 844 });
  await visit(page, '/sales/bill-run?month=2026-11');
  // 16 of 30 days at ₹350 and a whole month at ₹300, with GST.
  await expect(rowsIn(page).filter({ hasText: 'Navi Carriers' })).toContainText('₹574');
});
