import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

/** Account 3 of the sample, of whom more than one bill is open. */
const CLIENT = 'Majha Road Carriers';
const page3 = (tab: string) => `/sales/detailed-client?account=3&tab=${tab}`;

const amountOf = (text: string) => Number(text.replaceAll(/[₹,]/g, '').replace('−', '-'));
const facts = (page: Page, region: string) => page.getByRole('region', { name: region }).getByRole('definition');
const openBills = (page: Page) => page.getByRole('table', { name: 'Open bills' }).getByRole('link');

/** The first open bill on the Ageing tab, with what is open of it as it is shown. */
async function firstOpen(page: Page) {
  await openBills(page).first().waitFor();
  const bill = await openBills(page).first().innerText();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: bill }) });
  return { bill, open: await row.getByRole('cell').nth(-2).innerText() };
}

const receiptDialog = (page: Page) => page.getByRole('dialog', { name: `Record Receipt of ${CLIENT}` });

/** Gives the money of a receipt by hand, and none of it to any bill yet. */
async function byHandWithNothingGiven(dialog: Locator) {
  await dialog.getByText('By hand').click();
  const shares = dialog.getByLabel(/ of \d\d \w{3} \d{4}$/);
  await shares.first().waitFor();
  for (const share of await shares.all()) await share.fill('');
}

test('a receipt with 2 % kept back settles a bill; one that bounced opens it again', async ({ page }) => {
  await page.goto(page3('ageing'));
  const { bill, open } = await firstOpen(page);
  await page.getByRole('button', { name: 'Record Receipt' }).click();
  const dialog = receiptDialog(page);
  await dialog.getByLabel('Amount', { exact: true }).fill(String(amountOf(open)));
  await dialog.getByLabel('Date').fill('1/1/2099');
  await dialog.getByLabel('Reference').fill('UTR-2026-77');
  await byHandWithNothingGiven(dialog);
  await dialog.getByLabel(new RegExp(`^${bill} of`)).fill(String(amountOf(open)));
  await choose(page, 'TDS Section', '194C, 2 %');
  const tds = Number(await dialog.getByLabel('TDS', { exact: true }).inputValue());
  expect(tds).toBeGreaterThan(0);
  await expect(dialog.getByLabel('On Account')).toHaveText(`₹${tds}`);
  await dialog.getByLabel('Amount', { exact: true }).fill(String(Math.round((amountOf(open) - tds) * 100) / 100));
  await expect(dialog.getByLabel('On Account')).toHaveText('₹0');
  await dialog.getByLabel(new RegExp(`^${bill} of`)).fill(String(amountOf(open) + 1));
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Date cannot be in the future: money is recorded when it is here.')).toBeVisible();
  await expect(dialog.getByText(`Only ${open} is open of bill ${bill}.`)).toBeVisible();
  await expectNothingSerious(page);
  await dialog.getByLabel(new RegExp(`^${bill} of`)).fill(String(amountOf(open)));
  await dialog.getByLabel('Date').fill('today');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: bill })).toHaveCount(0);

  await visit(page, '/sales/receipts?q=UTR-2026-77');
  const row = page.getByRole('row').filter({ hasText: 'UTR-2026-77' });
  await row.getByRole('button', { name: / bounced$/ }).click();
  await expect(row.getByText('Bounced')).toBeVisible();
  await visit(page, page3('ageing'));
  await expect(page.getByRole('link', { name: bill })).toBeVisible();
});

test('what a client owes is written off and taken back, allocated, paid back, and stands in the statement', async ({
  page,
}) => {
  test.slow();
  await test.step('an admin writes off what nobody pays, with a reason, and takes it back', async () => {
    await page.goto(page3('ageing'));
    const { bill, open } = await firstOpen(page);
    await page.getByRole('button', { name: `Write off bill ${bill}` }).click();
    const dialog = page.getByRole('dialog', { name: `Write Off Bill ${bill}` });
    await dialog.getByLabel('Amount').fill(String(amountOf(open) + 1));
    await dialog.getByRole('button', { name: 'Write Off' }).click();
    await expect(dialog.getByText(`Amount cannot be above the ${open} that is open.`)).toBeVisible();
    await expect(dialog.getByText('Reason is required.')).toBeVisible();
    await expectNothingSerious(page);
    await dialog.getByLabel('Amount').fill(String(amountOf(open)));
    await dialog.getByLabel('Reason').fill('The client closed down');
    await dialog.getByLabel('Reason').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(openBills(page).filter({ hasText: bill })).toHaveCount(0);
    await page.getByRole('button', { name: `Take back the write-off of ${open} of bill ${bill}` }).click();
    await expect(openBills(page).filter({ hasText: bill })).toHaveCount(1);
  });
  await test.step('what is on account is allocated later', async () => {
    await openAt(page, page3('ageing'));
    const { bill } = await firstOpen(page);
    await page.getByRole('button', { name: 'Record Receipt' }).click();
    const dialog = receiptDialog(page);
    await dialog.getByLabel('Amount', { exact: true }).fill('10');
    await dialog.getByLabel('Reference').fill('CASH-10');
    await byHandWithNothingGiven(dialog);
    await expect(dialog.getByLabel('On Account')).toHaveText('₹10');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog).toBeHidden();
    await visit(page, '/sales/receipts?show=On+account&q=CASH-10');
    await page.getByRole('button', { name: /^Allocate / }).click();
    const allocating = page.getByRole('dialog', { name: /^Allocate / });
    await expect(allocating.getByLabel(new RegExp(`^${bill} of`))).toHaveValue('10');
    await allocating.getByRole('button', { name: 'Allocate' }).click();
    await expect(page.getByText('₹10 allocated')).toBeVisible();
    await expect(page.getByText('No records found')).toBeVisible();
  });
  await test.step('what is on account is paid back, by a voucher', async () => {
    await openAt(page, '/sales/receipts?show=On+account');
    const receipt = page.getByRole('table', { name: 'Receipts' }).getByRole('row').nth(1);
    await receipt.getByRole('button', { name: /^Refund / }).click();
    const dialog = page.getByRole('dialog', { name: /^Refund RC/ });
    const amount = dialog.getByLabel('Amount');
    await amount.fill('100');
    await dialog.getByLabel('Reason').fill('It was paid twice');
    await dialog.getByLabel('Reason').press('Enter');
    await expect(page.getByText('Refund of ₹100 recorded')).toBeVisible();
    await receipt.getByRole('link').first().click();
    await page.getByRole('link', { name: /^Refund RV\/\d\d-\d\d\/000001$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Refund Voucher RV\/\d\d-\d\d\/000001$/);
    await expect(page.getByRole('article')).toContainText('It was paid twice');
  });
  await test.step('the statement ends with the ageing less what is on account', async () => {
    await openAt(page, page3('ageing'));
    await page.getByRole('button', { name: 'Record Receipt' }).click();
    await receiptDialog(page).getByLabel('Amount', { exact: true }).fill('9,00,000');
    await receiptDialog(page).getByRole('button', { name: 'Record' }).click();
    await expect(receiptDialog(page)).toBeHidden();
    await expect(page.getByText('No bill is open.')).toBeVisible();
    const ageing = (await facts(page, 'Ageing').allInnerTexts()).map(amountOf);
    const [onAccount = 0, balance] = ageing.slice(5);
    expect(ageing.slice(0, 5).reduce((sum, one) => sum + one, -onAccount)).toBe(balance);
    expect(onAccount).toBeGreaterThan(0);

    await page.getByRole('tab', { name: 'Statement' }).click();
    await expect(facts(page, 'Statement')).toHaveCount(4);
    const [opening = 0, debits = 0, credits = 0, closing] = (await facts(page, 'Statement').allInnerTexts()).map(
      amountOf,
    );
    expect(closing).toBe(balance);
    expect(opening + debits - credits).toBe(closing);
    await expect(page.getByRole('region', { name: 'Client Details' }).getByText('on account')).toBeVisible();
  });
});

test(
  'a bank statement is imported: a client proposed, one chosen, and all of it taken back at once',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.goto('/sales/receipts');
    await page.getByRole('table', { name: 'Receipts' }).waitFor();
    const file = `Txn Date,Description,Ref No.,Debit,Credit\n01/10/2026,NEFT ${CLIENT.toUpperCase()},BANK-1,,"1,000.00"\n02/10/2026,BY TRANSFER,BANK-2,,17.31\n03/10/2026,RENT,BANK-3,500,\n31/02/2026,NEFT ${CLIENT},BANK-4,,50\n`;
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const dialog = page.getByRole('dialog', { name: 'Import a bank statement' });
    await expect(dialog.getByText('4 rows: 1 new, 0 changed, 1 same, 2 wrong.')).toBeVisible();
    await expect(dialog.getByText('By the name').first()).toBeVisible();
    await expect(dialog.getByText('No money came in by this row.')).toBeVisible();
    await expect(dialog.getByText('This is not a date. Write it as 19 Nov 2026.')).toBeVisible();
    await expect(dialog.getByText('Nothing in this row names one client. Choose it.')).toBeVisible();
    await expectNothingSerious(page);
    await choose(page, 'Client, row 3', CLIENT);
    await dialog.getByRole('button', { name: 'Import 2 receipts, skip 1' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('BANK-1')).toBeVisible();

    await page
      .getByRole('status')
      .filter({ hasText: '2 receipts imported.' })
      .getByRole('button', { name: 'Undo' })
      .click();
    for (const reference of ['BANK-1', 'BANK-2'])
      await expect(page.getByRole('row').filter({ hasText: reference }).getByText('Cancelled')).toBeVisible();
  },
);
