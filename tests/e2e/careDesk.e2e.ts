import type { Page } from '@playwright/test';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

const NOT_WORKING = '/cce/not-working';
const table = (page: Page) => page.getByRole('table', { name: 'Not working vehicles' });
const row = (page: Page, vehicleNo: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `Raise service for ${vehicleNo}` }) });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected vehicles' });
/** What the choice of a silence offers, with how many vehicles each has. */
async function silences(page: Page): Promise<string[]> {
  await page.getByRole('combobox', { name: 'Silent for' }).click();
  const list = page.locator('.ant-select-dropdown:visible');
  await list.getByTitle(/^Over 30 days/).waitFor();
  const titles = await list.locator('[title]').allTextContents();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  return titles;
}

/** The plates of the vehicles on the page, in their order. */
async function plates(page: Page): Promise<string[]> {
  const names = await table(page)
    .getByRole('link', { name: /^Raise service for / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace('Raise service for ', ''));
}

/** An hour ago, as people write it. */
function anHourAgo() {
  const at = new Date(Date.now() - 3_600_000);
  const date = at
    .toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })
    .replace('Sept', 'Sep');
  return `${date} ${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}

/** What the rows on the page say in a column, all of one moment: a row that goes meanwhile would be waited for. */
async function column(page: Page, title: string): Promise<string[]> {
  const titles = await table(page).getByRole('columnheader').allTextContents();
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^Raise service for / }) })
    .evaluateAll(
      (rows, place) =>
        rows.map((one) => (one instanceof HTMLTableRowElement ? one.cells[place]?.textContent : '') ?? ''),
      titles.indexOf(title),
    );
}

async function openImport(page: Page, lines: readonly string[]) {
  await page.getByRole('button', { name: 'Import Contacts' }).click();
  const dialog = dialogOf(page, 'Import Contacts');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: /Drop an Excel workbook/ }).click(),
  ]);
  const text = ['Vehicle No,Last Contact,Lat,Long,Temp', ...lines].join('\n');
  await chooser.setFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return dialog;
}

/** Opens the list, with its rows. */
async function openList(page: Page) {
  await openAt(page, NOT_WORKING);
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
}

test('a vehicle is looked up on the map, and contacts come from a file', async ({ page, context }) => {
  await test.step('coordinates are copied at a click, and lead to the map that is chosen', async () => {
    await openList(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [first = ''] = await plates(page);
    await row(page, first)
      .getByRole('button', { name: `Copy Lat/Long of ${first}` })
      .click();
    await expect(page.getByText(`Lat/Long of ${first} copied`)).toBeVisible();
    const latLong = await page.evaluate(() => navigator.clipboard.readText());
    await expect(row(page, first)).toContainText(latLong);
    const [north = '', east = ''] = latLong.split(', ');

    const map = row(page, first).getByRole('link', { name: `${first} on OpenStreetMap` });
    await expect(map).toHaveAttribute(
      'href',
      `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`,
    );
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', /noopener/);
    await visit(page, '/cce/settings');
    await page.getByRole('radiogroup', { name: 'Map' }).getByText('Google Maps').click();
    await visit(page, NOT_WORKING);
    await expect(row(page, first).getByRole('link', { name: `${first} on Google Maps` })).toBeVisible();
  });
  await test.step('a newer contact leaves Not Working and comes back with Undo; a bad row and an older contact are told', async () => {
    await openList(page);
    const [first = '', second = '', third = ''] = await plates(page);
    const dialog = await openImport(page, [
      `${first},${anHourAgo()},18.52,73.85,4`,
      `${second},1 Jan 2020 10:00,18.52,73.85,4`,
      `${third},${anHourAgo()},118.52,73.85,4`,
      `MH 99 ZZ 9999,${anHourAgo()},,,`,
    ]);
    await expect(
      dialog.getByText('4 rows: 0 new, 1 changed, 1 same, 2 wrong. 2 will be skipped unless fixed. 1 with a warning.'),
    ).toBeVisible();
    await expect(dialog.getByText(`Skipped: ${second} was in contact later`)).toBeVisible();
    await expect(
      dialog.getByText('No vehicle has the number MH 99 ZZ 9999. Correct it, or register the vehicle first.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Latitude, row 4' })).toHaveAccessibleDescription(
      /Latitude lies from −90 to 90/,
    );
    await dialog.getByRole('textbox', { name: 'Latitude, row 4' }).fill('18.52');
    await dialog.getByRole('textbox', { name: 'Latitude, row 4' }).press('Enter');
    await dialog.getByRole('button', { name: 'Import 2 contacts, skip 1' }).click();
    const told = page.getByRole('status').filter({ hasText: '2 contacts imported.' });
    await expect(told).toBeVisible();
    await expect(row(page, first)).toHaveCount(0);
    await expect(row(page, third)).toHaveCount(0);
    await expect(row(page, second)).toHaveCount(1);
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, first)).toHaveCount(1);
    await expect(row(page, third)).toHaveCount(1);
  });
});

test('the silent vehicles are looked through by how long, and those of one client written to and made a job, on a list that fits a phone', async ({
  page,
}) => {
  await test.step('the longest silent stands first, and each silence is offered and can be chosen', async () => {
    await openList(page);
    const offered = await silences(page);
    expect(offered.map((title) => title.replace(/ \(\d+\)$/, ''))).toEqual([
      'Any',
      '1–3 days',
      '4–7 days',
      '8–30 days',
      'Over 30 days',
    ]);
    const days = (await column(page, 'Networking Days')).map(Number);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    await choose(page, 'Silent for', offered[2] ?? '');
    await expect(page).toHaveURL(`${NOT_WORKING}?silence=4-7`);
  });
  await test.step('several vehicles of one client become one SMS and one mail', async () => {
    await openList(page);
    const { named } = await tickOneClient(page);
    await bar(page)
      .getByRole('button', { name: /^Send SMS/ })
      .click();
    const sms = dialogOf(page, 'Send SMS');
    await expect(sms.getByLabel('Mobile Numbers')).toHaveValue(/^\d{10}(, \d{10})*$/);
    await expect(sms.getByLabel('Message')).toHaveValue(`Vehicles ${named.join(', ')}: `);
    await sms.getByLabel('Message').fill(`Vehicles ${named.join(', ')}: we come tomorrow.`);
    await sms.getByRole('button', { name: 'Submit' }).click();
    await expect(sms.getByRole('heading', { name: 'Written down; send it yourself' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sms).toBeHidden();

    await bar(page)
      .getByRole('button', { name: /^Send Mail/ })
      .click();
    const mail = dialogOf(page, 'Repair Done');
    await expect(mail.getByLabel('No. of vehicles')).toHaveValue(String(named.length));
    await expect(mail.getByLabel('Vehicle No.')).toHaveCount(named.length);
    await expect(mail.getByLabel('Vehicle No.').first()).toHaveValue(named[0] ?? '');
    await expect(mail.getByLabel('To', { exact: true })).toHaveValue(/@/);
    await mail.getByRole('button', { name: 'Cancel' }).click();
    await expect(mail).toBeHidden();
  });
  await test.step('several vehicles of one client become one service job, which each of them then tells', async () => {
    await openList(page);
    const { company, named } = await tickOneClient(page);
    await bar(page)
      .getByRole('link', { name: /^Raise Service/ })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raise Request (Job)');
    await expect(page.getByLabel('Company Name')).toHaveValue(company);
    await expect(page.getByLabel('No of Installation')).toHaveValue(String(named.length));
    await expect(page.getByRole('region', { name: 'Asked for' })).toContainText(named.join(', '));
    await choose(page, 'Device Model', 'Concox');
    await choose(page, 'Vehicle Type', 'Truck');
    await choose(page, 'Payment', 'No');
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(`Service job raised for ${company}`)).toBeVisible();
    await visit(page, NOT_WORKING);
    for (const vehicleNo of named)
      await expect(row(page, vehicleNo).getByRole('link', { name: /^Job open: / })).toBeVisible();
  });
  await test.step('several clients are none to write to, and the bar fits a phone', async () => {
    await openList(page);
    await table(page).getByRole('checkbox', { name: 'Select all' }).click();
    await expect(bar(page).getByText('These vehicles are of several clients: tick those of one.')).toBeVisible();
    for (const name of [/^Raise Service/, /^Send SMS/, /^Send Mail/])
      await expect(bar(page).getByRole('button', { name })).toBeDisabled();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

/** The companies of the vehicles on the page, each below its plate. */
async function companiesOf(page: Page): Promise<string[]> {
  const texts = await column(page, 'Vehicle Registration Number');
  return texts.map((text) => text.replace(/^[A-Z]{2} \d+ [A-Z]+ \d+/, ''));
}

/** Leaves the vehicles of one client that has several, and ticks these. */
async function tickOneClient(page: Page) {
  const companies = await companiesOf(page);
  const company = companies.find((name, index) => companies.indexOf(name) !== index) ?? '';
  await page.getByLabel('Client Name').fill(company);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/client=/);
  await expect.poll(async () => [...new Set(await companiesOf(page))]).toEqual([company]);
  const named = await plates(page);
  await table(page).getByRole('checkbox', { name: 'Select all' }).press('Space');
  await expect(bar(page).getByRole('link', { name: `Raise Service (${named.length})` })).toBeVisible();
  return { company, named };
}
