import type { Locator, Page } from '@playwright/test';
import { visit } from './support';
import { expect, test } from './test';

interface DateField {
  screen: string;
  label: string;
  /** Opens the dialog in which it stands. */
  open?: (page: Page) => Promise<void>;
  kind?: 'month' | 'minute';
}

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Each kind, in a form, in a dialog, and where a list or a figure follows every key. */
const FIELDS: readonly DateField[] = [
  { screen: '/cce/view-job?view=board', label: 'Day' },
  { screen: '/cce/raise-service', label: 'Not Working Time', kind: 'minute' },
  { screen: '/cce/new-addition', label: 'Date', open: click('Add New Device') },
  { screen: '/sales/edit-bill?account=1', label: 'Month/Year', kind: 'month' },
  { screen: '/sales/bill-run', label: 'Month', kind: 'month' },
  { screen: '/sales/receipts?tab=ageing', label: 'As of' },
  { screen: '/sales/detailed-client?account=3&tab=statement', label: 'From' },
  { screen: '/sales/detailed-client?account=3&tab=ageing', label: 'As of' },
];

/** A month or day that is half typed is another one; the year comes last. */
const TYPED = { day: '5/12/27', month: '12/27', minute: '5/12/27 2.05 pm' } as const;
const SHOWN = { day: '05 Dec 2027', month: 'Dec 2027', minute: '05 Dec 2027, 14:05' } as const;
/** In words no key but the last makes a day of it. */
const WORDS = { day: '5 dec', month: 'dec', minute: '5 dec 27' } as const;

async function typeInto(field: Locator, text: string) {
  await field.focus();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
  // A key that was lost, or one after which the text was another, would be missed here.
  await expect(field).toHaveValue(text);
}

async function tryTyping(within: Page | Locator, { label, kind }: DateField) {
  const field = within.getByLabel(label, { exact: true }).first();
  await typeInto(field, WORDS[kind ?? 'day']);
  await typeInto(field, TYPED[kind ?? 'day']);
  await field.press('Tab');
  await expect(field).toHaveValue(SHOWN[kind ?? 'day']);
}

test('a date field keeps every key that is typed into it, and a date that is none is told', async ({ page }) => {
  test.slow();
  await test.step('a date that is none is told when its field is left, and no more once it is mended', async () => {
    await page.goto('/cce/raise-service');
    const field = page.getByLabel('Date of Installation', { exact: true });
    await typeInto(field, '31/2/26');
    await expect(field).not.toHaveAccessibleDescription(/date/);
    await field.press('Tab');
    await expect(field).toHaveAccessibleDescription(/not a date/);
    await expect(field).toHaveValue('31/2/26');
    await typeInto(field, '28/2/26');
    await field.press('Tab');
    await expect(field).not.toHaveAccessibleDescription(/date/);
  });
  await test.step('a date field on a screen keeps every key that is typed into it', async () => {
    for (const field of FIELDS.filter(({ open }) => !open))
      await test.step(`${field.screen}: ${field.label}`, async () => {
        await visit(page, field.screen);
        await tryTyping(page, field);
      });
  });
  await test.step('a date field in a dialog keeps every key that is typed into it', async () => {
    for (const field of FIELDS)
      if (field.open)
        await test.step(`${field.screen}: ${field.label}`, async () => {
          // Anew, as a dialog may be open.
          await page.goto(field.screen);
          await field.open?.(page);
          await tryTyping(page.getByRole('dialog').last(), field);
        });
  });
});
