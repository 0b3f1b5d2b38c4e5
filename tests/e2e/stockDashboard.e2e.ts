import type { Page } from '@playwright/test';
import { visit } from './support';
import { expect, test } from './test';

const figureOf = (page: Page, card: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: card, exact: true }) })
    .getByRole('definition');
const follow = (page: Page, card: string) =>
  page.getByRole('main').getByRole('link', { name: card, exact: true }).click();

test('the removals to receive are the rows behind their card; All shows the others again', async ({ page }) => {
  await page.goto('/stocks');
  const figure = String(await figureOf(page, 'Expected (Removal)').textContent());
  await follow(page, 'Expected (Removal)');
  const rows = page.getByRole('table', { name: 'Received Stock' }).getByRole('checkbox', { name: /^Select ITGC-/ });
  await expect(rows).toHaveCount(Number(figure));
  await expect(page.getByRole('status').filter({ hasText: `${figure} of 28` })).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(Number(figure));
  await page.getByLabel('Show').click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('All', { exact: true }).click();
  await expect(page).toHaveURL('/stocks/received-stocks');
  await expect(rows).toHaveCount(20);
});

test('a figure follows the data: approving a request leaves one less at the admin', async ({ page }) => {
  await page.goto('/stocks');
  const pending = page.getByRole('listitem').filter({ hasText: 'Pending at Admin' }).getByRole('definition');
  const before = Number(await pending.textContent());
  await visit(page, '/stocks/requested-stocks?details=12');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeHidden();
  await visit(page, '/stocks');
  await expect(pending).toHaveText(String(before - 1));
});
