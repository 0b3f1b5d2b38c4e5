import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addProduct, productTotal, recordActivities, resetToSample, startEmpty, visit } from './support';
import { expect, test } from './test';

test('the bell tells who changed what from what, leads there and takes it back, and a vendor tells its own', async ({
  page,
}) => {
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.click();
  const added = page.getByRole('listitem').filter({ hasText: /^Asha added Test siren to Metro Cables/ });
  await expect(added).toContainText(/Rate: ₹\d+.*MOQ: \d+.*just now/);
  await added.getByRole('link').click();
  await expect(page).toHaveURL(/\/vendors\/2$/);
  await expect(added).toBeHidden();

  const row = page.getByRole('row', { name: /Test siren/ });
  await row.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('dialog').getByLabel('Rate').fill('1234');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('₹1,234');
  // The toast's Undo does not last past a reload.
  await page.reload();
  await bell.click();
  const edited = page.getByRole('listitem').filter({ hasText: /^Asha edited Test siren of Metro Cables/ });
  await expect(edited).toContainText(/Rate: ₹\d+ → ₹1,234/);
  await edited.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(row).not.toContainText('₹1,234');
  await expect(edited.getByRole('button')).toBeHidden();
  await expect(page.getByRole('list').filter({ has: edited })).toBeFocused();
  // What it was made of was changed since.
  await added.getByRole('button', { name: /^Undo/ }).click();
  await page.keyboard.press('Escape');

  await expect(await recordActivities(page)).toHaveText([
    /took back: added Test siren/,
    /took back: edited a product.*₹1,234 → ₹/,
    /edited a product/,
    /added Test siren/,
  ]);
});

test('Undo takes a product back, in every tab, and is refused once it was changed again', async ({ page, context }) => {
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(productTotal(page)).toHaveText('5');
  await addProduct(page, 'Other siren');
  const other = await context.newPage();
  await other.goto('/vendors/2');
  await other
    .getByRole('row', { name: /Other siren/ })
    .getByRole('button', { name: 'Update' })
    .click();
  await other.getByRole('dialog').getByLabel('Rate').fill('99');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  // A tab that has not heard of the change yet is told by the journal, with who it was.
  await expect(page.getByRole('alert')).toContainText('Not undone: it has been changed again since.');
  await expect(productTotal(page)).toHaveText('6');
});

test('two tabs that add a vendor at one instant both take it back, and no number is given twice', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/vendors/add-vendor');
    await tab.getByLabel('Vendor Name').fill(`Twin ${index}`);
    for (const label of ['Phone', 'Address', 'GST No', 'PAN No', 'Account No']) await tab.getByLabel(label).fill('9');
    await tab.getByRole('button', { name: 'Remove product 1' }).click();
  }
  const instant = Date.now() + 300;
  const submit = (at: number) => setTimeout(() => document.querySelector('form')?.requestSubmit(), at - Date.now());
  await Promise.all(tabs.map((tab) => tab.evaluate(submit, instant)));
  const twins = (tab: Page) => tab.getByRole('link', { name: /^Twin/ });
  for (const tab of tabs) {
    await expect(twins(tab)).toHaveCount(2);
    await expect(tab.locator('a[href="/vendors/13"]').first()).toBeVisible();
    await expect(tab.locator('a[href="/vendors/14"]').first()).toBeVisible();
  }
  for (const [index, tab] of tabs.entries()) {
    await tab
      .getByRole('status')
      .filter({ hasText: `Twin ${index} added` })
      .getByRole('button', { name: 'Undo' })
      .click();
  }
  for (const tab of tabs) await expect(twins(tab)).toHaveCount(0);
});

test('a backup is shown before it is restored and brings everything back', async ({ page }) => {
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Data' }).click();
  await expect(page).toHaveURL('/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  const backup = await readFile(await (await downloading).path());
  await startEmpty(page);
  await page.goto('/vendors');
  await expect(page.getByText(/No vendors added yet/)).toBeVisible();
  await page.goto('/settings/data');
  // It was not emptied without a backup.
  await page.getByRole('button', { name: /^Take back the backup of/ }).click();
  const preview = page.getByRole('region', { name: 'What the backup holds' });
  await expect(preview).toContainText('Vendors12');
  await preview.getByRole('button', { name: 'Cancel' }).click();
  const file = { name: 'backup.zip', mimeType: 'application/zip' };
  const damaged = Buffer.from(backup);
  damaged[200] = (damaged[200] ?? 0) ^ 1;
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ ...file, buffer: damaged });
  await expect(page.getByRole('alert')).toContainText('Nothing was changed. This backup is damaged');
  await chooser.setInputFiles({ ...file, buffer: backup });
  await expect(preview).toContainText('Asha');
  await expect(preview).toContainText('Vendors12');
  const present = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download the present state first' }).click();
  await present;
  await preview.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(page.getByText('The backup is restored.')).toBeVisible();
  await page.goto('/vendors');
  await expect(productTotal(page)).toHaveText('6');
});

test('Reset to sample data brings the sample back, and Undo what was there', async ({ page }) => {
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  await visit(page, '/settings/data');
  await resetToSample(page);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await visit(page, '/vendors');
  await expect(productTotal(page)).toHaveText('6');
});
