import { expectNothingSerious } from './axe';
import { pickMore, visit } from './support';
import { expect, test } from './test';

test('a client that owes more than its credit limit is said to by its page, the bill run and a new job', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
  await page.goto('/sales/detailed-client?account=3');
  const warning = page.getByRole('status').filter({ hasText: 'is beyond its credit' });
  await expect(page.getByText('Balance Due')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await pickMore(page, 'Credit Terms');
  const dialog = page.getByRole('dialog', { name: 'Credit Terms' });
  await dialog.getByLabel('Credit Days').fill('400');
  await dialog.getByLabel('Credit Limit').fill('3,000');
  await dialog.getByLabel('Credit Limit').press('Enter');
  await expect(dialog.getByLabel('Credit Days')).toHaveAccessibleDescription(/Credit Days can be at most 365\./);
  await expectNothingSerious(page);
  await dialog.getByLabel('Credit Days').fill('');
  await dialog.getByLabel('Credit Days').press('Enter');
  await expect(page.getByText('Majha Road Carriers: credit limit of ₹3,000')).toBeVisible();
  await expect(warning).toContainText(
    /^Majha Road Carriers is beyond its credit: ₹[\d,]+ above its credit limit of ₹3,000$/,
  );
  const said = (await warning.innerText()).replace(/^.*: /, '');

  await visit(page, '/sales/bill-run?month=2026-12');
  await expect(page.getByRole('row').filter({ hasText: 'Majha Road Carriers' })).toContainText(said);
  await visit(page, '/cce/request-job?account=3');
  await expect(warning).toContainText(said);
});
