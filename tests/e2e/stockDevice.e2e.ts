import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { openAt, visit } from './support';
import { expect, test } from './test';

const CONFIGURED = 'ITGC-000501';
const REMOVAL = 'ITGC-001007';
/** In no list of the sample. */
const UNKNOWN = '490154203237518';

const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });
const deviceLink = (within: Page | Locator) => within.locator('a[href^="/stocks/devices/"]');
const ledger = (page: Page) => page.getByRole('list', { name: 'Ledger' }).getByRole('listitem');
const fact = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd'));
const currentStock = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Current Stock' }).getByRole('definition');

/** Goes from the row of a device in a list to its page, by its IMEI. */
async function openDevice(page: Page, list: string, id: string) {
  await openAt(page, list);
  const link = deviceLink(row(page, id)).first();
  const imei = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Device ${imei}`);
  return imei;
}

async function verify(page: Page, id: string) {
  await row(page, id).getByLabel('OTP').fill('4711');
  await row(page, id).getByRole('button', { name: 'Verify OTP' }).click();
}

/** Answers the dialog that is open. */
async function say(page: Page, save: string, label?: string, text = '') {
  const dialog = page.getByRole('dialog');
  if (label !== undefined) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toBeHidden();
}

test('a device is found by its IMEI in any list, by the palette and the chat, and in the store once it is received', async ({
  page,
}) => {
  await test.step('whoever adds a device by hand reads where the stock has it', async () => {
    await openAt(page, '/stocks/expected?details=1');
    const imei = await deviceLink(page.getByRole('row')).first().innerText();
    await visit(page, '/stocks/received-stocks');
    const onItsWay = await deviceLink(row(page, REMOVAL)).first().innerText();
    await visit(page, `/cce/new-addition?do=add&imei=${imei}&vehicleNo=MH12AB1234`);
    const adding = page.getByRole('dialog', { name: 'Add New Device' });
    await expect(adding.getByLabel('IMEI', { exact: true })).toHaveAccessibleDescription(
      /It is in the bag of Rakesh Yadav; it moves to this vehicle\./,
    );
    await adding.getByLabel('IMEI', { exact: true }).fill(onItsWay);
    await expect(adding.getByLabel('IMEI', { exact: true })).toHaveAccessibleDescription(
      /It is on its way from .+ to Store by challan \d+, and stays there\./,
    );
    await page.keyboard.press('Escape');
    await adding.getByRole('button', { name: 'Discard' }).click();
    await expect(adding).toBeHidden();
  });
  await test.step('the palette and the chat lead to a device by its IMEI, also to one that only lists know', async () => {
    await openAt(page, '/cce/new-addition?do=add');
    const adding = page.getByRole('dialog', { name: 'Add New Device' });
    await adding.getByLabel('IMEI', { exact: true }).fill(UNKNOWN);
    await expect(adding.getByText('Not bought through Trackyard: it will be listed in Leaks.')).toBeVisible();
    for (const [label, text] of [
      ['Client Name', 'Meera Joshi'],
      ['Company', 'Konkan Carriers'],
      ['Vehicle No', 'MH12AB1234'],
    ] as const) {
      await adding.getByLabel(label).fill(text);
    }
    await adding.getByLabel('Device Type').click();
    await page.getByTitle('OBD tracker').click();
    await adding.getByText('Yes', { exact: true }).click();
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect(adding).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
    await page.keyboard.type(UNKNOWN);
    await page.getByRole('option', { name: `Device ${UNKNOWN}` }).click();
    await expect(page).toHaveURL(`/stocks/devices/${UNKNOWN}`);
    await expect(page.getByRole('main')).toContainText('Not bought through Trackyard');
    await expect(fact(page, 'Vehicle')).toHaveText('MH 12 AB 1234');
    await visit(page, '/cce/not-working');
    await page.getByRole('button', { name: 'Tech Support' }).click();
    const panel = page.getByRole('dialog', { name: 'Tech Support' });
    await panel.getByLabel('IMEI').fill(UNKNOWN);
    await page.keyboard.press('Enter');
    await deviceLink(panel).click();
    await expect(page).toHaveURL(`/stocks/devices/${UNKNOWN}`);
  });
  await test.step('an IMEI in any list leads to its page', async () => {
    await openAt(page, '/stocks');
    for (const [list, address] of LISTS) {
      await test.step(list, async () => {
        await visit(page, address);
        const link = deviceLink(page.getByRole('row'))
          .filter({ hasText: /^\d{15}$/ })
          .first();
        const imei = await link.innerText();
        await link.click();
        await expect(page).toHaveURL(`/stocks/devices/${imei}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Device ${imei}`);
        await expect(ledger(page).first()).toBeVisible();
      });
    }
    await visit(page, '/cce/view-job?tab=Service');
    await page
      .getByRole('button', { name: /^Edit job/ })
      .first()
      .click();
    await deviceLink(page.getByRole('dialog')).click();
    await expect(page).toHaveURL(/\/stocks\/devices\/\d{15}$/);
  });
  await test.step('a removal that is accepted and received is in the store, and one more in Current Stock', async () => {
    await openAt(page, '/stocks');
    const before = Number(await currentStock(page).textContent());
    await visit(page, '/stocks/received-stocks');
    await row(page, REMOVAL).getByRole('button', { name: 'Accept' }).click();
    await verify(page, REMOVAL);
    await row(page, REMOVAL).getByRole('button', { name: 'Received' }).click();
    await verify(page, REMOVAL);
    await expect(row(page, REMOVAL)).toContainText('Completed');
    await deviceLink(row(page, REMOVAL)).first().click();
    await expect(fact(page, 'Where')).toHaveText('In the store');
    await expect(fact(page, 'Custody')).toHaveText('In Stock');
    await expect(ledger(page)).toContainText(['Counted', 'Offered', 'Accepted', 'Received']);
    await expect(ledger(page).last()).toContainText('by Asha');
    await visit(page, '/stocks');
    await expect(currentStock(page)).toHaveText(String(before + 1));
  });
});

test('a device on its page: its whole way, its SIMs, to repair and back, and scrapped', async ({ page, context }) => {
  test.slow();
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
  await test.step('a SIM that is in another device stays in its field, and is told with the way to where it is', async () => {
    const other = await openDevice(page, '/stocks/configured-stocks', 'ITGC-000502');
    const taken = await fact(page, 'SIM Number').innerText();
    await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    await page.getByRole('button', { name: 'Swap SIM' }).click();
    const dialog = page.getByRole('dialog', { name: `Swap SIM: ${CONFIGURED}` });
    const sim = dialog.getByRole('combobox', { name: 'SIM' });
    await sim.fill(taken);
    await dialog.getByRole('button', { name: 'Swap SIM' }).click();
    await expect(sim).toHaveValue(taken);
    await expect(dialog.getByRole('link', { name: other })).toHaveAttribute('href', `/stocks/devices/${other}`);
    // Escape may close the list of SIMs alone.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
  });
  await test.step('the IMEI is copied by a click; a SIM is taken out, put back by Undo and chosen by its number, activated, suspended and deactivated', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const imei = await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    await page.getByRole('button', { name: 'Copy IMEI' }).click();
    await expect(page.getByText('IMEI copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(imei);
    await test.step('a SIM is taken out, put back by Undo, taken out again and another chosen by its number', async () => {
      const number = await fact(page, 'SIM Number').innerText();
      await page.getByRole('button', { name: 'Take SIM Out' }).click();
      await expect(fact(page, 'SIM Number')).toHaveText('No SIM is in it');
      await expect(ledger(page).last()).toContainText(`SIM taken out`);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(fact(page, 'SIM Number')).toHaveText(number);
      await expect(ledger(page).last()).toContainText('SIM put in');
      await page.getByRole('button', { name: 'Take SIM Out' }).click();
      await page.getByRole('button', { name: 'Put SIM In' }).click();
      const dialog = page.getByRole('dialog', { name: `Put SIM In: ${CONFIGURED}` });
      await dialog.getByRole('button', { name: 'Put SIM In' }).click();
      await expect(dialog.getByText('SIM is required.')).toBeVisible();
      // As a scanner does it: the number, then Enter.
      await dialog.getByRole('combobox', { name: 'SIM' }).pressSequentially(number);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Put SIM In' }).click();
      await expect(dialog).toBeHidden();
      await expect(fact(page, 'SIM Number')).toHaveText(number);
    });
    await test.step('a SIM is activated, suspended and deactivated, and a step is taken back by Undo', async () => {
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
      await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
    });
  });
  await test.step('a device goes to repair and comes back, by keyboard too; without its SIM it is scrapped, and then nothing more can be done', async () => {
    await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
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
    await page.getByRole('button', { name: 'Send to Repair' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send to Repair' }).click();
    await expect(dialog.getByText('Repairer is required.')).toBeVisible();
    await say(page, 'Send to Repair', 'Repairer', 'Sai Repairs');
    await expect(fact(page, 'Where')).toHaveText('In repair at Sai Repairs');
    await page.getByRole('button', { name: 'Back from Repair' }).click();
    await say(page, 'Back from Repair');
    await expect(fact(page, 'Where')).toHaveText('In the store');
    await page.getByRole('button', { name: 'Take SIM Out' }).click();
    await page.getByRole('button', { name: 'Scrap' }).click();
    await say(page, 'Scrap', 'Why', 'Burnt');
    await expect(fact(page, 'Custody')).toHaveText('Scrapped');
    await expect(ledger(page).last()).toContainText('Burnt');
    for (const action of ['Send to Repair', 'Back from Repair', 'Lost', 'Found', 'Scrap', 'Take SIM Out'])
      await expect(page.getByRole('button', { name: action, exact: true })).toHaveCount(0);
    await page.reload();
    await expect(fact(page, 'Custody')).toHaveText('Scrapped');
  });
});

const LISTS = [
  ['a bag', '/stocks/expected?details=1'],
  ['a branch', '/stocks/expected/branches?details=4'],
  ['Received Stock', '/stocks/received-stocks'],
  ['Configured Stock', '/stocks/configured-stocks'],
  ['Not Working', '/cce/not-working'],
  ['the Addition List', '/cce/new-addition'],
  ['the Deletion List', '/cce/deletion-list'],
] as const;

test('a device, its dialogs and the list are good for everybody and fit a phone; SIMs are paired by pasted lines, each with what becomes of it', async ({
  page,
}) => {
  await test.step('axe finds nothing serious in a device, its dialogs and the list, and at 390 px nothing scrolls sideways', async () => {
    await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    await expect(ledger(page).first()).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Send to Repair' }).click();
    await expect(page.getByRole('dialog').getByLabel('Repairer')).toBeFocused();
    await expectNothingSerious(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [page.url(), '/stocks/devices', `/stocks/devices/${UNKNOWN}`]) {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectNothingSerious(page);
    }
  });
  await test.step('SIMs are paired by pasted lines, each with what becomes of it, and taken back by one Undo', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const other = await openDevice(page, '/stocks/configured-stocks', 'ITGC-000502');
    const taken = await fact(page, 'SIM Number').innerText();
    const imei = await openDevice(page, '/stocks/configured-stocks', CONFIGURED);
    const number = await fact(page, 'SIM Number').innerText();
    await page.getByRole('button', { name: 'Take SIM Out' }).click();
    await page.getByText(/^SIM .* taken out of/).waitFor();
    await openAt(page, '/stocks/configured-stocks');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import configured devices' });
    await dialog.getByLabel('Paste lines').fill(`${imei} ${number}\n${imei} ${taken}`);
    await dialog.getByRole('button', { name: 'Show the lines' }).click();
    await expect(dialog.getByText('2 rows: 0 new, 1 changed, 0 same, 1 wrong.')).toBeVisible();
    await expect(dialog.getByText('Row 1 has this Device IMEI already.')).toBeVisible();
    await expectNothingSerious(page);
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await dialog.getByLabel('Paste lines').fill(`${imei} ${taken}`);
    await dialog.getByRole('button', { name: 'Show the lines' }).click();
    await expect(dialog.getByRole('link', { name: other })).toHaveAttribute('href', `/stocks/devices/${other}`);
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await dialog.getByLabel('Paste lines').fill(`${imei}, ${number}`);
    await dialog.getByRole('button', { name: 'Show the lines' }).click();
    await dialog.getByRole('button', { name: 'Import 1 device' }).click();
    await expect(page.getByText('1 device configured.')).toBeVisible();
    await expect(row(page, imei)).toContainText(number);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, imei)).toHaveCount(0);
  });
});
