import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { submit } from './salesSupport';
import { choose, openAt, tabTo, visit } from './support';
import { expect, test } from './test';

const field = (where: Locator | Page, label: string) => where.getByLabel(label, { exact: true });
const pick = (where: Locator | Page, group: string, word: string) =>
  where.getByRole('radiogroup', { name: group }).getByText(word, { exact: true }).click();
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save' }).click();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();
const firstRow = (page: Page) => page.getByRole('table').locator('tbody tr[data-row-key]').first();

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete vehicle MH 12 FB 3729' });

test('by keyboard alone a vehicle is marked Deleted, and Undo brings it back', async ({ page }) => {
  await test.step('marks a vehicle Deleted, by keyboard alone, and Undo brings it back', async () => {
    await page.goto('/cce/deletion-list');
    await deleteButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Vehicle' });
    await expect(dialog).toContainText('MH 12 FB 3729');
    await expect(field(dialog, 'Status')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(' No more trips.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await field(dialog, 'Deletion Date').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('MH 12 FB 3729 deleted')).toBeVisible();
    const row = page.getByRole('row', { name: /MH 12 FB 3729/ });
    await expect(row).toContainText('No more trips.');
    await expect(row.getByRole('cell').last()).toHaveText(/^Deleted \d\d \w{3} \d{4}SIM deactivation: Yes$/);
    await expect(deleteButton(page)).toBeHidden();
    await expect(row.getByRole('cell').last().locator(':focus')).toBeVisible();
    // Over what is open of this one, and the numbers in the next row.
    await tabTo(page, page.getByRole('button', { name: 'Delete vehicle DL 12 PS 1992' }));
    await undo(page);
    await expect(deleteButton(page)).toBeVisible();
    await expect(row).not.toContainText('Deleted');
  });
});

test('a device is added by hand, edited, and refused with what another tab made of it; the settings are changed', async ({
  page,
  context,
}) => {
  await test.step('a new device is added with warnings beside odd numbers, edited, and both are undone', async () => {
    await page.goto('/cce/new-addition');
    const known = await firstRow(page).innerText();
    await page.getByRole('button', { name: 'Add New Device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Device' });
    await save(dialog);
    await expect(field(dialog, 'Client Name')).toBeFocused();
    await expect(field(dialog, 'Client Name')).toHaveAccessibleDescription('Client Name is required.');
    await field(dialog, 'Client Name').fill('sneha');
    await page.getByTitle('Sneha Rane').click();
    await field(dialog, 'Company').fill('Gomti Roadlines');
    await field(dialog, 'Vehicle No').fill('UP 32');
    await field(dialog, 'IMEI').fill('352099081234563');
    await expect(dialog.getByText(/Vehicle numbers look like/)).toBeVisible();
    await expect(dialog.getByText(/The last digit of this IMEI/)).toBeVisible();
    await choose(page, 'Device Type', 'OBD tracker');
    await pick(dialog, 'Billing', 'No');
    await save(dialog);
    await expect(firstRow(page)).toContainText('Gomti Roadlines');
    await expect(firstRow(page)).toContainText('Sneha Rane');

    await page.getByRole('button', { name: 'Edit UP 32' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Device Details' });
    await expect(field(edit, 'IMEI')).toHaveValue('352099081234563');
    await field(edit, 'Vehicle No').fill('UP 32 AB 1234');
    await field(edit, 'Date').fill('2026-01-05');
    await save(edit);
    await expect(firstRow(page)).toContainText('UP 32 AB 1234');
    await expect(firstRow(page)).toContainText('05 Jan 2026');
    const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
    await toast('UP 32 AB 1234 saved').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Edit UP 32', exact: true })).toBeVisible();
    await toast('UP 32 added').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Gomti Roadlines')).toBeHidden();
    expect(await firstRow(page).innerText()).toBe(known);
  });
  await test.step('of two tabs that change one field the later one reads who was faster, sees what else is new, and may save after all', async () => {
    const other = await context.newPage();
    await openAt(page, '/cce/new-addition');
    await other.goto('/cce/new-addition');
    for (const tab of [page, other])
      await tab
        .getByRole('main')
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
    const dialog = page.getByRole('dialog', { name: 'Edit Device Details' });
    const theirs = other.getByRole('dialog', { name: 'Edit Device Details' });
    await field(theirs, 'Company').fill('Doaba Roadways');
    await field(theirs, 'Client Name').fill('Devika Rao');
    await save(theirs);
    await expect(theirs).toBeHidden();
    await expect(firstRow(page)).toContainText('Doaba Roadways');
    await field(dialog, 'Company').fill('Malwa Movers');
    await save(dialog);
    await expect(page.getByRole('alert')).toHaveText(/^Not saved yet\. Company is Doaba Roadways now: Asha changed it/);
    await expect(field(dialog, 'Company')).toHaveValue('Malwa Movers');
    await expect(field(dialog, 'Client Name')).toHaveValue('Devika Rao');
    await save(dialog);
    await expect(dialog).toBeHidden();
    await expect(firstRow(page)).toContainText('Malwa Movers');
    await other.close();
  });
  await test.step('the setting changes the theme and the side menu, and leads to the data', async () => {
    await openAt(page, '/cce/settings');
    const main = page.getByRole('main');
    await expect(main.getByText('Asha')).toBeVisible();
    const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await pick(main, 'Theme', 'Dark');
    await expect.poll(shown).toBe('dark');
    await pick(main, 'Side menu', 'Collapsed');
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('button', { name: 'Expand menu' }).click();
    await expect(main.getByRole('radio', { name: 'Expanded' })).toBeChecked();
    await main.getByRole('link', { name: 'Open Data' }).click();
    await expect(page).toHaveURL('/settings/data');
  });
});

test('material is asked for by a requisition and by a stock request, on lists and forms that are good for everybody and fit a phone', async ({
  page,
}) => {
  await test.step('a requisition is listed first once raised, and Undo takes it back', async () => {
    await page.goto('/cce/requisition-form');
    const main = page.getByRole('main');
    await expect(main.getByText('Team D', { exact: true })).toBeVisible();
    await field(main, 'Assign Input').fill('Devika Rao');
    await field(main, 'Location Input').fill('Hosur Road, Bengaluru');
    await choose(page, 'Client Dropdown', 'Client B');
    await choose(page, 'Purpose Dropdown', 'Purpose 2');
    await choose(page, 'Job Type Dropdown', 'Repair');
    await pick(main, 'Payment Status', 'Yes');
    await field(main, 'Overall Material Required').fill('For two vans');
    const sim = main.getByRole('group', { name: 'Sim' });
    await field(sim, 'Sim Quantity').pressSequentially('-1x2.');
    await expect(field(sim, 'Sim Quantity')).toHaveValue('12');
    await submit(page);
    await expect(firstRow(page)).toContainText('Devika Rao');
    await expect(firstRow(page)).toContainText('Sim 12');
    await expect(field(main, 'Assign Input')).toHaveValue('');
    await expect(field(sim, 'Sim Quantity')).toHaveValue('');
    await undo(page);
    await expect(page.getByText('Devika Rao')).toBeHidden();
  });
  await test.step('a stock request is raised, listed, and approved for good', async () => {
    await openAt(page, '/request-stock');
    const main = page.getByRole('main');
    await pick(main, 'Product Name', 'E-lock');
    await field(main, 'Qty').fill('15');
    await pick(main, 'Client', 'Old');
    await field(main, 'Required By').fill('2099-12-05');
    await field(main, 'Location').fill('Kochi');
    await pick(main, 'Status', 'No');
    await field(main, 'AC Wiring Quantity').fill('6');
    await field(main, 'Sim Quantity').fill('6');
    await submit(page);
    await expect(page).toHaveURL('/cce/view-request-stock');
    await expect(page.getByText('E-lock for Kochi requested')).toBeVisible();
    const row = page.getByRole('row', { name: /Kochi/ });
    await expect(row).toContainText('05 Dec 2099');
    await expect(row).toContainText('AC Wiring 6, Sim 6');
    await undo(page);
    await expect(row).toBeHidden();

    const approve = page.getByRole('button', { name: 'Approve GPS for Ludhiana' });
    const ludhiana = page.getByRole('row', { name: /Ludhiana/ });
    await approve.focus();
    await page.keyboard.press('Enter');
    await expect(ludhiana.getByText('Approved')).toBeVisible();
    await expect(approve).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });
  await test.step('the lists and forms give axe nothing serious and do not scroll sideways at 390 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAt(page, '/installer');
    for (const [address, worst] of WORST)
      await test.step(address, async () => {
        await visit(page, address);
        await expect(page.getByRole('main').locator('table, form, dl').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        await worst(page);
        await expect(page.getByText(/ is required\.$/).first()).toBeVisible();
        await expectNothingSerious(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      });
  });
});

const openDialog = (button: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
};

// Each screen in the state in which most can be wrong: its dialog or its form, with messages.
const WORST = [
  ['/cce/requisition-form', submit],
  ['/cce/deletion-list', openDialog(/^Delete vehicle/)],
] as const;
