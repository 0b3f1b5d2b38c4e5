import { openAt, visit } from './support';
import { expect, test } from './test';

const LISTS = [
  {
    address: '/stocks/expected',
    table: 'Installer bags',
    row: 'Rakesh Yadav',
    open: 'View Details',
    title: 'Rakesh Yadav Bag',
  },
  {
    address: '/stocks/expected/branches',
    table: 'Branches',
    row: 'Delhi',
    open: 'Delhi',
    title: 'Delhi Branch Stock',
  },
  {
    address: '/stocks/expected/manufacturer',
    table: 'Manufacturers',
    row: 'Sai Relay Industries',
    open: 'View Details',
    title: 'Sai Relay Industries Manufacturer Stock',
  },
] as const;

test('what is expected opens in details with tabs, which the address and the keyboard lead through', async ({
  page,
}) => {
  test.slow();
  await test.step('each list opens details under their title; a number in the address that is none opens nothing', async () => {
    await page.goto('/stocks');
    for (const { address, table, row, open, title } of LISTS) {
      await visit(page, `${address}?details=01`);
      await expect(page.getByRole('table', { name: table })).toBeVisible();
      await expect(page.getByRole('dialog'), address).toHaveCount(0);
      await page
        .getByRole('row', { name: new RegExp(row) })
        .getByRole('button', { name: open })
        .click();
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${address}\\?details=\\d+$`));
    }
  });
  await test.step('each tab has its count, its columns and its place in the address', async () => {
    await openAt(page, '/stocks/expected?details=1');
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
    await expect(dialog.getByRole('tab', { name: 'Sim' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/stocks/expected');
  });
  await test.step('an empty tab says what it has none of', async () => {
    const dialog = page.getByRole('dialog');
    await openAt(page, '/stocks/expected/manufacturer?details=1');
    for (const [tab, text] of [
      ['Accessory', 'No accessories found.'],
      ['Controller', 'No controllers found.'],
      ['Lock', 'No locks found.'],
      ['Sim', 'No SIMs found.'],
    ] as const) {
      await dialog.getByRole('tab', { name: tab }).click();
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await visit(page, '/stocks/expected/manufacturer?details=2');
    await expect(dialog.getByText('No devices found.', { exact: true })).toBeVisible();
  });
  await test.step('an unknown tab in the address is the first one, and the tabs are walked with the arrow keys', async () => {
    await openAt(page, '/stocks/expected?details=1&tab=nonsense');
    const first = page.getByRole('tab', { name: 'Device' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Accessory' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('sorting and paging inside the details do not touch the list below', async () => {
    await openAt(page, '/stocks/expected/branches?details=4&sort=units');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('columnheader', { name: 'IMEI' }).click();
    await dialog.getByRole('listitem', { name: '2' }).click();
    await expect(page).toHaveURL(/sort=units/);
    await expect(page).toHaveURL(/details\.devices\.sort=imei/);
    await expect(page).toHaveURL(/details\.devices\.page=2/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/stocks/expected/branches?sort=units');
  });
});
