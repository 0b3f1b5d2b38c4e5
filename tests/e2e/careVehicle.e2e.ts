import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { openAt, visit } from './support';
import { expect, test } from './test';

const NEW_PLATE = 'MH 12 QQ 4321';
const OTHER_PLATE = 'MH 12 QQ 8765';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });
const notWorking = (page: Page) => page.getByRole('table', { name: 'Not working vehicles' });
const vehicles = (page: Page) => page.getByRole('table', { name: 'Vehicles' });
const head = (page: Page) => page.getByRole('region', { name: / of / });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const noSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

/** Opens the page of the vehicle that is silent for longest, from the list; gives its number. */
async function openSilent(page: Page): Promise<string> {
  await openAt(page, '/cce/not-working');
  const link = notWorking(page).getByRole('row').nth(1).getByRole('link').first();
  const vehicleNo = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(`Vehicle ${vehicleNo}`);
  return vehicleNo;
}

/** Opens the vehicles of the first client. */
async function openClientsVehicles(page: Page) {
  await openAt(page, '/sales/detailed-client?account=1');
  await page.getByRole('tab', { name: 'Vehicles' }).click();
  await expect(vehicles(page).getByRole('row').nth(1)).toBeVisible();
}

async function register(page: Page, vehicleNo: string) {
  await page.getByRole('button', { name: 'Register Vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: /^Register Vehicle/ });
  await dialog.getByLabel('Vehicle No').fill(vehicleNo);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  return dialog;
}

test("a vehicle is found by its plate, and closed once no device is in it; a client's page answers a call, and registers one", async ({
  page,
}) => {
  await test.step('a plate on a list leads to its vehicle, which leads to its device and its client', async () => {
    const vehicleNo = await openSilent(page);
    await expect(head(page)).toContainText(/Active\s*Silent \d+ days/);
    await expect(timeline(page).getByRole('listitem').filter({ hasText: 'Fitted' })).toBeVisible();
    await expect(timeline(page).getByRole('listitem').filter({ hasText: 'Last contact' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Subscription and bill' })).toContainText('Price');

    const imei = (await page.getByRole('table', { name: 'Devices' }).getByRole('link').first().textContent()) ?? '';
    await page.getByRole('table', { name: 'Devices' }).getByRole('link', { name: imei }).click();
    await expect(heading(page)).toHaveText(`Device ${imei}`);
    await page.getByRole('main').getByRole('link', { name: vehicleNo }).first().click();
    await expect(heading(page)).toHaveText(`Vehicle ${vehicleNo}`);
  });
  await test.step('a vehicle with a device in it stays open; one without is closed', async () => {
    await openSilent(page);
    await page.getByRole('button', { name: 'Close Vehicle' }).click();
    const dialog = page.getByRole('dialog', { name: /^Close Vehicle/ });
    await dialog.getByRole('button', { name: 'Close Vehicle' }).click();
    await expect(dialog).toContainText('have that removed first');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await openClientsVehicles(page);
    await register(page, NEW_PLATE);
    await expect(told(page, `${NEW_PLATE} registered`)).toBeVisible();
    await visit(page, `/cce/vehicle?no=${NEW_PLATE}`);
    await page.getByRole('button', { name: 'Close Vehicle' }).click();
    await dialog.getByRole('button', { name: 'Close Vehicle' }).click();
    await expect(told(page, `${NEW_PLATE} closed`)).toBeVisible();
    await expect(head(page)).toContainText('Closed');
    await expect(page.getByRole('button', { name: 'Close Vehicle' })).toBeHidden();
  });
  await test.step('a client registers a vehicle; a number that is open elsewhere is refused with the way to that vehicle', async () => {
    await openClientsVehicles(page);
    const taken = (await vehicles(page).getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
    const dialog = await register(page, taken);
    await expect(dialog).toContainText(`${taken} of Shivneri Logistics Pvt Ltd is open already`);
    // A hint that says the same goes as the error comes.
    await expect(dialog.getByRole('link', { name: taken }).first()).toHaveAttribute('href', /\/cce\/vehicle\?no=/);
    await dialog.getByLabel('Vehicle No').fill(OTHER_PLATE.toLowerCase());
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(told(page, `${OTHER_PLATE} registered`)).toBeVisible();

    await page.getByRole('main').getByRole('searchbox').fill(OTHER_PLATE);
    const row = vehicles(page).getByRole('row', { name: OTHER_PLATE });
    await expect(row).toContainText('Awaiting');
  });
  await test.step("a call is answered on the client's page: its tabs tell of vehicles, jobs, messages and activity", async () => {
    await openAt(page, '/sales/detailed-client?account=2');
    await expect(page.getByRole('list', { name: 'Monthly billing' })).toBeVisible();
    for (const tab of ['Vehicles', 'Jobs', 'Messages', 'Activity']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('tabpanel').getByRole('region', { name: tab })).toBeVisible();
      await expect(page).toHaveURL(`/sales/detailed-client?account=2&tab=${tab.toLowerCase()}`);
      // The other two are made of the same.
      if (tab === 'Vehicles' || tab === 'Activity') await expectNothingSerious(page);
    }
    await page.getByRole('tab', { name: 'Jobs', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Raise Service' }).click();
    await expect(page.getByLabel('Company Name')).toHaveValue('Konkan Cold Chain Ltd');
    await expect(page.getByLabel('Client User Name')).not.toHaveValue('');
  });
});

test('a vehicle keeps its history under another number and at another client, after a reload, on a phone too', async ({
  page,
}) => {
  await test.step('a vehicle keeps its history under another number and at another client, after a reload', async () => {
    const vehicleNo = await openSilent(page);
    await page.getByRole('button', { name: 'Move Vehicle' }).click();
    const dialog = page.getByRole('dialog', { name: `Move Vehicle ${vehicleNo}` });
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toContainText('Choose another client, or type another number.');
    await dialog.getByRole('combobox', { name: 'Client' }).fill('Majha');
    await page.getByTitle(/^Majha Road Carriers/).click();
    await dialog.getByLabel('Vehicle No').fill(NEW_PLATE);
    await dialog.getByRole('button', { name: 'Move' }).click();
    // The page, whose address has the former number, says nearly the same.
    const toast = told(page, `${vehicleNo} has the number ${NEW_PLATE} now`).filter({
      has: page.getByRole('button', { name: 'Undo' }),
    });
    await expect(toast).toBeVisible();

    const shown = async (tab: Page) => {
      await expect(heading(tab)).toHaveText(`Vehicle ${NEW_PLATE}`);
      await expect(
        timeline(tab)
          .getByRole('listitem')
          .filter({ hasText: `${vehicleNo} → ${NEW_PLATE}` }),
      ).toContainText('→ Majha Road Carriers');
      await expect(timeline(tab).getByRole('listitem').filter({ hasText: 'Fitted' })).toBeVisible();
      await expect(head(tab)).toContainText('Majha Road Carriers');
    };
    await shown(page);
    await page.reload();
    // The number that the address has is its former one.
    await expect(page.getByText(`${vehicleNo} has the number ${NEW_PLATE} now.`)).toBeVisible();
    await shown(page);
  });
  await test.step('the pages hold on a phone', async () => {
    await openSilent(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(timeline(page)).toBeVisible();
    await noSidewaysScroll(page);
    await visit(page, '/sales/detailed-client?account=1&tab=vehicles');
    await expect(page.getByRole('list', { name: 'Vehicles' }).getByRole('listitem').first()).toBeVisible();
    await noSidewaysScroll(page);
  });
});
