import { isoDate, monthsAfter } from '@/store/kit/dates';
import { formatMonth } from '@/format';
import { choose, openAt } from './support';
import { expect, test } from './test';

const lastMonth = () => monthsAfter(`${isoDate(new Date()).slice(0, 7)}-01`, -1).slice(0, 7);

test('the dashboard counts, lists its accounts, and leads to what it counts, of all months or of one', async ({
  page,
}) => {
  await test.step('the dashboard counts', async () => {
    await page.goto('/sales');
    const main = page.getByRole('main');
    for (const [title, figure] of [
      ['Gross Sales', /₹18,00,000/],
      ['New Sales', /₹6,00,000/],
      ['Number of Clients', /17/],
      ['Products Sold', /132/],
    ] as const) {
      await expect(main.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })).toContainText(
        figure,
      );
    }
  });
  await test.step('its table has the columns of the specification, in order, under two tabs', async () => {
    await openAt(page, '/sales');
    const table = page.getByRole('table', { name: 'Billed accounts' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Company',
      'User',
      'Number of Clients',
      'Hardware Amount',
      'Rent Amount',
      'GST %',
      'Total',
      'Edit',
      'PI',
      'Billed Status',
      'Buy PI',
    ]);
    const row = table.getByRole('row', { name: /Konkan Cold Chain/ });
    await expect(row).toContainText('7%');
    await expect(row.getByRole('link', { name: 'Buy PI' })).toHaveAttribute('href', '/sales/proforma?account=2');
    await page.getByRole('tab', { name: 'Pending' }).click();
    await expect(page).toHaveURL('/sales?tab=pending');
    await expect(page.getByRole('table', { name: 'Pending accounts' }).getByText('Pending').first()).toBeVisible();
  });
  await test.step('a month is chosen, compared with the one before, and each counter leads to a list that comes to the same', async () => {
    await openAt(page, '/sales');
    const main = page.getByRole('main');
    const month = lastMonth();
    await choose(page, 'Month', formatMonth(month));
    await expect(page).toHaveURL(`/sales?month=${month}`);
    await expect(
      main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Received' }) }),
    ).toContainText(/₹[\d,.]+ (more|less)/);
    for (const [title, list, sum] of [
      ['Gross Sales', 'Bills', 'Without GST, less credit notes'],
      ['Products Sold', 'Billed clients', 'Vehicles billed'],
      ['Received', 'Receipts', 'With TDS'],
    ] as const) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      const figure = await card.getByRole('definition').first().innerText();
      await card.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: `Sales Figures: ${formatMonth(month)}` })).toBeVisible();
      await expect(main.getByRole('table', { name: list, exact: true })).toBeVisible();
      await expect(main.getByRole('tabpanel')).toContainText(`${sum}${figure}`);
      if (title === 'Gross Sales') {
        await main.getByRole('tab', { name: 'Hardware' }).click();
        await expect(main.getByRole('table', { name: 'Hardware bills' })).toBeVisible();
      }
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible();
    }
    await choose(page, 'Month', 'All months');
    await expect(
      main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Gross Sales' }) }),
    ).toContainText('₹18,00,000');
  });
});

test('the page is there before the charts are; they are drawn, light and dark, say in words what they show, and show the same as a table', async ({
  page,
}) => {
  await test.step('the page is there before the charts are, and without them as well', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/assets\/charts-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/sales');
    await expect(page.getByRole('row', { name: /Konkan Cold Chain/ })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    arrive();
    await expect(page.locator('canvas').first()).toBeVisible();
  });
  await test.step('the charts are drawn, light and dark, say in words what they show, and show the same as a table', async () => {
    await openAt(page, '/sales');
    const donut = page.getByRole('img', { name: 'Sale status: Gross sales 45%, New sales 15%, Product sold 40%.' });
    const trend = page.getByRole('img', { name: /^Monthly sales from .* lowest .* highest/ });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(donut.locator('canvas').first()).toBeVisible();
      await expect(trend.locator('canvas').first()).toBeVisible();
    }
    const status = page.getByRole('region', { name: 'Sale Status' });
    await status.getByRole('button', { name: 'Show as table' }).click();
    await expect(status.getByRole('row')).toHaveText([
      'Share ofPercent',
      'Gross sales45%',
      'New sales15%',
      'Product sold40%',
    ]);
    const monthly = page.getByRole('region', { name: 'Monthly Analytics' });
    await monthly.getByRole('button', { name: 'Show as table' }).click();
    await expect(monthly.getByRole('row')).toHaveCount(13);
    await monthly.getByRole('button', { name: 'Show as table' }).click();
    await expect(trend.locator('canvas').first()).toBeVisible();
  });
});
