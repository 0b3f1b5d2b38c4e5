import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { openAt } from './support';
import { expect, test } from './test';

const field = (where: Locator | Page, label: string) => where.getByLabel(label, { exact: true });
const toast = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
});

async function openRun(page: Page, month: string) {
  await openAt(page, `/sales/bill-run?month=${month}`);
  await expect(heading(page, 'Bill Run')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Ready \(/ })).toBeVisible();
}

test('of a run what is ticked is approved, which Undo cancels, and then all that is ready', async ({ page }) => {
  await test.step('what is ticked is approved with what was seen, which Undo cancels, and then all that is ready', async () => {
    await openRun(page, '2026-11');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox', { name: /^Select / }) })
      .filter({ has: page.getByRole('link') })
      .first();
    const company = await row.getByRole('link').first().innerText();
    await row.getByRole('checkbox').check();
    await expect(toast(page, '1 selected: ₹')).toBeVisible();
    await page.getByRole('button', { name: 'Approve selected (1)' }).click();
    const told = toast(page, 'Bill run of Nov 2026 approved: 1 bill');
    await expect(told).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Select ${company}` })).toHaveCount(0);
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { name: `Select ${company}` })).toHaveCount(1);
    await page.getByRole('button', { name: /^Approve All Ready/ }).click();
    await expect(page.getByRole('tab', { name: 'Ready (0)' })).toBeVisible();
  });
});

test('a bill is credited by its lines; the run is read and worked with nothing serious in the way', async ({
  page,
}) => {
  await test.step('a bill is credited by its lines, with what it comes to before it is issued', async () => {
    await page.goto('/sales/issued-bills');
    await expect(heading(page, 'Issued Bills')).toBeVisible();
    await page
      .getByRole('button', { name: /^Credit INV/, disabled: false })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Credit note against bill / });
    await dialog.getByRole('radiogroup', { name: 'Reason' }).getByText('Mistake').click();
    await dialog.getByRole('button', { name: 'Issue' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Credit at least one line.' })).toBeVisible();
    await dialog
      .getByLabel(/^Credit of /)
      .first()
      .fill('100');
    await expect(field(dialog, 'Taxable')).toHaveText('₹100');
    await expect(field(dialog, 'GST')).toHaveText('₹18');
    await expect(field(dialog, 'Credit Total')).toHaveText('₹118');
    await dialog.getByRole('button', { name: 'Issue' }).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, 'issued')).toBeVisible();
  });
  await test.step('the run is read and worked with nothing serious in the way', async () => {
    await openRun(page, '2026-12');
    await page.getByRole('tab', { name: /^Skipped/ }).click();
    await expect(page.getByRole('table', { name: /^Skipped: / }).first()).toBeVisible();
    await expectNothingSerious(page);
  });
});
