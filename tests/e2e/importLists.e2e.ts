import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { tabTo, visit } from './support';
import { expect, test } from './test';

async function chooseByKeyboard(page: Page, dialog: Locator, name: string, text: string) {
  await tabTo(page, dialog.getByRole('button', { name: /Drop an Excel workbook/ }));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('vendors are imported with the keyboard alone: given up while reading, mended, kept when asked, and taken back', async ({
  page,
}) => {
  // From here on choosers are caught: to begin with the first would come too late for it on a slow machine.
  page.on('filechooser', () => {});
  await page.goto('/');
  await visit(page, '/vendors');
  const vendors = page.getByRole('table', { name: 'Vendors' });
  const importing = page.getByRole('button', { name: 'Import' });
  await tabTo(page, importing);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import vendors' });
  const file = 'Supplier,Mobile No,Address,GSTIN,PAN,A/C No\nNavi Cables,,Pune,27AAPFU0939F1ZV,AAPFU0939F,1234\n';

  // Where a dialog puts the focus once it stands.
  await expect(dialog.getByRole('button', { name: /Drop an Excel workbook/ })).toBeFocused();
  // Its reader does not come until the reading was given up.
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/readWorker/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await chooseByKeyboard(page, dialog, 'vendors.csv', file);
  await expect(dialog.getByText('Reading the file…')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  letIn();
  await expect(dialog.getByRole('button', { name: 'Download a template' })).toBeVisible();
  await page.unroute(/readWorker/);

  await chooseByKeyboard(page, dialog, 'vendors.csv', file);
  await expect(
    dialog.getByText('1 row: 0 new, 0 changed, 0 same, 1 wrong. 1 will be skipped unless fixed.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await expectNothingSerious(page);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Phone, row 2' }));
  await expect(dialog.getByRole('textbox', { name: 'Phone, row 2' })).toHaveAccessibleDescription(
    'Phone number is required',
  );
  await page.keyboard.type('9820012345');
  // Not taken for the cell yet, and not lost either.
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await expect(dialog.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  }
  await expect(dialog.getByRole('button', { name: 'Import 1 vendor' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Import 1 vendor' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(importing).toBeFocused();
  await expect(vendors.getByRole('link', { name: 'Navi Cables' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(vendors.getByRole('link', { name: 'Navi Cables' })).toHaveCount(0);
});
