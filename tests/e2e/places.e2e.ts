import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { openAt, visit } from './support';
import { expect, test } from './test';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const areas = (page: Page) => page.getByRole('dialog', { name: 'Areas' });
const table = (page: Page, name: string) => page.getByRole('table', { name });

test('Back, the breadcrumb and one switcher lead from list to list and from area to area', async ({ page }) => {
  await test.step('Back and the breadcrumb lead to the list as it was, after a reload too', async () => {
    await page.goto('/sales/display-billed');
    await page.getByRole('tab', { name: /Pending/ }).click();
    // Each tab has a search of its own.
    await expect(page.getByRole('tab', { name: /Pending/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByPlaceholder('Company or user name').fill('road');
    await page.getByRole('columnheader', { name: 'User' }).click();
    await expect(page).toHaveURL(/q=road.*sort=|sort=.*q=road/);
    const list = page.url();
    expect(list).toMatch(/tab=pending/);
    await page.getByRole('link', { name: 'Majha Road Carriers', exact: true }).click();
    await expect(crumbs(page)).toHaveText('Sales/Billed Accounts/Majha Road Carriers');
    await expect(menu(page).getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Edit Bill' }).click();
    await expect(crumbs(page)).toHaveText('Sales/Billed Accounts/Majha Road Carriers/Edit Bill');
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByPlaceholder('Company or user name')).toHaveValue('road');

    await page.getByRole('link', { name: 'Majha Road Carriers', exact: true }).click();
    await crumbs(page).getByRole('link', { name: 'Billed Accounts' }).click();
    await expect(page).toHaveURL(list);

    // Who did not come from a list gets the plain one.
    await page.getByRole('button', { name: 'Area: Sales' }).click();
    await areas(page).getByRole('link', { name: 'Vendors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vendors' })).toBeFocused();
    await visit(page, '/sales/detailed-client?account=1');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/sales/display-billed');
  });
  await test.step('one switcher goes from area to area, by keyboard and on a phone', async () => {
    await openAt(page, '/vendors?q=metro');
    await page.getByRole('link', { name: 'Metro Cables' }).click();
    await expect(menu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Back to List' }).click();
    await expect(page).toHaveURL('/vendors?q=metro');
    await expect(table(page, 'Vendors').getByRole('link', { name: 'Metro Cables' })).toBeVisible();

    await page.getByRole('button', { name: 'Area: Vendors' }).focus();
    await page.keyboard.press('Enter');
    await expect(areas(page).getByRole('heading')).toHaveText([
      'Home',
      'Vendors',
      'Stocks',
      'Sales',
      'Customer Care',
      'Settings',
    ]);
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Area: Vendors' })).toBeFocused();
    await page.keyboard.press('Enter');
    await areas(page).getByRole('link', { name: 'Stocks', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Stocks' })).toBeFocused();

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const switcher = page.getByRole('dialog').getByRole('button', { name: 'Area: Stocks' });
    await switcher.click();
    await expect(areas(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(areas(page)).toBeHidden();
    await expect(switcher).toBeFocused();
    await switcher.click();
    await areas(page).getByRole('link', { name: 'Deletion List' }).click();
    await expect(page).toHaveURL('/cce/deletion-list');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
