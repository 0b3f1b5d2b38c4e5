import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { choose, visit } from './support';
import { expect, test } from './test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heads = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ });
const REQUESTS = ['Order Date', 'Product Order count', 'Qty Taken', 'Total Amount', 'View Details', 'Status'];

/** Whether what an element shows at its middle is itself, and not what lies over it. */
const isInSight = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a list is filtered by the keyboard, says by what, and shows the same after a reload', async ({ page }) => {
  await page.goto('/stocks/requested-stocks');
  const rows = page.getByRole('table').getByRole('row', { name: /Delivered|Pending|Approved|Transit/ });
  await button(page, 'Filter').press('Enter');
  const filter = panel(page, 'Filter');
  await expect(filter).toBeFocused();
  await filter.getByRole('checkbox', { name: 'Delivered' }).press('Space');
  await filter.getByRole('checkbox', { name: 'In Transit' }).press('Space');
  const amount = filter.getByRole('textbox', { name: 'Total Amount from' });
  await amount.fill('much');
  await expect(amount).toHaveAccessibleDescription('much is not a number with at most two decimals.');
  await amount.fill('₹10,000');
  const from = filter.getByLabel('Order Date from', { exact: true });
  await from.click();
  await page.keyboard.press('Escape');
  await expect(filter).toBeVisible();
  // Half a date may be another one: it counts, and is validated, once it is whole.
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await from.pressSequentially('1/10/26');
  await page.keyboard.press('Tab');
  await expect(from).toHaveValue('01 Oct 2026');
  await expect(page).toHaveURL(/order-date=2026-10-01/);
  expect(addresses.filter((address) => address.includes('order-date'))).toEqual([page.url()]);
  const to = filter.getByLabel('Order Date to', { exact: true });
  await to.pressSequentially('1/1/26');
  await expect(filter.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(to).toHaveAccessibleDescription('From is after to.');
  await to.fill('31/9/26');
  await page.keyboard.press('Tab');
  await expect(to).toHaveAccessibleDescription('31/9/26 is not a date.');
  await to.fill('');
  await expectNothingSerious(page);
  await filter.getByRole('textbox', { name: 'Total Amount from' }).press('Escape');
  await expect(filter).toBeHidden();
  await expect(button(page, 'Filter')).toBeFocused();
  const chips = page
    .getByRole('group', { name: 'Filters', exact: true })
    .getByRole('button', { name: /^Remove filter/ });
  const told = ['Order Date: from 01 Oct 2026', 'Total Amount: from ₹10,000', 'Status: Delivered, In Transit'];
  await expect(chips).toHaveText(told);
  const shown = await rows.allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  await page.reload();
  await expect(chips).toHaveText(told);
  await expect(rows).toHaveText(shown);
  await page.getByRole('button', { name: 'Remove filter Status: Delivered, In Transit' }).press('Enter');
  await expect(chips).toHaveText(told.slice(0, 2));
  await expect(chips.first()).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(button(page, 'Filter')).toBeFocused();
  await expect(rows).toHaveCount(12);
  await expect(page).toHaveURL('/stocks/requested-stocks');
});

test('columns are chosen and put in order, and a view keeps them with all else for this browser', async ({ page }) => {
  await page.goto('/stocks/requested-stocks?sort=-total-amount&f.status=Delivered');
  await button(page, 'Columns').click();
  const columns = panel(page, 'Columns');
  await expect(columns.getByRole('checkbox', { name: 'Order Date' })).toBeDisabled();
  await columns.getByRole('checkbox', { name: 'Qty Taken' }).uncheck();
  await columns.getByRole('button', { name: 'Move Status up' }).press('Enter');
  // At the end of its way a button keeps the focus.
  const down = columns.getByTitle('Move Status down', { exact: true });
  await down.press('Enter');
  await down.press('Enter');
  await expect(down).toBeFocused();
  await columns.getByRole('button', { name: 'Move Status up' }).press('Enter');
  await columns.getByText('Compact').click();
  const chosen = ['Order Date', 'Product Order count', 'Total Amount', 'Status', 'View Details'];
  await expect(heads(page)).toHaveText(chosen);
  await columns.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByLabel('Name of the view')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the view')).toHaveAccessibleDescription('Give the view a name.');
  await page.getByLabel('Name of the view').fill('Delivered, dear ones first');
  await page.getByLabel('Name of the view').press('Enter');
  const views = page.getByRole('navigation', { name: 'Views of Requested Stocks' });
  const view = views.getByRole('link', { name: 'Delivered, dear ones first' });
  await view.click();
  await expect(view).toHaveAttribute('aria-current', 'true');
  const rows = await page.getByRole('row').allTextContents();

  await page.reload();
  await expect(heads(page)).toHaveText(chosen);
  await expect(page.getByRole('row')).toHaveText(rows);
  await page.getByRole('button', { name: 'Change view Delivered, dear ones first' }).click();
  await page.getByLabel('Name of the view').fill('Delivered');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(views.getByRole('link')).toHaveText(['All', 'Delivered']);

  await page.getByRole('button', { name: 'Change view Delivered' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(views).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(views.getByRole('link')).toHaveText(['All', 'Delivered']);
  await views.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/stocks/requested-stocks');
  await button(page, 'Columns').click();
  await panel(page, 'Columns').getByRole('button', { name: 'Reset columns' }).click();
  await expect(heads(page)).toHaveText(REQUESTS);
});

test('rows are chosen by Shift, over pages, and by a pasted list, which names what is missing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/stocks/received-stocks');
  const tick = (nth: number) => page.getByRole('checkbox', { name: /^Select ITGC/ }).nth(nth);
  await tick(1).click();
  await tick(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  const first = (await tick(0).getAttribute('aria-label')) ?? '';
  await page.getByTitle('2', { exact: true }).click();
  await expect(tick(0)).not.toHaveAccessibleName(first);
  await tick(0).press('Shift+Space');
  await expect(page.getByText('20 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused();

  const cells = await page.getByRole('cell', { name: /^\d{15}$/ }).allTextContents();
  await button(page, 'Paste list').click();
  const paste = panel(page, 'Select by a list');
  const names = [...cells, 'itgc - 001001'.replaceAll(' ', ''), 'MH 12 AB 1234', '8.61E+14', 'MH12AB1234'];
  await paste.getByRole('textbox').fill(names.join('\r\n'));
  await paste.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^Select ITGC/, checked: true })).toHaveCount(cells.length);
  await expect(paste.getByRole('status')).toContainText(`${cells.length + 1} selected, 2 not found:`);
  await expectNothingSerious(page);
  await paste.getByRole('button', { name: 'Copy what was not found' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MH 12 AB 1234\n8.61E+14');
});

test('on a wide screen no column lies under another, and on a phone each row is a card with all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, titles] of [
    ['/sales/display-billed', ['GST 18%', 'Total Amount', 'Action']],
    ['/sales', ['Billed Status', 'Buy PI']],
  ] as const) {
    await page.goto(path);
    for (const title of titles) {
      const head = page.getByRole('columnheader', { name: title, exact: true });
      await head.scrollIntoViewIfNeeded();
      expect(await isInSight(head), `${title} of ${path}`).toBe(true);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/cce/deletion-list');
  const cards = page.getByRole('list', { name: 'Deletion List' }).getByRole('listitem');
  const first = cards.first();
  await expect(first).toHaveAccessibleName(/^[A-Z]{2} \d\d/);
  await expect(first.getByRole('button', { name: /^Delete/ })).toBeInViewport();
  await first.getByRole('button', { name: /^More of/ }).click();
  await expect(first).toContainText('IMEI');
  const plate = await first.getByRole('link', { name: /^[A-Z]{2} \d\d/ }).innerText();
  await choose(page, 'Sort', 'Vehicle No');
  await page.getByRole('button', { name: 'Sorted ascending: sort descending' }).click();
  await expect(page).toHaveURL(/sort=-vehicle-no/);
  await expect(first).not.toHaveAccessibleName(plate);
  await button(page, 'Filter').click();
  await expect(panel(page, 'Filter')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const more = page.getByRole('button', { name: 'More: Deletion List' });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Export: Excel (.xlsx)' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Columns' }).click();
  await expect(panel(page, 'Columns')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});
