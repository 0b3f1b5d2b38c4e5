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
  await dialog.getByLabel('Amount', { exact: true }).fill('100000000');
  await dialog.getByLabel('Mode').press('Enter');
  await dialog.getByLabel('Mode').press('Enter');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(life.getByRole('listitem').last()).toContainText('Paid');
  await expect(life.getByRole('listitem').last()).toContainText('by RC/');
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Credit note against bill INV/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Previous bill' }).click();
  await expect(heading).not.toHaveText(title);
  await page.getByRole('link', { name: 'Next bill' }).click();
  await expect(heading).toHaveText(title);
});
