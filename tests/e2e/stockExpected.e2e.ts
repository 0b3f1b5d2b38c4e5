import type { Page } from '@playwright/test';
import { expect, test } from './test';

const LISTS = [
  {
    address: '/stocks/expected',
    table: 'Installer bags',
    headers: ['Name', 'Total Products', 'Units of Products', 'Given Date', 'Accepted Date', 'View Details'],
    row: 'Rakesh Yadav',
    open: 'View Details',
    title: 'Rakesh Yadav Bag',
  },
  {
    address: '/stocks/expected/branches',
    table: 'Branches',
    headers: ['Branch', 'Total Products', 'Units'],
    row: 'Delhi',
    open: 'Delhi',
    title: 'Delhi Branch Stock',
  },
  {
    address: '/stocks/expected/manufacturer',
    table: 'Manufacturers',
    headers: ['Manufacturer', 'Total Products', 'Units', 'View Details', 'Status'],
    row: 'Sai Relay Industries',
    open: 'View Details',
    title: 'Sai Relay Industries Manufacturer Stock',
  },
] as const;

const figures = (page: Page, card: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: card }).getByRole('definition');

for (const { address, table, headers, row, open, title } of LISTS) {
  test(`the list at ${address} has its columns and opens details under its title`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Expected (New) Stock');
    await expect(page.getByRole('table', { name: table }).getByRole('columnheader')).toHaveText([...headers]);
    await page
      .getByRole('row', { name: new RegExp(row) })
      .getByRole('button', { name: open })
      .click();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}\\?details=\\d+$`));
  });

  test(`the search at ${address} matches the name and the number of products, or finds nothing`, async ({ page }) => {
    await page.goto(address);
    const search = page.getByLabel('Search');
    await search.fill(row.toUpperCase());
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    const products = Number(
      await page.getByRole('table').getByRole('row').nth(1).getByRole('cell').nth(1).textContent(),
    );
    await search.fill(`${products} product`);
    await expect(page.getByRole('row', { name: new RegExp(row) })).toBeVisible();
    await search.fill('no such thing');
    await expect(page.getByText('No matching requests found.')).toBeVisible();
  });
}

test('both addresses show the installer bags', async ({ page }) => {
  await page.goto('/stocks/expected-stocks');
  await expect(page.getByRole('table', { name: 'Installer bags' })).toBeVisible();
});

test('manufacturers are found by their status', async ({ page }) => {
  await page.goto('/stocks/expected/manufacturer');
  await page.getByLabel('Search').fill('given to VENDOR');
  await expect(page.getByRole('table').getByRole('row', { name: /Given to vendor/ })).toHaveCount(3);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
});

test('the cards link the three lists, with the quantities of the specification', async ({ page }) => {
  await page.goto('/stocks/expected-stocks');
  await expect(figures(page, 'Installer')).toHaveText(['120']);
  await expect(figures(page, 'Branches')).toHaveText(['89', '49']);
  await expect(figures(page, 'Manufacturer')).toHaveText(['400', '200']);
  await expect(page.getByText('Units in all three609')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const [name, address] of [
    ['Branches', '/stocks/expected/branches'],
    ['Manufacturer', '/stocks/expected/manufacturer'],
    ['Installer', '/stocks/expected'],
  ] as const) {
    await cards.filter({ hasText: name }).click();
    await expect(page).toHaveURL(address);
    await expect(cards.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
  }
});

test('each tab has its count, its columns and its place in the address', async ({ page }) => {
  await page.goto('/stocks/expected?details=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveText([
    'Device (6)',
    /^Accessory \(\d\)$/,
    'Controller (1)',
    'Lock (0)',
    'Sim (6)',
  ]);
  const headers = dialog.getByRole('columnheader');
  await expect(headers).toHaveText(['Product Name', 'Model', 'IMEI', 'Serial No']);
  for (const [tab, columns] of [
    ['Accessory', ['Product Name', 'Model', 'Qty']],
    ['Controller', ['Product Name', 'Model', 'Qty']],
    ['Lock', ['Product Name', 'Model', 'Qty']],
    ['Sim', ['Provider', 'Number']],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(headers).toHaveText([...columns]);
  }
  await expect(page).toHaveURL('/stocks/expected?details=1&tab=sims');
  await page.reload();
  await expect(dialog.getByRole('tab', { name: 'Sim' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/stocks/expected');
});

test('the tabs are walked with the arrow keys', async ({ page }) => {
  await page.goto('/stocks/expected?details=1');
  await page.getByRole('tab', { name: 'Device' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Accessory' })).toHaveAttribute('aria-selected', 'true');
});

test('an empty tab says what it has none of', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/stocks/expected/manufacturer?details=1');
  for (const [tab, text] of [
    ['Accessory', 'No accessories found.'],
    ['Controller', 'No controllers found.'],
    ['Lock', 'No locks found.'],
    ['Sim', 'No SIMs found.'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await page.goto('/stocks/expected/manufacturer?details=2');
  await expect(dialog.getByText('No devices found.', { exact: true })).toBeVisible();
});

test('a number in the address that is none opens nothing', async ({ page }) => {
  for (const number of ['1.0', '01', '1e0']) {
    await page.goto(`/stocks/expected?details=${number}`);
    await expect(page.getByRole('table', { name: 'Installer bags' }), number).toBeVisible();
    await expect(page.getByRole('dialog'), number).toHaveCount(0);
  }
});

test('an unknown tab in the address is the first one', async ({ page }) => {
  await page.goto('/stocks/expected/branches?details=4&tab=nonsense');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Device' })).toHaveAttribute('aria-selected', 'true');
});

test('sorting and paging inside the details do not touch the list below', async ({ page }) => {
  await page.goto('/stocks/expected/branches?details=4&sort=units');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('columnheader', { name: 'IMEI' }).click();
  await dialog.getByRole('listitem', { name: '2' }).click();
  await expect(page).toHaveURL(/sort=units/);
  await expect(page).toHaveURL(/details\.devices\.sort=imei/);
  await expect(page).toHaveURL(/details\.devices\.page=2/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/stocks/expected/branches?sort=units');
});
