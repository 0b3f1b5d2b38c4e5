import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

const vehicles = (page: Page) => page.getByRole('table', { name: 'Not working vehicles' });
const adds = (page: Page) => vehicles(page).getByRole('link', { name: /^Raise service for / });
const jobs = (page: Page, type: string) => page.getByRole('table', { name: `${type} jobs` });
const tab = (page: Page, type: string) => page.getByRole('tab', { name: type });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last();
const message = (page: Page, label: string) =>
  page
    .locator('.ant-form-item')
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .locator('.ant-form-item-explain');

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

test('the not-working vehicles are filtered; Add carries one into a service request, which becomes a job, by keyboard too', async ({
  page,
}) => {
  await test.step('the not-working vehicles are filtered by client and by service', async () => {
    await page.goto('/cce/not-working');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Working Vehicle');
    await expect(adds(page)).toHaveCount(20);
    await expect(vehicles(page).getByRole('row').nth(1)).toContainText(/\d\d [A-Z][a-z]{2} \d{4}\s*\d\d:\d\d/);
    await expect(vehicles(page).getByRole('row').nth(1)).toContainText(/ °C/);

    // Any part of a name will do; the list suggests whole ones.
    const client = page.getByLabel('Client Name');
    await client.pressSequentially('yamu');
    await expect(page.getByTitle('Yamuna Cabs LLP')).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Filtering for client: yamu');
    await expect(page).toHaveURL('/cce/not-working?client=yamu');
    await expect(adds(page)).not.toHaveCount(20);
    const ofClient = await adds(page).count();
    expect(ofClient).toBeGreaterThan(0);

    const all = page.getByRole('button', { name: 'All Services' });
    const service = page.getByRole('button', { name: 'Service', exact: true });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await client.fill('');
    await submit(page).click();
    await expect(page).toHaveURL('/cce/not-working');
    await service.click();
    await expect(page).toHaveURL('/cce/not-working?service=Service');
    const reasons = vehicles(page).locator('tbody tr:not([aria-hidden]) td:nth-child(6)');
    await expect(reasons.first()).toHaveText('Service');
    expect(new Set(await reasons.allTextContents())).toEqual(new Set(['Service']));
  });
  await test.step('Add carries the vehicle into a service request, which becomes a job, by keyboard too', async () => {
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await openAt(page, '/cce/not-working');
    const first = adds(page).first();
    const vehicleNo = await vehicles(page).getByRole('row').nth(1).getByRole('link').first().innerText();
    await expect(first).toHaveAccessibleName(`Raise service for ${vehicleNo}`);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/cce/raise-service?${new URLSearchParams({ vehicle: vehicleNo })}`);
    await expect(page.getByLabel('Registration No')).toHaveValue(vehicleNo);
    await expect(page.getByLabel('Device IMEI')).toHaveValue(/^\d{15}$/);
    await expect(page.getByLabel('Client User Name')).toHaveValue(/./);
    await expect(page.getByLabel('Company Name')).toHaveValue(/./);
    await expect(page.getByLabel('Contact No')).toHaveValue(/^\d{10}$/);
    await expect(page.getByLabel('Not Working Time')).toHaveValue(/^\d\d \w{3} \d{4}, \d\d:\d\d$/);
    await expect(page.getByRole('checkbox', { name: 'Not Working' })).toBeChecked();

    await fill(page, { Location: 'Chakan, Pune', 'Contact No': '12345' });
    await fill(page, { 'From Time': '2030-11-22', 'To Time': '2030-11-20' });
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(message(page, 'Device Model')).toHaveText('Device Model is required.');
    // What only looks wrong is said beside its field, and is no refusal.
    await expect(page.getByText('To Time is before From Time.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Device Model' })).toBeFocused();
    await expect(page.getByLabel('Location')).toHaveValue('Chakan, Pune');

    await choose(page, 'Device Model', 'Model B');
    await choose(page, 'Branch', 'Inter Branch');
    await page.getByRole('checkbox', { name: 'IP Box' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'AC' }).check();
    await fill(page, { 'From Time': '2030-11-19', 'Contact No': '9820012345' });
    await expect(page.getByText('To Time is before From Time.')).toBeHidden();
    await submit(page).click();
    // A slow disk says beside it that a change is not saved yet.
    await expect(page.getByRole('alert').filter({ hasText: /^Service request submitted!/ })).toBeVisible();
    expect(said).toContainEqual(expect.stringContaining('Raise Service:'));

    // An empty form for the next one, and the way on.
    await expect(page).toHaveURL('/cce/raise-service');
    await expect(page.getByLabel('Registration No')).toHaveValue('');
    await page.getByRole('main').getByRole('link', { name: 'View Job' }).click();
    await expect(page).toHaveURL('/cce/view-job?tab=Service');
    const row = jobs(page, 'Service').getByRole('row').nth(1);
    await expect(row).toContainText(vehicleNo);
    await expect(row).toContainText('19 Nov 2030 – 20 Nov 2030');
    await expect(row).toContainText('Pending at Admin');
  });
  await test.step('a service request is taken back where it was said', async () => {
    await openAt(page, '/cce/not-working');
    await adds(page).nth(1).click();
    await fill(page, { Location: 'Chakan, Pune', 'From Time': '2030-11-19', 'To Time': '2030-11-20' });
    await choose(page, 'Device Model', 'Model B');
    await choose(page, 'Branch', 'Delhi');
    await submit(page).click();
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'taken back' })).toBeVisible();
  });
});

test('a job is requested and taken back, on forms that are good for everybody and fit a phone', async ({ page }) => {
  await test.step('a job that is requested shows under the tab of its type, and Undo takes it back', async () => {
    await page.goto('/cce/request-job');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raise Request (Job)');
    await submit(page).click();
    await expect(page.getByRole('combobox', { name: 'Job Type' })).toBeFocused();
    for (const label of ['Job Type', 'No of Installation', 'Device Model', 'Vehicle Type', 'Company Name', 'Payment']) {
      await expect(message(page, label)).toHaveText(`${label} is required.`);
    }
    await expect(page.getByText('No time slot is ticked.')).toBeHidden();
    await page.getByRole('combobox', { name: 'Job Type', exact: true }).click();
    const offers = page.locator('.ant-select-dropdown:visible .ant-select-item-option-content');
    await expect(offers).toHaveText(['Installation', 'Removal', 'Service']);
    await page.keyboard.press('Escape');
    await choose(page, 'Job Type', 'Removal');
    await choose(page, 'Device Model', 'Concox');
    await choose(page, 'Vehicle Type', 'Truck');
    await choose(page, 'Payment', 'Yes');
    await fill(page, { 'Company Name': 'Konkan Carriers', 'Client Name': 'Meera Joshi' });
    await fill(page, { 'Contact No': '9820012345', Location: 'Chakan' });
    await page.keyboard.press('Escape');
    await expect(page.getByText('No time slot is ticked.')).toBeVisible();
    for (const name of ['Fuel Sensor', 'MFC Reader', 'Morning (9 AM to 12 PM)', 'Evening (4 PM to 7 PM)']) {
      await page.getByRole('checkbox', { name }).check();
    }
    const count = page.getByLabel('No of Installation');
    await count.pressSequentially('-0x');
    await expect(count).toHaveValue('0');
    await page.keyboard.press('Enter');
    await expect(message(page, 'No of Installation')).toHaveText('No of Installation must be at least 1.');
    await count.fill('12');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cce/view-job?tab=Removal');
    await expect(tab(page, 'Removal')).toHaveText('Removal (5)');
    const row = jobs(page, 'Removal').getByRole('row').nth(1);
    await expect(row).toContainText('Meera Joshi');
    await expect(row).toContainText('12 × Truck');
    await row.getByRole('button', { name: /^Edit job \d+ of Meera Joshi$/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Fuel Sensor, MFC Reader');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await undo(page).click();
    await expect(tab(page, 'Removal')).toHaveText('Removal (4)');
  });
  await test.step('axe finds nothing serious, and nothing scrolls sideways at 390 px', async () => {
    const STATES: readonly (readonly [address: string, reach: () => Promise<unknown>])[] = [
      ['/cce/raise-service?vehicle=XX1', () => submit(page).click()],
      ['/cce/view-job?tab=Service&details=13', () => expect(page.getByRole('dialog')).toBeVisible()],
    ];
    await openAt(page, '/installer');
    for (const [address, reach] of STATES) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, address);
      await expect(page.getByRole('main').locator('table, form').first()).toBeVisible();
      await reach();
      await expectNothingSerious(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
    }
  });
});

test('jobs are looked through, given back and sent again, and go from the admin to the dispatcher', async ({
  page,
}) => {
  test.slow();
  await test.step('the jobs have tabs with their counts, a search and an address', async () => {
    await page.goto('/cce/view-job?tab=Nonsense');
    await expect(tab(page, 'Installation')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab')).toHaveText([
      /^Installation \(\d+\)$/,
      /^Service \(\d+\)$/,
      /^Removal \(\d+\)$/,
    ]);
    await tab(page, 'Installation').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cce/view-job?tab=Service');
    const rows = jobs(page, 'Service').getByRole('button', { name: /^Edit job \d+ of / });
    // The address changes before the screen does, and each tab has a search of its own.
    await expect(rows.first()).toBeVisible();
    await page.getByLabel('Search', { exact: true }).fill('BACK FORM');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/q=BACK\+FORM/);
  });
  await test.step('a form that was given back is sent again from its row, and taken back', async () => {
    await openAt(page, '/cce/view-job?tab=Removal');
    const row = jobs(page, 'Removal').getByRole('row').filter({ hasText: 'Back Form Admin' }).first();
    const client = String(await row.getByRole('cell').nth(1).textContent());
    const own = jobs(page, 'Removal').getByRole('row', { name: client }).first();
    await own.getByRole('button', { name: new RegExp(`^Send job \\d+ of ${client}$`) }).click();
    await expect(own).toContainText('Pending at Admin');
    await undo(page).click();
    await expect(own).toContainText('Back Form Admin');
  });
  await test.step('a job goes from the admin to the dispatcher with the count approved, each step undoable', async () => {
    await openAt(page, '/cce/view-job?tab=Removal');
    const row = jobs(page, 'Removal').getByRole('row').filter({ hasText: 'Pending at Admin' }).first();
    const client = String(await row.getByRole('cell').nth(1).textContent());
    const own = jobs(page, 'Removal').getByRole('row', { name: client }).first();
    const edit = own.getByRole('button', { name: new RegExp(`^Edit job \\d+ of ${client}$`) });
    const send = own.getByRole('button', { name: new RegExp(`^Send job \\d+ of ${client}$`) });
    const dialog = page.getByRole('dialog', { name: 'Edit Job' });
    const count = dialog.getByLabel('Approved Device Count');
    const steps = (locator: Locator) => locator.locator('.ant-modal-footer').getByRole('button');

    await expect(send).toBeDisabled();
    await expect(send).toHaveAttribute('title', 'The admin has not approved this job yet.');
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=Removal&details=\d+$/);
    await expect(count).toBeFocused();
    await expect(count).toHaveValue('2');
    await expect(steps(dialog)).toHaveText(['Send to Dispatcher', 'Send Back', 'Approve']);
    await expect(steps(dialog).first()).toBeDisabled();
    await count.fill('3');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a count from 1 to 2.')).toBeVisible();
    await count.fill('1');
    await steps(dialog).last().press('Enter');
    await expect(page.getByText(`Job of ${client}: Approved by Admin`)).toBeVisible();
    await expect(steps(dialog)).toHaveText(['Send to Dispatcher']);
    await expect(steps(dialog)).toBeFocused();
    await expect(count).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/cce/view-job?tab=Removal');
    await expect(own).toContainText('Approved by Admin');
    await send.click();
    await expect(own).toContainText('Sent to Dispatcher');
    await expect(send).toBeDisabled();
    await edit.click();
    await expect(dialog).toContainText('Approved Devices1');
    await expect(count).toBeHidden();
    await expect(steps(dialog)).toHaveText(['Send to Dispatcher', 'Assign']);
    await expect(steps(dialog).first()).toBeDisabled();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await undo(page).click();
    await expect(own).toContainText('Approved by Admin');
    // The same from the dialog, which leads on to whom it is assigned to.
    await edit.click();
    await dialog.getByRole('button', { name: 'Send to Dispatcher' }).click();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByRole('dialog', { name: /^Assign Job \d+$/ })).toBeVisible();
  });
});
