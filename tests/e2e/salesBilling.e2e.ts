import type { Page } from '@playwright/test';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

const vehicle = (page: Page, number: number) => page.getByRole('group', { name: `Vehicle ${number}`, exact: true });
const ticks = (page: Page) => page.getByRole('checkbox', { checked: true });
const marks = (page: Page, mark: string) =>
  page.getByRole('group', { name: /^Vehicle \d+$/ }).getByText(mark, { exact: true });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The month, `YYYY-MM`, so many before this one. */
function monthsAgo(count: number) {
  const now = new Date();
  const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - count, 1));
  return month.toISOString().slice(0, 7);
}

const wordsOf = (month: string) =>
  new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** What the client's card of a month says that was billed for subscriptions. */
async function billedIn(page: Page, account: number, month: string) {
  await openAt(page, `/sales/detailed-client?account=${account}`);
  const row = page
    .getByRole('table', { name: wordsOf(month), exact: true })
    .getByRole('row', { name: /^Subscription/ });
  return row.getByRole('cell').first();
}

/** Account 3: eleven vehicles at ₹320 each, ₹160 discount, of another state; nothing is billed so long ago. */
const FIRST = monthsAgo(10);

async function editBill(page: Page, month: string) {
  await openAt(page, '/sales/edit-bill?account=3');
  await page.getByLabel('Month/Year').fill(month);
  await page.getByLabel('Discount').focus();
}

test('two of eleven ticked vehicles are kept so, billed, and marked, and the client’s card says so', async ({
  page,
}) => {
  await editBill(page, FIRST);
  await expect(marks(page, 'Billed')).toHaveCount(0);
  await expect(ticks(page)).toHaveCount(11);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await vehicle(page, number).getByLabel('Selected').uncheck();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(notice(page, 'Majha Road Carriers: bill saved')).toBeVisible();
  await page.goto('/sales/edit-bill?account=3');
  await expect(ticks(page)).toHaveCount(2);
  await expect(page.getByLabel('Total Amount')).toHaveValue('480');
  await expect(page.getByLabel('Payable')).toHaveText('₹566');
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(notice(page, 'Majha Road Carriers: 2 vehicles billed, ₹566')).toBeVisible();
  await expect(await billedIn(page, 3, FIRST)).toHaveText('₹566');
  await visit(page, '/sales/edit-bill?account=3');
  await expect(marks(page, 'Billed')).toHaveCount(2);
  await expect(ticks(page)).toHaveCount(0);
});

test('the terms of a vehicle: free of charge it says so in the editor, gets no tick and no bill', async ({ page }) => {
  await page.goto('/sales/detailed-client?account=3&tab=vehicles');
  await page
    .getByRole('button', { name: /^Edit terms of/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Terms: / });
  await dialog.getByLabel('Price').fill('300');
  await dialog.getByText('Foc', { exact: true }).click();
  await choose(page, 'From', 'Another day');
  await dialog.getByLabel('Day', { exact: true }).fill(`01 ${wordsOf(FIRST)}`);
  await dialog.getByLabel('Day', { exact: true }).press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'terms saved')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Vehicles' }).getByText('Foc', { exact: true })).toHaveCount(1);
  await editBill(page, FIRST);
  await expect(marks(page, 'Foc')).toHaveCount(1);
  await expect(vehicle(page, 11).getByLabel('Selected')).toBeDisabled();
  await expect(ticks(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(notice(page, '10 vehicles billed')).toBeVisible();
});

test('a client gets other terms, is passed over while free of charge, closed, and charged otherwise', async ({
  page,
}) => {
  await test.step('price and GST of several vehicles are agreed at once, and taken back by one Undo', async () => {
    await page.goto('/sales/detailed-client?account=3&tab=vehicles');
    const table = page.getByRole('table', { name: 'Vehicles' });
    const agreed = table.getByRole('row', { name: /₹432.*with GST/ });
    await table
      .getByRole('checkbox', { name: /^Select [A-Z]{2}/ })
      .nth(0)
      .check();
    await table
      .getByRole('checkbox', { name: /^Select [A-Z]{2}/ })
      .nth(2)
      .check();
    await page.getByRole('button', { name: 'Edit Terms (2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terms: 2 vehicles' });
    await dialog.getByLabel('Price').fill('432');
    await dialog.getByText('Including', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, '2 vehicles: terms saved')).toBeVisible();
    await expect(agreed).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Edit Terms/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(agreed).toHaveCount(0);
  });
  await test.step('an account that is free of charge is not billed, and the list says why', async () => {
    await openAt(page, '/sales/display-billed?tab=pending');
    const row = page.getByRole('row', { name: /Sahyadri Earthmovers/ });
    await row.getByRole('button', { name: 'Billed' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Sahyadri Earthmovers is free of charge (Foc), so there is nothing to bill.',
    );
  });
  await test.step('Delete closes an account that has bills, says what it owes, and Undo brings it back', async () => {
    await openAt(page, '/sales/display-billed');
    const row = page.getByRole('row', { name: /Konkan Cold Chain/ });
    await page.getByRole('button', { name: 'Delete Konkan Cold Chain Ltd' }).click();
    await expect(notice(page, 'Konkan Cold Chain Ltd closed, its documents stay. It owes ₹')).toContainText(
      'is live: 8 devices are fitted.',
    );
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });
  await test.step('how a part of a month is charged is chosen on the client, with Undo', async () => {
    await openAt(page, '/sales/detailed-client?account=3');
    const choice = page.getByRole('radiogroup', { name: 'Part of a Month' });
    await expect(choice.getByRole('radio', { name: 'By days' })).toBeChecked();
    await choice.getByText('From next month').click();
    await expect(
      page.getByText('The month in which a vehicle is first fitted is free', { exact: false }),
    ).toBeVisible();
    await expect(notice(page, 'Majha Road Carriers is charged: From next month')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(choice.getByRole('radio', { name: 'By days' })).toBeChecked();
  });
});
