import type { Page } from '@playwright/test';
import { cutIn, openAt, visit } from './support';
import { expect, test } from './test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a frame searches, keeps the focus, tells of today, and answers in its bar', async ({ page }) => {
  test.slow();
  await test.step('the sales search leads to the billed accounts that match', async () => {
    await page.goto('/sales');
    await page.getByPlaceholder('Search for invoice clients..').fill('metro & sons');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sales/display-billed?q=metro+%26+sons');
    await expect(page.getByText('Welcome Back, Hi Asha')).toBeVisible();
  });
  await test.step('on a phone the sales search unfolds over the whole bar, and folds again', async () => {
    await openAt(page, '/sales');
    await page.setViewportSize({ width: 390, height: 844 });
    const search = page.getByPlaceholder('Search for invoice clients..');
    await expect(search).toBeHidden();
    await page.getByRole('button', { name: 'Open search' }).click();
    await expect(search).toBeFocused();
    expect((await search.boundingBox())?.width).toBeGreaterThan(300);
    await page.keyboard.type('metro');
    await page.getByRole('button', { name: /^Search everything for “metro”/ }).click();
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(page.getByRole('button', { name: 'Open search' })).toBeFocused();
    await expect(search).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('the menu names where one is in whole', async () => {
    await openAt(page, '/cce/request-job');
    const here = page.getByRole('navigation').locator('[aria-current=page]');
    await expect(here).toHaveText('Raise Request (Job)');
    expect(await cutIn(here)).toEqual([]);
  });
  await test.step('a navigation puts the focus on the new heading and names the screen in the tab', async () => {
    await openAt(page, '/vendors');
    await expect(page).toHaveTitle('Vendors · Trackyard');
    await page.getByRole('link', { name: 'Add New Vendor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add New Vendor' })).toBeFocused();
    await expect(page).toHaveTitle('Add New Vendor · Trackyard');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Vendors' })).toBeFocused();
  });
  await test.step('what is to be done today is put off, shown again, and leads to where it is done', async () => {
    await openAt(page, '/');
    const today = page.getByRole('region', { name: /^Today/ });
    const first = today.getByRole('region', { name: 'Vehicles to delete' }).getByRole('listitem').first();
    const vehicle = await first.innerText();
    await first.getByRole('button', { name: /^Postpone/ }).click();
    await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
    await expect(first).not.toHaveText(vehicle);
    await today.getByRole('button', { name: 'Show 1 postponed' }).click();
    await first.getByRole('link', { name: /^Delete Vehicle/ }).click();
    await expect(page).toHaveURL(/\/cce\/deletion-list\?details=\d+$/);
  });
  await test.step('the bar greets, and its mail, notifications and account answer', async () => {
    await openAt(page, '/');
    await expect(page.getByText('Welcome, Asha')).toBeVisible();
    await page.getByRole('button', { name: 'Mail' }).click();
    await expect(page.getByRole('list', { name: 'Written messages' })).toContainText('Repair Detail');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByText('Trackyard loaded the sample data')).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('a frame warms, skips, follows the device, and keeps the width of its side bar', async ({ page }) => {
  test.slow();
  await test.step('the first Tab offers to skip to the content', async () => {
    await page.goto('/vendors');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the theme follows the device until one is chosen, and the choice survives a reload', async () => {
    const theme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAt(page, '/vendors');
    await expect.poll(theme).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(theme).toBe('light');
    const chooser = page.getByRole('button', { name: 'Theme' });
    await chooser.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'As the device' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(chooser).toBeFocused();
    await chooser.click();
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    await expect.poll(theme).toBe('dark');
    await page.reload();
    await expect.poll(theme).toBe('dark');
  });
  await test.step('the side bar has the width of its area, and 80 px collapsed, after a reload too', async () => {
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width;
    await openAt(page, '/settings/data');
    for (const [address, expanded] of [
      ['/vendors', 224],
      ['/vendors/1', 192],
      ['/sales', 220],
    ] as const) {
      await visit(page, address);
      await expect.poll(width).toBe(expanded);
      await page.getByRole('button', { name: 'Collapse menu' }).click();
      await expect.poll(width).toBe(80);
      await page.getByRole('button', { name: 'Expand menu' }).click();
      await expect.poll(width).toBe(expanded);
    }
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(width).toBe(80);
    await page.reload();
    await expect.poll(width).toBe(80);
  });
});

test('menus lead on: Add New of customer care, and the drawer of a narrow screen', async ({ page }) => {
  test.slow();
  await test.step("a link warms its destination's code when the pointer comes near", async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const warmed = page.waitForRequest(/VendorListScreen/);
    await page.getByRole('main').getByRole('link', { name: 'Vendors' }).hover();
    await warmed;
  });
  await test.step('Add New of customer care offers the four things that the area creates', async () => {
    await openAt(page, '/cce/not-working');
    await menu(page).getByRole('button', { name: 'Add New' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Job', 'Stock request', 'Requisition', 'Device addition']);
    await page.getByRole('menuitem', { name: 'Requisition' }).click();
    await expect(page).toHaveURL('/cce/requisition-form');
  });
  await test.step('on a narrow screen the menu is a drawer that closes when somebody goes somewhere', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAt(page, '/vendors');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Add Vendor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add New Vendor' })).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});
