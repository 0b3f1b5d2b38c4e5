import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pickMore, visit } from './support';
import { expect, test } from './test';

/** What the file for the portal says of a document, as far as the portal's answer repeats it. */
interface PortalDocument {
  SellerDtls: { Gstin: string };
  BuyerDtls: object;
  DocDtls: { No: string };
  ValDtls: { TotInvVal: number };
}

/** As the portal makes it of a document of the financial year 2026-27. */
const irnOf = ({ SellerDtls: { Gstin }, DocDtls: { No } }: PortalDocument) =>
  createHash('sha256').update(`${Gstin}2026-27INV${No}`).digest('hex');

const sealed = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the portal answers about a document. */
function answerTo(document: PortalDocument) {
  const data = {
    SellerGstin: document.SellerDtls.Gstin,
    DocNo: document.DocDtls.No,
    TotInvVal: document.ValDtls.TotInvVal,
    Irn: irnOf(document),
  };
  const SignedQRCode = `${sealed({ alg: 'RS256' })}.${sealed({ data: JSON.stringify(data), iss: 'NIC' })}.c2lnbmVk`;
  return { AckNo: 112610000000001, AckDt: '2026-11-23 14:03:11', Irn: data.Irn, SignedQRCode, Status: 'ACT' };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toast = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
});

/** Turns e-invoices on from 23 November 2026, and bills the first client of the run. */
async function billOne(page: Page): Promise<string> {
  await page.goto('/settings/company');
  await field(page, 'Town').fill('Pune');
  await field(page, 'PIN Code').fill('411001');
  await field(page, 'E-invoices From').fill('23 nov 2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('E-invoices ask for six digits: SAC of a Subscription has four. Ask your accountant which six.'),
  ).toBeVisible();
  await field(page, 'SAC of a Subscription').fill('998429');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Company saved')).toBeVisible();
  await visit(page, '/sales/bill-run?month=2026-11');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^Select / }) })
    .filter({ has: page.getByRole('link') })
    .first();
  const company = await row.getByRole('link').first().innerText();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve selected (1)' }).click();
  await expect(toast(page, 'Bill run of Nov 2026 approved: 1 bill')).toBeVisible();
  return company;
}

test('e-invoices are turned on, what is missing is mended, and the file for the portal is saved and answered', async ({
  page,
}) => {
  const company = await billOne(page);
  await visit(page, '/sales/gst-returns?month=2026-11');
  await page.getByRole('link', { name: 'E-invoices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-invoices' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText('Missing something');
  await expect(row).toContainText('Client: Town, PIN Code missing.');
  await expect(page.getByRole('button', { name: 'Download to send (0)' })).toBeDisabled();
  await row.getByRole('link', { name: `Correct ${company}` }).click();
  const dialog = page.getByRole('dialog', { name: `Correct ${company}` });
  await dialog.getByLabel('Town', { exact: true }).fill('Mumbai');
  await dialog.getByLabel('PIN Code', { exact: true }).fill('400001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `${company} corrected from 23 Nov 2026 on`)).toBeVisible();
  await visit(page, '/sales/e-invoices?month=2026-11');
  await expect(row).toContainText('To send');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download to send (1)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('e-invoices 2026-11-23.json');
  const [document] = JSON.parse(await readFile(await saved.path(), 'utf8')) as PortalDocument[];
  expect(document?.BuyerDtls).toMatchObject({ Loc: 'Mumbai', Pin: 400001 });
  await expect(toast(page, '1 document in 1 file: upload at the e-invoice portal')).toBeVisible();
  await expect(row).toContainText('In a file');
  if (!document) throw new Error('The file has no document.');

  await page.getByRole('button', { name: 'Take In Answer' }).click();
  const answering = page.getByRole('dialog', { name: 'Take in the portal’s answer' });
  const choose = (answer: object) =>
    answering.locator('input[type=file]').setInputFiles({
      name: 'answer.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify([answer])),
    });
  await choose(answerTo(document));
  // The clock stands, and so do the toasts over the button, and over the row after it: a key goes there past them.
  await answering.getByRole('button', { name: 'Import 1 e-invoice' }).press('Enter');
  await expect(toast(page, '1 e-invoice registered.')).toBeVisible();
  await expect(row).toContainText('Registered');
  await row.getByRole('link', { name: document.DocDtls.No }).press('Enter');
  const paper = page.getByRole('article', { name: `Tax Invoice ${document.DocDtls.No}` });
  await expect(paper).toContainText(`IRN ${irnOf(document)}`);
  await expect(paper).toContainText('Ack No 112610000000001 of 23 Nov 2026 14:03:11');
  await expect(paper.getByText('E-invoice', { exact: true })).toBeVisible();

  await visit(page, '/sales/gst-returns?month=2026-11');
  await expect(page.getByRole('checkbox', { name: 'Leave out 1 document with an IRN' })).toBeChecked();
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export for GST Portal' }).press('Enter');
  const gstr1 = await readFile(await (await exporting).path(), 'utf8');
  expect(gstr1).not.toContain(`"inum":"${document.DocDtls.No}"`);

  await page.goBack();
  await pickMore(page, 'Cancel IRN');
  const cancelling = page.getByRole('dialog', { name: `Cancel IRN of bill ${document.DocDtls.No}` });
  await expect(cancelling).toContainText('until 24 Nov 2026, 14:03, 24 hours after its Ack');
  await cancelling.getByRole('button', { name: 'Save File for the Portal' }).press('Enter');
  await expect(cancelling).toContainText('Reason is required.');
  await cancelling.getByLabel('Reason', { exact: true }).click();
  await page.getByTitle('Order cancelled', { exact: true }).click();
  await cancelling.getByLabel('Remark', { exact: true }).fill('They went elsewhere');
  const asking = page.waitForEvent('download');
  await cancelling.getByRole('button', { name: 'Save File for the Portal' }).press('Enter');
  expect(JSON.parse(await readFile(await (await asking).path(), 'utf8'))).toEqual([
    { Irn: irnOf(document), CnlRsn: '3', CnlRem: 'They went elsewhere' },
  ]);
  await page.clock.setFixedTime(new Date('2026-11-23T15:00:00+05:30'));
  await cancelling.getByLabel('Cancelled At', { exact: true }).fill('23 nov 2026 14:30');
  await cancelling.getByRole('button', { name: 'Cancelled at the Portal' }).press('Enter');
  await expect(toast(page, 'is cancelled: its number is not used again')).toBeVisible();
  await pickMore(page, 'Cancel Bill');
  await expect(toast(page, 'The bill is cancelled and keeps its number')).toBeVisible();
  const life = page.getByRole('region', { name: 'Life' });
  await expect(life).toContainText('Registered as an e-invoice');
  await expect(life).toContainText('At 23 Nov 2026, 14:30: Order cancelled, They went elsewhere');
});
