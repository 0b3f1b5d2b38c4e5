import { formatDate } from '../../src/format';
import { expectNothingSerious } from './axe';
import { openAt, visit } from './support';
import { expect, test } from './test';

/** The ISO date so many days from today, where the browser is. */
const dayFromToday = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000);

test('days, months and moments are typed as people write them, and the calendar is left by itself', async ({
  page,
}) => {
  await test.step('a day is typed as people write it, day first, and what is none stays to be mended', async () => {
    await page.goto('/request-stock');
    const field = page.getByLabel('Required By', { exact: true });
    const type = async (text: string) => {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    for (const [typed, shown] of [
      ['5/9/26', '05 Sep 2026'],
      ['5 sep 27', '05 Sep 2027'],
      ['2027-09-06', '06 Sep 2027'],
      ['today', formatDate(dayFromToday(0))],
    ] as const) {
      await type(typed);
      await expect(field).toHaveValue(shown);
    }
    await expect(page.getByLabel('Location')).toBeFocused();

    await type('31/2/27');
    await expect(field).toHaveValue('31/2/27');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(field).toHaveAccessibleDescription('Required By is not a date.');
    await expect(field).toHaveValue('31/2/27');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('31/2/27');

    await type('today');
    await field.press('ArrowUp');
    await expect(field).toHaveValue(formatDate(dayFromToday(1)));
    await field.press('Alt+ArrowDown');
    await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-picker-dropdown')).toBeHidden();
    await expect(field).toBeFocused();

    await type('1/1/2099');
    await field.click();
    await page.getByTitle('2099-01-15').click();
    await expect(field).toHaveValue('15 Jan 2099');
  });
  await test.step('a month and a moment are typed likewise, in a dialog Escape closes the calendar alone', async () => {
    await openAt(page, '/sales/edit-bill?account=1');
    const month = page.getByLabel('Month/Year');
    await month.fill('sep 27');
    await month.press('Tab');
    await expect(month).toHaveValue('Sep 2027');
    await month.fill('nonsense');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(month).toHaveAccessibleDescription('Enter a month such as 2026-11.');
    await expect(month).toHaveValue('nonsense');
    await month.fill('9/27');
    await month.press('Tab');
    await expect(month).toHaveValue('Sep 2027');

    await visit(page, '/cce/raise-service');
    const moment = page.getByLabel('Not Working Time');
    await moment.fill('5/9/26 2.05 pm');
    await moment.press('Tab');
    await expect(moment).toHaveValue('05 Sep 2026, 14:05');

    await visit(page, '/cce/deletion-list');
    await page
      .getByRole('button', { name: /^Delete vehicle/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Delete Vehicle' });
    const date = dialog.getByLabel('Deletion Date');
    await date.press('Alt+ArrowDown');
    await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-picker-dropdown')).toBeHidden();
    await expect(date).toBeFocused();
    await expect(dialog).toBeVisible();
    // While the calendar fades the key is its own.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 2000 });
    }).toPass();
  });
});
