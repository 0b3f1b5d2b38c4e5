import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { openAt, visit } from './support';
import { expect, isOwn, test } from './test';

const NOT_WORKING = '/cce/not-working';
const search = (page: Page) => page.getByRole('combobox', { name: 'Search vehicles, jobs and clients' });
const hit = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const table = (page: Page) => page.getByRole('table', { name: 'Not working vehicles' });
const firstVehicle = (page: Page) => table(page).getByRole('row').nth(1);

/** What the first vehicle says in a column. */
async function cellText(page: Page, title: string): Promise<string> {
  const row = firstVehicle(page);
  await expect(row).toBeVisible();
  const titles = await page.getByRole('columnheader').allInnerTexts();
  return (await row.getByRole('cell').nth(titles.indexOf(title)).textContent()) ?? '';
}

/** The number of the first vehicle, below which stands whose it is. */
const plate = (page: Page) => firstVehicle(page).getByRole('link').first().innerText();

/** The lines that submits write into the console from now on. */
function logLines(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => isOwn(message) && lines.push(message.text()));
  return lines;
}

/** Opens one of the header's tools with the keyboard, wherever the width has put it. */
async function openTool(page: Page, tool: string) {
  const button = page.getByRole('banner').getByRole('button', { name: tool });
  const menu = page.getByRole('button', { name: 'Customer care tools' });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) {
    await button.press('Enter');
  } else {
    await menu.click();
    await page.getByRole('menuitem', { name: tool }).click();
  }
  const dialog = page.getByRole('dialog', { name: tool === 'Send Mail' ? 'Repair Done' : tool });
  await expect(dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first()).toBeFocused();
  return dialog;
}

const noSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

/** Opens the list, with its rows. */
async function openList(page: Page) {
  await openAt(page, NOT_WORKING);
  await expect(firstVehicle(page)).toBeVisible();
}

test('the search of the bar leads on, by Enter at once too; it and the popups are good for everybody, on a phone too', async ({
  page,
}) => {
  await test.step('the search leads to a vehicle and a job, and says when it finds nothing', async () => {
    await openList(page);
    await expect(page.getByText('Welcome, Asha')).toBeVisible();
    const vehicleNo = await plate(page);
    await search(page).fill(vehicleNo.replaceAll(' ', '').toLowerCase());
    await expect(hit(page, vehicleNo)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/cce/vehicle?${new URLSearchParams({ no: vehicleNo })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vehicle ${vehicleNo}`);
    await expect(search(page)).toHaveValue('');

    await search(page).fill('job 11');
    await expect(hit(page, /^Job 11, Removal/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cce\/view-job\?tab=Removal&q=.+/);
    await expect(page.getByRole('table', { name: 'Removal jobs' }).getByRole('row').nth(1)).toBeVisible();

    await search(page).fill('no such thing');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('Nothing found for “no such thing”.');
    await expect(page.getByRole('listbox')).toHaveText('Nothing found for “no such thing”.');
  });
  await test.step('Enter at once leads to the hit, also where the list behind would write its own words before it shows them', async () => {
    await openList(page);
    const company = (await cellText(page, 'Vehicle Registration Number')).replace(await plate(page), '').trim();
    await page.getByRole('searchbox', { name: 'Search' }).evaluate((list) => {
      const push = history.pushState.bind(history);
      history.pushState = (...args) => {
        push(...args);
        // As the list's own timer does on a slow machine, where the new address waits to be rendered.
        queueMicrotask(() => list.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      };
    });
    await search(page).fill(company.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${NOT_WORKING}?${new URLSearchParams({ client: company })}`);
    await expect(page.getByLabel('Client Name')).toHaveValue(company);
  });
  await test.step('axe finds nothing serious in the search', async () => {
    // A screen of its own that holds little, as axe looks through all of it each time.
    await openAt(page, '/cce/settings');
    await search(page).fill('m');
    await expect(hit(page, /^MH/).first()).toBeVisible();
    await expectNothingSerious(page);
  });
  await test.step('at 390 px the search unfolds, the tools stand in a menu, and every popup fits and is good for everybody', async () => {
    await search(page).fill('');
    await page.setViewportSize({ width: 390, height: 844 });
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Open search' }).click();
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open search' })).toBeFocused();
    await expect(search(page)).toBeHidden();
    for (const [tool, last] of [
      ['Send SMS', 'Submit'],
      ['Send Mail', 'Send E-mail'],
      ['Tech Support', 'Look Up'],
    ] as const) {
      const dialog = await openTool(page, tool);
      await expectNothingSerious(page);
      await dialog.getByRole('button', { name: last }).scrollIntoViewIfNeeded();
      const box = await dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390, `${tool} fits`).toBe(true);
      await noSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Customer care tools' })).toBeFocused();
    }
  });
});

test('the tools write an SMS and a mail down to be sent, and the chat knows IMEIs', async ({ page }) => {
  test.slow();
  await test.step('an SMS names its bad numbers, counts its parts, is logged, and is written down with the ways to send it', async () => {
    await openList(page);
    const lines = logLines(page);
    const dialog = await openTool(page, 'Send SMS');
    const numbers = dialog.getByLabel('Mobile Numbers');
    const message = dialog.getByLabel('Message');
    await numbers.fill('98200, +91 98200 12345; 98200123456 5820012345');
    await message.fill('a'.repeat(161));
    await expect(dialog.getByText('Sent as 2 SMS parts')).toBeVisible();
    await message.fill('आपका वाहन ठीक है');
    await expect(dialog.getByText(/SMS parts/)).toBeHidden();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(numbers).toHaveAccessibleDescription(/^Not 10 digits: 98200, 98200123456\./);
    await expect(numbers).toBeFocused();
    await expect(message).toHaveValue('आपका वाहन ठीक है');
    expect(lines).toEqual([]);

    await numbers.fill('+91 98200 12345\n09820012346');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('heading', { name: 'Written down; send it yourself' })).toBeFocused();
    await page.keyboard.press('Tab');
    const begins = dialog.getByRole('link', { name: 'Open SMS to 9820012345' });
    await expect(begins).toBeFocused();
    await expect(begins).toHaveAttribute('href', /^sms:\+919820012345\?&body=%E0/);
    await expect(dialog.getByRole('link', { name: 'Open WhatsApp to 9820012346' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919820012346\?text=/,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(lines).toEqual([expect.stringMatching(/^Send SMS: \{.*mobileNumbers: Array\(2\)/)]);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Send SMS' })).toBeFocused();

    await visit(page, '/vendors');
    await page.getByRole('button', { name: 'Mail' }).click();
    const tray = page.getByRole('list', { name: 'Written messages' }).getByRole('listitem');
    await expect(tray).toHaveText([/^SMS9820012345/, /^SMS/, /^Mailfleet@yamuna-cabs.example/, /^SMS/]);
  });
  await test.step('a Repair Done mail needs vehicles and good addresses, and totals the spares', async () => {
    await openList(page);
    const lines = logLines(page);
    const dialog = await openTool(page, 'Send Mail');
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    const send = dialog.getByRole('button', { name: 'Send E-mail' });
    await field('Client Username').fill('Meera Joshi');
    await field('No. of vehicles').fill('2');
    await field('To').fill('fleet@konkan.example, meera; x@y');
    await field('CC').fill('Accounts <accounts@konkan.example>');
    await expect(field('Subject')).toHaveValue('Repair Detail');
    await send.press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Add at least one vehicle.' })).toBeVisible();
    await expect(field('No. of vehicles')).toHaveAccessibleDescription('2 said here, but 0 vehicles are listed below.');
    await expect(field('To')).toHaveAccessibleDescription('Not a valid email: meera, x@y.');

    await dialog.getByRole('button', { name: 'Add Vehicle' }).press('Enter');
    await expect(dialog.getByText('Add at least one vehicle.')).toBeHidden();
    await field('Vehicle No.').fill('MH12AB1234');
    await field('Receiving Date of Device').fill('2026-11-01');
    for (const [label, down] of [
      ['Status', 1],
      ['Warranty/out of warranty', 2],
    ] as const) {
      await field(label).focus();
      for (let times = 0; times < down; times += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await field('Spare changed').fill('Backup battery');
    await field('Spare Cost').fill('1,450.50');
    await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
    await dialog.getByRole('group', { name: 'Vehicle 2' }).getByLabel('Spare Cost').fill('100');
    await expect(dialog.getByText('₹1,550.50')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove vehicle 2' }).click();
    await field('No. of vehicles').fill('1');
    await field('To').fill('fleet@konkan.example, owner@konkan.example');
    await send.click();
    await expect(dialog.getByRole('link', { name: 'Open Mail' })).toHaveAttribute(
      'href',
      /^mailto:fleet@konkan\.example,owner@konkan\.example\?cc=accounts@konkan\.example&subject=Repair%20Detail&body=Repair/,
    );
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toBeHidden();
    expect(lines).toEqual([expect.stringMatching(/^Send Mail: \{.*vehicles: Array\(1\)/)]);
  });
  await test.step('Tech Support knows IMEIs, and its talk lasts while the area is open', async () => {
    await openList(page);
    const imei = await cellText(page, 'IMEI');
    const vehicleNo = await plate(page);
    const panel = await openTool(page, 'Tech Support');
    const log = panel.getByRole('log');
    await expect(log.getByText('Hello!!', { exact: true })).toBeVisible();
    await expect(log.getByText('How Can Help You ?', { exact: true })).toBeVisible();
    const messages = log.getByRole('paragraph');
    await panel.getByLabel('Message').fill('good morning');
    await page.keyboard.press('Enter');
    await expect(messages.last()).toContainText('type an IMEI below');
    await expect(panel.getByLabel('Message')).toHaveValue('');

    await panel.getByLabel('IMEI').fill(imei);
    await panel.getByRole('button', { name: 'Look Up' }).click();
    await expect(messages.last()).toContainText(`Vehicle: ${vehicleNo} of `);
    await expect(messages.last()).toBeInViewport();

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    const button = page.getByRole('button', { name: 'Tech Support' });
    await expect(button).toBeFocused();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'View Job Status' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'View Job' })).toBeVisible();
    await openTool(page, 'Tech Support');
    await expect(messages).toHaveCount(6);
    await button.click();
    await expect(panel).toBeHidden();
  });
});
