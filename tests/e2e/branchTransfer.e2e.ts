import { choose, visit } from './support';
import { expect, test } from './test';

test('devices handed over to a branch with a GST number of its own go with a tax invoice', async ({ page }) => {
  await page.goto('/stocks/received-stocks?q=completed');
  const rows = page.getByRole('row').filter({ hasText: 'Completed' });
  await expect(rows).not.toHaveCount(0);
  const [imei = ''] = (await rows.allInnerTexts()).flatMap((text) => /\b\d{15}\b/.exec(text) ?? []);

  await visit(page, '/settings/stock');
  await page.getByRole('button', { name: 'Edit Delhi' }).click();
  await page.getByLabel('GST Number').fill('07AAHCT6129L1ZX');
  await page.getByLabel('Address').fill('14 Okhla Phase II, New Delhi 110020');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Delhi saved')).toBeVisible();

  await visit(page, '/stocks/slips/new');
  await choose(page, 'To', 'Delhi, branch');
  await page.getByLabel('Scan IMEI or SIM').fill(imei);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Unit value of/).fill('1499.50');
  await page.getByRole('button', { name: 'Offer 1 piece' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Challan \d+$/);
  const main = page.getByRole('main');
  await expect(main.getByText('271/26-27/000001').first()).toBeVisible();
  // 18 percent of 1,499.50 is 269.91, and the whole goes to whole rupees.
  await expect(main.getByText('₹269.91').first()).toBeVisible();
  await expect(main.getByText('₹1,769').first()).toBeVisible();

  await visit(page, '/stocks/configured-stocks');
  await page.getByRole('button', { name: 'Submit ITGC-000501' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand Over');
  await expect(page.getByLabel(/^Unit value of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer 1 piece' })).toBeVisible();
});
