import { expectNothingSerious } from './axe';
import { pickMore, visit } from './support';
import { expect, test } from './test';

test('a bill tells its life on its page, is paid from there, and leads to the bills beside it', async ({ page }) => {
  await page.goto('/sales/issued-bills?f.state=Overdue');
  await page.getByRole('table', { name: 'Issued bills' }).getByRole('row').nth(1).getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Tax Invoice INV/);
  const title = await heading.innerText();
  const life = page.getByRole('list', { name: 'Life' });
  await expect(life.getByRole('listitem').first()).toContainText('Issued');

  await page.getByRole('button', { name: 'Record Receipt' }).click();
  const dialog = page.getByRole('dialog', { name: /^Record Receipt of / });
  const open = dialog.getByRole('table', { name: 'Open bills' }).getByRole('row').filter({ hasText: /^INV/ });
  await expect(open.first()).toContainText(/(overdue|due)/);
  const owed = await open.first().getByRole('cell').first().innerText();
  await expect(open.first().getByRole('cell')).toHaveText([owed, '₹0', owed]);
  await dialog.getByLabel('Amount', { exact: true }).fill('100000000');
  await expect(open.first().getByRole('cell')).toHaveText([owed, owed, '₹0']);
  await expect(dialog.getByLabel('Balance After')).toContainText('on account');
  await dialog.getByLabel('Mode').press('Enter');
  await dialog.getByLabel('Mode').press('Enter');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(life.getByRole('listitem').last()).toContainText('Paid');
  await expect(life.getByRole('listitem').last()).toContainText('by RC/');
  await pickMore(page, 'Credit');
  await page
    .getByRole('dialog', { name: /^Credit note against bill INV/ })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await pickMore(page, 'Debit');
  const debit = page.getByRole('dialog', { name: /^Debit note over bill INV/ });
  await debit.getByRole('button', { name: 'Issue' }).click();
  await expect(debit.getByText('Amount before GST is required.')).toBeVisible();
  await debit.getByText('Short billed').click();
  await debit.getByLabel('Amount before GST').fill('1,000');
  await expect(debit.getByText('₹1,180')).toBeVisible();
  await expectNothingSerious(page);
  await debit.getByRole('button', { name: 'Issue' }).click();
  await expect(debit).toBeHidden();
  const bill = page.url();
  const debited = life.getByRole('listitem').filter({ hasText: 'Debited' });
  await debited.getByRole('link', { name: /^₹1,180 by DN\/.+: Short billed$/ }).click();
  await expect(heading).toHaveText(/^Debit Note DN/);
  await expect(page.getByText('Against Invoice')).toBeVisible();
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  const credit = page.getByRole('dialog', { name: /^Credit note against debit note DN/ });
  await credit.getByText('Mistake').click();
  await credit.getByRole('button', { name: 'Credit all that is left' }).click();
  await expect(credit).toContainText('₹1,180');
  await expectNothingSerious(page);
  await credit.getByRole('button', { name: 'Issue' }).click();
  const credited = page.getByRole('status').filter({ hasText: /Credit note against debit note DN.* issued/ });
  await expect(credited).toBeVisible();
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(credit).toContainText('All of it is credited already.');
  await credit.getByRole('button', { name: 'Close' }).click();
  await credited.getByRole('button', { name: 'Undo' }).click();
  await expect(credited).toBeHidden();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await page.getByRole('tab', { name: 'Statement' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Debit note' })).toContainText('₹1,180');
  await page
    .getByRole('status')
    .filter({ hasText: 'Debit note over bill' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Debit note' })).toHaveCount(0);
  await visit(page, bill);

  await page.getByRole('link', { name: 'Previous bill' }).click();
  await expect(heading).not.toHaveText(title);
  await page.getByRole('link', { name: 'Next bill' }).click();
  await expect(heading).toHaveText(title);
});
