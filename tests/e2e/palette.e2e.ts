import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { openAt, visit, WIDTHS } from './support';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the palette by its key, once the frame that listens is there. */
async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  // A key that comes while a dialog is still closing opens nothing.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 5_000 });
  }).toPass();
}

test(
  'Ctrl-K opens it over any screen; it leads to records and forms, and begins what is done on a list',
  { tag: '@firefox' },
  async ({ page }) => {
    await test.step('Ctrl-K opens it over any screen; the arrow keys choose, and Enter goes there', async () => {
      await page.goto('/vendors');
      await openPalette(page);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.type('stock');
      const first = await active(page).textContent();
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).not.toHaveText(first ?? '');
      await page.keyboard.press('ArrowUp');
      await expect(active(page)).toHaveText(first ?? '');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active(page).getAttribute('id')) ?? '-',
      );
      await page.keyboard.press('ArrowUp');
      await expect(dialog(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');

      await field(page).fill('majah');
      await expect(option(page, /^Majha Road Carriers/).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(heading(page, 'Majha Road Carriers')).toBeFocused();
    });
    await test.step('it leads to a form by what the form does, and begins what is done on a list, with what was typed', async () => {
      await openAt(page, '/vendors');
      await openPalette(page);
      await field(page).fill('add vendor');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Add New Vendor')).toBeVisible();
      await visit(page, '/cce/new-addition');
      await openPalette(page);
      await field(page).fill('490154203237518');
      await option(page, 'Add New Device').click();
      const adding = page.getByRole('dialog', { name: 'Add New Device' });
      await expect(adding.getByLabel('IMEI', { exact: true })).toHaveValue('490154203237518');
      await adding.getByRole('button', { name: 'Cancel' }).click();
      await expect(adding).toBeHidden();
      await expect(page).toHaveURL('/cce/new-addition');
      await openPalette(page);
      await field(page).fill('9820012345');
      await option(page, 'Send SMS').click();
      await expect(page.getByRole('dialog', { name: 'Send SMS' }).getByLabel('Mobile Numbers')).toHaveValue(
        '9820012345',
      );
    });
  },
);

test('the palette is opened by its button and from the bars', async ({ page }) => {
  await test.step('the button of the bar opens it, and Escape gives the focus back; what nothing is called says so', async () => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await openPalette(page);
    await field(page).fill('qqqqq');
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “qqqqq”.');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  });
  await test.step('the search of a bar offers what it does not find itself', async () => {
    await openAt(page, '/sales');
    await page.getByRole('searchbox', { name: 'Search for invoice clients..' }).fill('Majha');
    await page.getByRole('button', { name: /^Search everything for “Majha”/ }).click();
    await expect(field(page)).toHaveValue('Majha');
  });
});

test('keys lead to the search, to areas and through lists, and never away from what is typed', async ({ page }) => {
  test.slow();
  await test.step('/ goes to the search of the list, and stays a character where somebody types', async () => {
    await page.goto('/vendors');
    const search = page.getByRole('searchbox', { name: 'Search', exact: true });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('/?');
    await expect(search).toHaveValue('/?');
    await expect(page.getByRole('dialog')).toBeHidden();

    await visit(page, '/stocks/purchase-stocks');
    await expect(heading(page, 'Request Stock')).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('keys lead to areas and through the rows of a list, and ? lists them with the words of the trade', async () => {
    await openAt(page, '/stocks');
    await expect(heading(page, 'Stocks')).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    await expect(heading(page, 'Vendors')).toBeFocused();
    const links = page.getByRole('main').getByRole('row').getByRole('link', { name: /\w{4}/ });
    await expect(links.first()).toBeVisible();
    const name = await page.getByRole('table').getByRole('link').nth(2).innerText();
    await page.keyboard.press('j');
    // As Caps Lock has it.
    await page.keyboard.press('J');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys and words' });
    await expect(list.getByRole('term').first()).toHaveText(/^Search everything/);
    // The words are below the end of the dialog, which scrolls.
    await page.keyboard.press('End');
    await expect(list.getByRole('term').filter({ hasText: 'TDS 194C' })).toBeInViewport();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(heading(page, 'Vendor')).toBeVisible();
    await openPalette(page);
    await expect(dialog(page).getByRole('group', { name: 'Recently opened' }).getByRole('option').first()).toHaveText(
      /^Vendors/,
    );
    await field(page).fill('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('within a dialog no shortcut leads away from what is typed', async () => {
    await openAt(page, '/vendors');
    // Loaded, it would open at once.
    await openPalette(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
    const name = page.getByRole('dialog', { name: 'Add Product' }).getByLabel('Product Name');
    await expect(name).toBeFocused();
    await page.keyboard.type('Cable?');
    await page.keyboard.press('Control+k');
    await expect(name).toHaveValue('Cable?');
    await expect(name).toBeFocused();
    // Nor when the key reaches the page beneath: a palette over the dialog would take what is typed next.
    await page.locator('body').dispatchEvent('keydown', { key: 'k', ctrlKey: true });
    await page.keyboard.type('!');
    await expect(name).toHaveValue('Cable?!');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('axe finds nothing serious, and nothing scrolls sideways', async ({ page }) => {
  await page.goto('/vendors');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await openPalette(page);
    for (const typed of ['', '9820012345']) {
      await field(page).fill(typed);
      if (width === 1280) await expectNothingSerious(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const box = await dialog(page).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});
