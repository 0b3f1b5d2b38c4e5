import type { Page } from '@playwright/test';
import { openAt } from './support';
import { expect, test } from './test';

const table = (page: Page, tab = 'Billed') => page.getByRole('table', { name: `${tab} accounts` });
const companies = (page: Page, tab = 'Billed') => table(page, tab).getByRole('link', { name: /^(?!View |Edit |PI$)/ });

/** The names of all companies on a tab, once they are there. */
async function namesOn(page: Page, tab?: string) {
  await expect(companies(page, tab).first()).toBeVisible();
  return companies(page, tab).allTextContents();
}

test('accounts are billed and deleted, one by one and together, and each Undo brings them back', async ({ page }) => {
  test.slow();
  await test.step('the clients fit a laptop, also those that are marked as paused', async () => {
    await page.goto('/sales/clients');
    await expect(page.getByText(/^Paused, alert/).first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Total' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('tab', { name: 'Deleted From Debtors' }).click();
    await expect(page.getByRole('row', { name: /Arabian Sea Foods/ })).toBeVisible();
  });
  await test.step('a deleted account comes back with Undo, by keyboard alone, which goes on with the next one', async () => {
    await openAt(page, '/sales/display-billed');
    const before = await namesOn(page);
    await page.getByRole('button', { name: 'Delete Konkan Cold Chain Ltd' }).press('Enter');
    await expect(companies(page)).toHaveText(before.filter((name) => name !== 'Konkan Cold Chain Ltd'));
    const next = before[before.indexOf('Konkan Cold Chain Ltd') + 1] ?? '';
    await expect(page.getByLabel(`Select ${next}`)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(companies(page)).toHaveText(before);
    await expect(page.getByLabel(`Select ${next}`)).toBeFocused();
  });
  await test.step('ticked accounts are deleted together, with one Undo', async () => {
    await openAt(page, '/sales/display-billed');
    const before = await namesOn(page);
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: `Delete selected (${before.length})` }).click();
    await expect(page.getByText('No records found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(companies(page)).toHaveText(before);
  });
  await test.step('Billed moves an account to the other tab, and Undo brings it back', async () => {
    await openAt(page, '/sales/display-billed?tab=pending');
    const row = page.getByRole('row', { name: /Majha Road Carriers/ });
    await row.getByRole('button', { name: 'Billed' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('tab', { name: 'Billed' }).click();
    await expect(row).toBeVisible();
    await expect(row.getByRole('button', { name: 'Billed' })).toBeDisabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeHidden();
  });
  await test.step('ticked accounts are billed together, with one Undo', async () => {
    await openAt(page, '/sales/display-billed?tab=pending');
    const before = await namesOn(page, 'Pending');
    await page.getByLabel('Select Majha Road Carriers').check();
    await page.getByLabel('Select Doaba Dairy Cooperative').check();
    await page.getByRole('button', { name: 'Bill selected (2)' }).click();
    await expect(companies(page, 'Pending')).toHaveCount(before.length - 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(companies(page, 'Pending')).toHaveText(before);
  });
});
