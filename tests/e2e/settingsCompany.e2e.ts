import type { Page } from '@playwright/test';
import { choose, openAt } from './support';
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

test('the account menu leads to the company, which numbers its documents, and of which a change is taken back or refused for another', async ({
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
  await test.step('what another tab changed meanwhile is refused with what it is now, and saved when it is meant', async () => {
    await open(page);
    await field(page, 'Phone').fill('022 1111 1111');
    const other = await context.newPage();
    await open(other);
    await field(other, 'Phone').fill('022 2222 2222');
    await save(other);
    await saved(other);
    await save(page);
    await expect(page.getByText(/Phone is 022 2222 2222 now: Asha changed it from /)).toBeVisible();
    await expect(field(page, 'Phone')).toHaveValue('022 1111 1111');
    await save(page);
    await saved(page);
    await expect(field(other, 'Phone')).toHaveValue('022 1111 1111');
  });
});

test('the company is filled in with what its numbers tell, its rates and its logo', async ({ page }) => {
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
    await expect(field(page, 'IFSC')).toBeFocused();
  });
  await test.step('a TDS rate comes back by Undo; a logo is kept, and from when a code has another rate of GST', async () => {
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
    await field(page, 'Image').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByText('logo.png')).toBeVisible();
    await page.getByRole('button', { name: 'Add GST Rate' }).click();
    const rate = page.getByRole('group', { name: 'GST rate 1' });
    await rate.getByLabel('HSN/SAC').fill('9984');
    await choose(page, 'Rate', '5%');
    await rate.getByLabel('From').fill('01 Nov 2026');
    await rate.getByLabel('From').press('Tab');
    await save(page);
    await saved(page);
    await open(page);
    await expect(page.getByText('logo.png')).toBeVisible();
    await expect(rate.getByLabel('HSN/SAC')).toHaveValue('9984');
    await expect(rate.getByLabel('From')).toHaveValue('01 Nov 2026');
  });
});
