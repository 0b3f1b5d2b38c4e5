import type { Page } from '@playwright/test';
import { expect, test } from './test';

const table = (page: Page, tab = 'Billed') => page.getByRole('table', { name: `${tab} accounts` });
const companies = (page: Page, tab = 'Billed') => table(page, tab).getByRole('link', { name: /^(?!View |Edit |PI$)/ });

/** The names of all companies on a tab, once they are there. */
async function namesOn(page: Page, tab?: string) {
  await expect(companies(page, tab).first()).toBeVisible();
  return companies(page, tab).allTextContents();
}

test('the billed accounts open on Billed, with the columns of the specification', async ({ page }) => {
  await page.goto('/sales/display-billed');
  await expect(page.getByRole('tab')).toHaveText([/^Pending \(\d+\)$/, /^Billed \(\d+\)$/]);
  await expect(page.getByRole('tab', { name: 'Billed' })).toHaveAttribute('aria-selected', 'true');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    '',
    'Company',
    'User',
    'Account Type',
    'No of Vehicles',
    'Billed Vehicles',
    'Hardware Amount',
    'Rent Amount',
    'GST 18%',
    'Total Amount',
    'Action',
  ]);
});

test('the tab lives in the address, and the menu leads to each', async ({ page }) => {
  await page.goto('/sales/display-billed?tab=pending');
  await expect(companies(page, 'Pending').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Pending' })).toHaveAttribute('aria-selected', 'true');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Billed' }).click();
  await expect(companies(page).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Pending' }).click();
  await expect(companies(page, 'Pending').first()).toBeVisible();
});

test('the search finds companies and users, ignoring case, and says when it finds none', async ({ page }) => {
  await page.goto('/sales/display-billed');
  await page.getByLabel('Search', { exact: true }).fill('KONKAN cold');
  await expect(companies(page)).toHaveText(['Konkan Cold Chain Ltd']);
  await expect(page).toHaveURL(/q=KONKAN\+cold/);
  await page.getByLabel('Search', { exact: true }).fill('sneha');
  await expect(companies(page)).toHaveText(['Konkan Cold Chain Ltd']);
  await page.getByLabel('Search', { exact: true }).fill('no such company');
  await expect(page.getByText('No records found', { exact: true })).toBeVisible();
});

test('the header search arrives here with its text', async ({ page }) => {
  await page.goto('/sales');
  await page.getByPlaceholder('Search for invoice clients..').fill('yamuna');
  await page.keyboard.press('Enter');
  await expect(companies(page)).toHaveText(['Yamuna Cabs LLP']);
});

test('company and eye lead to the client, the pencil to the bill, PI to the invoice', async ({ page }) => {
  await page.goto('/sales/display-billed');
  for (const [name, address] of [
    ['Konkan Cold Chain Ltd', /detailed-client\?account=2$/],
    ['View Konkan Cold Chain Ltd', /detailed-client\?account=2$/],
    ['Edit Konkan Cold Chain Ltd', /edit-bill\?account=2$/],
    ['PI', /proforma\?account=2$/],
  ] as const) {
    const row = page.getByRole('row', { name: /Konkan Cold Chain/ });
    await row.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});

test('a deleted account comes back with Undo', async ({ page }) => {
  await page.goto('/sales/display-billed');
  const before = await namesOn(page);
  await page.getByRole('button', { name: 'Delete Konkan Cold Chain Ltd' }).click();
  await expect(companies(page)).toHaveText(before.filter((name) => name !== 'Konkan Cold Chain Ltd'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(companies(page)).toHaveText(before);
});

test('Billed moves an account to the other tab, and Undo brings it back', async ({ page }) => {
  await page.goto('/sales/display-billed?tab=pending');
  const row = page.getByRole('row', { name: /Majha Road Carriers/ });
  await row.getByRole('button', { name: 'Billed' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('tab', { name: 'Billed' }).click();
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: 'Billed' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeHidden();
});

test('ticked accounts are billed together, with one Undo', async ({ page }) => {
  await page.goto('/sales/display-billed?tab=pending');
  const before = await namesOn(page, 'Pending');
  await page.getByLabel('Select Majha Road Carriers').check();
  await page.getByLabel('Select Doaba Dairy Cooperative').check();
  await page.getByRole('button', { name: 'Bill selected (2)' }).click();
  await expect(companies(page, 'Pending')).toHaveCount(before.length - 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(companies(page, 'Pending')).toHaveText(before);
  // Nothing is ticked any more, nor is what was ticked in another tab.
  const ticked = page.getByRole('checkbox', { name: 'Select Majha Road Carriers' });
  await expect(ticked).not.toBeChecked();
  await ticked.check();
  await page.getByRole('tab', { name: 'Billed' }).click();
  await page.getByRole('tab', { name: 'Pending' }).click();
  await expect(ticked).not.toBeChecked();
});

test('all accounts of a tab are deleted together, with one Undo', async ({ page }) => {
  await page.goto('/sales/display-billed');
  const before = await namesOn(page);
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: `Delete selected (${before.length})` }).click();
  await expect(page.getByText('No records found', { exact: true })).toBeVisible();
  // Where the buttons were, so that Tab goes on from there.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(companies(page)).toHaveText(before);
});

test('a client shows twelve months, each with what was billed, what came in and the balance', async ({ page }) => {
  await page.goto('/sales/detailed-client?account=3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Majha Road Carriers');
  const months = page.getByRole('list', { name: 'Monthly billing' }).getByRole('table');
  await expect(months).toHaveCount(12);
  await expect(months.first().getByRole('columnheader')).toHaveText(['', 'Billed', 'Received', 'Balance']);
  await expect(months.first().getByRole('rowheader')).toHaveText(['Subscription', 'Hardware']);
  const rupees = (text: string) => Number(text.replaceAll(/[₹,]/g, ''));
  for (const row of await months
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()) {
    const [billed = 0, received = 0, balance = 0] = (await row.getByRole('cell').allTextContents()).map(rupees);
    expect(balance).toBe(billed - received);
  }
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/sales/display-billed');
});

for (const path of ['detailed-client', 'edit-bill', 'proforma']) {
  test(`/sales/${path} of no account, or of none that exists, is a friendly page with the way back`, async ({
    page,
  }) => {
    for (const query of ['', '?account=999', '?account=abc', '?account=03', '?account=3.0', '?account=3e0']) {
      await page.goto(`/sales/${path}${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account not found');
    }
    await page.getByRole('link', { name: 'Back to Billed Accounts' }).click();
    await expect(page).toHaveURL('/sales/display-billed');
  });
}

test('the clients fit a laptop, also those that are marked as paused', async ({ page }) => {
  await page.goto('/sales/clients');
  await expect(page.getByText(/^Paused, alert/).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toBeInViewport({ ratio: 1 });
});

test('clients lists everybody whom the wizard brought in', async ({ page }) => {
  await page.goto('/sales/clients');
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Company',
    'Client',
    'State',
    'Potential',
    'Total',
    'Balance Due',
  ]);
  await page.getByLabel('Search', { exact: true }).fill('punjab');
  await expect(page.getByRole('row', { name: /Majha Road Carriers/ })).toContainText('9876123408');
  await page.getByRole('link', { name: 'Majha Road Carriers' }).click();
  await expect(page).toHaveURL('/sales/detailed-client?account=3');
});

test('expenses say what each vendor cost in each month', async ({ page }) => {
  await page.goto('/sales/expenses');
  await expect(page.getByRole('columnheader')).toHaveText(['Month', 'Vendor', 'Requests', 'Units', 'Amount + GST']);
  await page.getByLabel('Search', { exact: true }).fill('metro cables');
  await expect(page.getByRole('row', { name: /Metro Cables/ }).first()).toContainText('₹');
});
