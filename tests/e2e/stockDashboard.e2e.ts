import type { Page } from '@playwright/test';
import { expect, test } from './test';

const SECTIONS = [
  ['Pending Material Request', ['Request Stock']],
  ['Inventory Status', ['Expected (New) Stock', 'Current Stock', 'Expected (Removal)']],
  ['Payment Status', ['Outstanding Bill (to be Paid)', 'Pending at Admin']],
  ['Material Status', ['Dead Stock', 'Expected Products to Order']],
] as const;

test('the dashboard has its four sections with their cards', async ({ page }) => {
  await page.goto('/stocks');
  for (const [section, cards] of SECTIONS) {
    await expect(page.getByRole('region', { name: section }).getByRole('link')).toHaveText([...cards]);
  }
});

test('the current stock is 350 units on the sample data', async ({ page }) => {
  await page.goto('/stocks');
  await expect(page.getByRole('listitem').filter({ hasText: 'Current Stock' }).getByRole('definition')).toHaveText(
    '350',
  );
});

const CARDS = [
  ['Request Stock', '/stocks/requested-stocks?show=On+their+way'],
  ['Expected (New) Stock', '/stocks/expected'],
  ['Current Stock', '/stocks/on-hand'],
  ['Expected (Removal)', '/stocks/received-stocks?show=Removals+to+receive'],
  ['Outstanding Bill (to be Paid)', '/stocks/requested-stocks?show=To+be+paid'],
  ['Pending at Admin', '/stocks/requested-stocks?q=Pending+at+Admin'],
  ['Dead Stock', '/stocks/received-stocks?show=Dead'],
  ['Expected Products to Order', '/stocks/requested-stocks?q=Pending+at+Admin'],
] as const;

test('each card leads to the list that it counts', async ({ page }) => {
  await page.goto('/stocks');
  for (const [card, address] of CARDS) {
    await page.getByRole('main').getByRole('link', { name: card, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('table')).toBeVisible();
    await page.goBack();
  }
});

const figureOf = (page: Page, card: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: card, exact: true }) })
    .getByRole('definition');
const follow = (page: Page, card: string) =>
  page.getByRole('main').getByRole('link', { name: card, exact: true }).click();

test('the removals to receive are the rows behind their card; All shows the others again', async ({ page }) => {
  await page.goto('/stocks');
  const figure = String(await figureOf(page, 'Expected (Removal)').textContent());
  await follow(page, 'Expected (Removal)');
  const rows = page.getByRole('table', { name: 'Received Stock' }).getByRole('checkbox', { name: /^Select ITGC-/ });
  await expect(rows).toHaveCount(Number(figure));
  await expect(page.getByRole('status').filter({ hasText: `${figure} of 28` })).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(Number(figure));
  await page.getByLabel('Show').click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('All', { exact: true }).click();
  await expect(page).toHaveURL('/stocks/received-stocks');
  await expect(rows).toHaveCount(20);
});

test('the outstanding bill is the sum of the amounts behind its card, and a search looks through those alone', async ({
  page,
}) => {
  const inPaise = (text: string) => Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100);
  await page.goto('/stocks');
  const bill = String(await figureOf(page, 'Outstanding Bill (to be Paid)').textContent());
  await follow(page, 'Outstanding Bill (to be Paid)');
  await expect(page).toHaveURL('/stocks/requested-stocks?show=To+be+paid');
  const amounts = page.getByRole('table', { name: 'Requested Stocks' }).getByRole('cell', { name: /^₹/ });
  await expect(amounts).not.toHaveCount(0);
  await expect(amounts).not.toHaveCount(12);
  const sum = (await amounts.allTextContents()).reduce((all, amount) => all + inPaise(amount), 0);
  expect(sum).toBe(inPaise(bill));
  await expect(page.getByLabel('To be paid')).toHaveText(bill);
  await page.getByLabel('Search').fill('Delivered');
  await expect(page.getByText('No matching requests found.')).toBeVisible();
});

test('an unknown part in the address is the whole list', async ({ page }) => {
  await page.goto('/stocks/requested-stocks?show=toString');
  await expect(page.getByRole('table', { name: 'Requested Stocks' }).getByRole('cell', { name: /^₹/ })).toHaveCount(12);
});

test('a figure follows the data: approving a request leaves one less at the admin', async ({ page }) => {
  await page.goto('/stocks');
  const pending = page.getByRole('listitem').filter({ hasText: 'Pending at Admin' }).getByRole('definition');
  const before = Number(await pending.textContent());
  await page.goto('/stocks/requested-stocks?details=12');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeHidden();
  await page.goto('/stocks');
  await expect(pending).toHaveText(String(before - 1));
});

test('the Stocks card at home has its two figures', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Stocks' });
  await expect(card).toContainText(/Current Stock350/);
  await expect(card).toContainText(/Pending at Admin\d/);
});
