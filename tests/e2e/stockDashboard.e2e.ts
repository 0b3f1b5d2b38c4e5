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
  await expect(page.getByRole('listitem').filter({ hasText: 'Current Stock' }).getByRole('definition')).toHaveText('350');
});

const CARDS = [
  ['Request Stock', '/stocks/requested-stocks'],
  ['Expected (New) Stock', '/stocks/expected'],
  ['Current Stock', '/stocks/requested-stocks?q=Delivered'],
  ['Expected (Removal)', '/stocks/received-stocks?q=Removal'],
  ['Outstanding Bill (to be Paid)', '/stocks/requested-stocks'],
  ['Pending at Admin', '/stocks/requested-stocks?q=Pending+at+Admin'],
  ['Dead Stock', '/stocks/received-stocks?q=Dead'],
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

test('a figure follows the data: approving a request leaves one less at the admin', async ({ page }) => {
  await page.goto('/stocks');
  const pending = page.getByRole('listitem').filter({ hasText: 'Pending at Admin' }).getByRole('definition');
  const before = Number(await pending.textContent());
  await page.goto('/stocks/requested-stocks?details=12');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.goto('/stocks');
  await expect(pending).toHaveText(String(before - 1));
});

test('the Stocks card at home has its two figures', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Stocks' });
  await expect(card).toContainText(/Current Stock350/);
  await expect(card).toContainText(/Pending at Admin\d/);
});
