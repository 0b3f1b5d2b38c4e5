import type { Page } from '@playwright/test';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

const open = async (page: Page) => {
  await openAt(page, '/settings/company');
  await expect(page.getByRole('heading', { name: 'Company', level: 1 })).toBeVisible();
};
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Company saved' })).toBeVisible();
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('the company numbers its documents, taxes a code by another rate from a day on, and is saved over another tab only when it is meant', async ({
  page,
  context,
}) => {
  await test.step('the account menu leads to the company, of which a change is kept, told and taken back', async () => {
    await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Company' }).click();
    await field(page, 'Tax Invoice Series').fill('ty');
    await expect(page.getByText(/The next one is TY\/26-27\/\d{6}/)).toBeVisible();
    await field(page, 'Credit Note Series').fill('TY');
    await save(page);
    await expect(
      page.getByText('Tax Invoice Series begins the same way: two documents would have one number. Choose another.'),
    ).toBeVisible();
    await field(page, 'Credit Note Series').fill('CR');
    await field(page, 'Due After Days').fill('30');
    await save(page);
    await saved(page);
    await open(page);
    await expect(field(page, 'Tax Invoice Series')).toHaveValue('TY');
    await expect(field(page, 'Due After Days')).toHaveValue('30');
    await field(page, 'Due After Days').fill('45');
    await save(page);
    const notice = page.getByRole('status').filter({ hasText: 'Company saved' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Due After Days')).toHaveValue('30');
  });
  await test.step('a code gets another rate of GST from a day on, by which its proforma invoices are taxed then', async () => {
    await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
    await open(page);
    await page.getByRole('button', { name: 'Add GST Rate' }).click();
    const row = page.getByRole('group', { name: 'GST rate 1' });
    await row.getByLabel('HSN/SAC').fill('9984');
    await choose(page, 'Rate', '5%');
    await save(page);
    await expect(page.getByText('From is required.')).toBeVisible();
    await row.getByLabel('From').fill('01 Nov 2026');
    await row.getByLabel('From').press('Tab');
    await save(page);
    await saved(page);
    await visit(page, '/sales/proforma?account=1');
    await expect(
      page.getByRole('table', { name: 'Taxes' }).getByRole('row', { name: /^9984 .* 2\.5% / }),
    ).toBeVisible();
  });
  await test.step('what another tab changed meanwhile is refused with what it is now, and saved when it is meant', async () => {
    await open(page);
    const phone = await field(page, 'Phone').inputValue();
    await field(page, 'Phone').fill('022 1111 1111');
    const other = await context.newPage();
    await open(other);
    await field(other, 'Phone').fill('022 2222 2222');
    await save(other);
    await saved(other);
    await save(page);
    await expect(page.getByText(`Phone is 022 2222 2222 now: Asha changed it from ${phone}`)).toBeVisible();
    await expect(field(page, 'Phone')).toHaveValue('022 1111 1111');
    await save(page);
    await saved(page);
    await expect(field(other, 'Phone')).toHaveValue('022 1111 1111');
  });
});

test('the company is filled in with what its numbers tell, its rates and its logo, and what was typed is offered again', async ({
  page,
}) => {
  test.slow();
  await test.step('a GST number offers its PAN and its state, and what has no proper form is refused by its field', async () => {
    await open(page);
    await field(page, 'GST Number').fill('29aaacH7409R1ZX');
    await page.getByRole('button', { name: 'Use PAN AAACH7409R' }).click();
    await page.getByRole('button', { name: 'Use state Karnataka (29)' }).click();
    await expect(field(page, 'PAN Number')).toHaveValue('AAACH7409R');
    await expect(page.getByText('Karnataka (29)', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'From what is typed' })).toBeHidden();
    const state = page.getByRole('combobox', { name: 'State' });
    await state.fill('Kerala');
    await state.press('Enter');
    await expect(page.getByRole('button', { name: 'Use state Karnataka (29)' })).toBeVisible();
    await field(page, 'GST Number').fill('29AAFCA7488L1Z0');
    await expect(
      page.getByText(
        'The check character does not match: for the first 14 characters it would be W. Check for a typing mistake.',
      ),
    ).toBeVisible();
    await field(page, 'IFSC').fill('HDFC1001234');
    await field(page, 'UPI ID').fill('trackyard');
    await save(page);
    await expect(
      page.getByText('The GST number is registered in Karnataka (29). Choose that state, or check the GST number.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Use state Karnataka (29)' }).click();
    await save(page);
    await expect(
      page.getByText('An IFSC is four letters, a zero and six letters or digits: HDFC0001234.'),
    ).toBeVisible();
    await expect(page.getByText('A UPI ID is a name, an @ and a bank: trackyard@hdfcbank.')).toBeVisible();
    await expect(field(page, 'IFSC')).toBeFocused();
  });
  await test.step('a TDS rate comes back by Undo; a logo is kept, and only an image is one', async () => {
    await open(page);
    const first = page.getByRole('group', { name: 'TDS rate 1' });
    const section = await first.getByLabel('Section').inputValue();
    await page.getByRole('button', { name: 'Remove TDS rate 1' }).click();
    await expect(first.getByLabel('Section')).not.toHaveValue(section);
    await page
      .getByRole('status')
      .filter({ hasText: 'TDS rate removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(first.getByLabel('Section')).toHaveValue(section);
    await field(page, 'Image').setInputFiles({
      name: 'paper.pdf',
      mimeType: 'image/png',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(page.getByText('paper.pdf')).toBeVisible();
    await save(page);
    await expect(page.getByText('Logo: choose a PNG or JPEG image.')).toBeVisible();
    await field(page, 'Image').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByText('logo.png')).toBeVisible();
    await save(page);
    await saved(page);
    await open(page);
    await expect(page.getByText('logo.png')).toBeVisible();
  });
  await test.step('what was typed is offered again after a reload', async () => {
    await open(page);
    await field(page, 'Company Name').fill('Yard of Tracks');
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(field(page, 'Company Name')).toHaveValue('Yard of Tracks');
  });
});
