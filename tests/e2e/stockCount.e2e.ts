import { listNamed, openAt, rowsIn, visit } from './support';
import { expect, test } from './test';

const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

test('a bag is counted on two days and goods by quantity, at a desk and on a phone: what was scanned stays, and a difference is settled with its reason', async ({
  page,
}) => {
  await test.step('a bag is counted on two days: what was scanned stays, and a difference is settled with its reason', async () => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
    await page.goto('/stocks/counts');
    const bag = rowsIn(listNamed(page, 'Places')).filter({ hasText: 'installer' }).first();
    await bag.getByRole('button', { name: /^Count / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Count \d+: /);
    const lines = listNamed(page, 'Lines of the count');
    const missing = rowsIn(lines).filter({ hasText: 'Missing' });
    await expect(missing.first()).toBeVisible();
    const known = await lines.getByRole('link').allInnerTexts();
    const scan = page.getByRole('textbox', { name: 'Scan IMEI or SIM' });
    await scan.fill([...known.slice(1), '123456789012345'].join(','));
    await scan.press('Enter');
    await expect(rowsIn(lines).filter({ hasText: 'Unknown' })).toHaveCount(1);

    await page.setViewportSize(PHONE);
    await page.clock.setFixedTime(new Date('2026-11-24T10:00:00+05:30'));
    await visit(page, '/stocks/counts');
    await page.getByRole('link', { name: /^Go on counting / }).click();
    await lines.getByRole('button', { name: 'Take 123456789012345 off' }).click();
    await expect(rowsIn(lines).filter({ hasText: 'Unknown' })).toHaveCount(0);
    await expect(scan).toBeFocused();
    await lines.getByRole('button', { name: `Settle ${known[0]}` }).click();
    const dialog = page.getByRole('dialog', { name: `Missing: Device ${known[0]}` });
    await dialog.getByLabel('Reason').fill('Not in the bag');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(listNamed(page, 'Settled lines')).toContainText('Lost');
    await expect(scan).toBeFocused();
  });
  await test.step('goods without numbers are counted by quantity, and what is missing is settled with its reason', async () => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
    await openAt(page, '/stocks/counts');
    await page.getByRole('button', { name: 'Count Store' }).click();
    const goods = listNamed(page, 'Goods of the count');
    await expect(rowsIn(goods).filter({ hasText: 'Not counted' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Count Goods' }).click();
    const counting = page.getByRole('dialog', { name: 'Count Goods' });
    const field = counting.getByRole('textbox').first();
    await expect(field).toBeFocused();
    const name = await counting.locator('label').first().innerText();
    await field.fill('some');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/must be a number/);
    await field.fill('0');
    await field.press('Enter');
    await expect(counting).toBeHidden();
    await expect(rowsIn(goods).filter({ hasText: 'Missing' })).toHaveCount(1);

    await page.setViewportSize(DESK);
    await goods.getByRole('button', { name: `Settle ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Missing: .* of ${name}`) });
    await dialog.getByLabel('Reason').fill('Used without a note');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(listNamed(page, 'Settled lines')).toContainText('Used without a note');
    await expect(page.getByRole('button', { name: 'Count Goods' })).toBeFocused();
    await expect(rowsIn(goods).filter({ hasText: 'Missing' })).toHaveCount(0);
  });
});
