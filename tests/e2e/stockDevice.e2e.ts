import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { openAt, visit } from './support';
import { expect, test } from './test';

const CONFIGURED = 'ITGC-000501';

const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });
const deviceLink = (within: Page | Locator) => within.locator('a[href^="/stocks/devices/"]');
const ledger = (page: Page) => page.getByRole('list', { name: 'Ledger' }).getByRole('listitem');
const fact = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd'));
/** Goes from the row of a device in a list to its page, by its IMEI. */
async function openDevice(page: Page, list: string, id: string) {
  await openAt(page, list);
  const link = deviceLink(row(page, id)).first();
  const imei = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Device ${imei}`);
  return imei;
}

/** Answers the dialog that is open. */
async function say(page: Page, save: string, label?: string, text = '') {
  const dialog = page.getByRole('dialog');
  if (label !== undefined) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toBeHidden();
}

test('a device on its page: its whole way, its SIMs, to repair and back, and scrapped', async ({ page, context }) => {
  await test.step('a configured device has its whole way, from the vendor to its SIM, by day, and the way back to its list', async () => {
    const imei = await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    await expect(fact(page, 'Itgc Id')).toHaveText(CONFIGURED);
    const days = await ledger(page)
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(days).toEqual(days.toSorted());
    await expect(ledger(page).first()).toContainText(/Counted|Ordered/);
    await expect(ledger(page).last()).toContainText('SIM put in');
    await expect(page.getByRole('region', { name: 'What the lists say' })).toContainText(CONFIGURED);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Configured Stock' }).click();
    await expect(page).toHaveURL('/stocks/configured-stocks');
    await visit(page, '/stocks/devices');
    await page.getByLabel('Search').fill(imei);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(row(page, imei)).toContainText('Store');
  });
  await test.step('the IMEI is copied by a click; a SIM is taken out, chosen by its number, activated and swapped', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const imei = await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    await page.getByRole('button', { name: 'Copy IMEI' }).click();
    await expect(page.getByText('IMEI copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(imei);
    await test.step('a SIM is taken out, and chosen again by its number', async () => {
      const number = await fact(page, 'SIM Number').innerText();
      await page.getByRole('button', { name: 'Take SIM Out' }).click();
      await expect(fact(page, 'SIM Number')).toHaveText('No SIM is in it');
      await expect(ledger(page).last()).toContainText(`SIM taken out`);
      await page.getByRole('button', { name: 'Put SIM In' }).click();
      const dialog = page.getByRole('dialog', { name: `Put SIM In: ${CONFIGURED}` });
      // As a scanner does it: the number, then Enter.
      await dialog.getByRole('combobox', { name: 'SIM' }).pressSequentially(number);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Put SIM In' }).click();
      await expect(dialog).toBeHidden();
      await expect(fact(page, 'SIM Number')).toHaveText(number);
    });
    await test.step('a SIM is activated, suspended and deactivated, which is taken back by Undo', async () => {
      const status = fact(page, 'Status');
      const step = (name: string) => page.getByRole('button', { name, exact: true }).click();
      // As a SIM that was bought has it.
      await expect(status).toHaveText('Blank');
      await step('Activate');
      await expect(status).toHaveText('Active');
      await step('Suspend');
      await expect(status).toHaveText('Suspended');
      await step('Deactivate');
      await expect(status).toHaveText('Deactivated');
      await page.getByRole('status').filter({ hasText: 'deactivated' }).getByRole('button', { name: 'Undo' }).click();
      await expect(status).toHaveText('Suspended');
    });
    await test.step('another SIM is put in the place of the one in it', async () => {
      await openDevice(page, '/stocks/configured-stocks', 'ITGC-000502');
      const other = await fact(page, 'SIM Number').innerText();
      await page.getByRole('button', { name: 'Take SIM Out' }).click();
      await expect(fact(page, 'SIM Number')).toHaveText('No SIM is in it');
      await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
      await page.getByRole('button', { name: 'Swap SIM' }).click();
      const dialog = page.getByRole('dialog', { name: `Swap SIM: ${CONFIGURED}` });
      await dialog.getByRole('combobox', { name: 'SIM' }).click();
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
      await dialog.getByRole('button', { name: 'Swap SIM' }).click();
      await expect(dialog).toBeHidden();
      await expect(fact(page, 'SIM Number')).toHaveText(other);
    });
  });
  await test.step('a device goes to repair and comes back, by keyboard too; without its SIM it is scrapped, and then nothing more can be done', async () => {
    await page.getByRole('button', { name: 'Send to Repair' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Repairer')).toBeFocused();
    await page.keyboard.type('Sai Repairs');
    await page.keyboard.press('Enter');
    await expect(fact(page, 'Where')).toHaveText('In repair at Sai Repairs');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Back from Repair' }).click();
    await say(page, 'Back from Repair');
    await expect(page.getByRole('button', { name: 'Scrap' })).toHaveCount(0);
    await expect(fact(page, 'Where')).toHaveText('In the store');
    await page.getByRole('button', { name: 'Take SIM Out' }).click();
    await page.getByRole('button', { name: 'Scrap' }).click();
    await say(page, 'Scrap', 'Why', 'Burnt');
    await expect(fact(page, 'Custody')).toHaveText('Scrapped');
    await expect(ledger(page).last()).toContainText('Burnt');
    for (const action of ['Send to Repair', 'Back from Repair', 'Lost', 'Found', 'Scrap', 'Take SIM Out'])
      await expect(page.getByRole('button', { name: action, exact: true })).toHaveCount(0);
  });
});

test('a device and its dialogs are good for everybody and fit a phone; SIMs are paired by pasted lines', async ({
  page,
}) => {
  await test.step('axe finds nothing serious in a device and a dialog, and at 390 px nothing scrolls sideways', async () => {
    await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    await expect(ledger(page).first()).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Send to Repair' }).click();
    await expect(page.getByRole('dialog').getByLabel('Repairer')).toBeFocused();
    await expectNothingSerious(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
  await test.step('SIMs are paired by pasted lines, and taken back by one Undo', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const imei = await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    const number = await fact(page, 'SIM Number').innerText();
    await page.getByRole('button', { name: 'Take SIM Out' }).click();
    await page.getByText(/^SIM .* taken out of/).waitFor();
    await openAt(page, '/stocks/configured-stocks');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import configured devices' });
    await dialog.getByLabel('Paste lines').fill(`${imei}, ${number}\n${imei} ${number}`);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    // A file that cannot be read takes no place of theirs.
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7 and so on') });
    await expect(dialog.getByRole('alert')).toContainText('This is not a spreadsheet.');
    await dialog.getByRole('button', { name: 'Show the lines' }).click();
    await expect(dialog.getByText('Row 1 has this Device IMEI already.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Import 1 device/ }).click();
    await expect(page.getByText('1 device configured.')).toBeVisible();
    await expect(row(page, imei)).toContainText(number);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, imei)).toHaveCount(0);
  });
});
