import type { Browser, Page } from '@playwright/test';
import { startSmsServer } from '../../support/smsServer';
import { expectNothingSerious } from '../axe';
import { openAt, resetToSample } from '../support';
import { addUser, expect, signIn, test, type Office } from './office';

// A slow machine takes long to start an office.

const NOBODY = 'no such number';

async function setUp(page: Page, address: string) {
  await openAt(page, '/settings/messages');
  const sms = page.getByRole('region', { name: 'SMS', exact: true });
  await expect(page.getByText('No SMS is sent yet')).toBeVisible();
  await sms.getByText('Other', { exact: true }).click();
  await sms.getByLabel('Entity Id').fill('1101400000000000001');
  await sms.getByLabel('Header', { exact: true }).fill('KONKAN');
  await sms.getByLabel('Key', { exact: true }).fill('a-key-of-the-provider');
  await sms.getByLabel('Price of a Part').fill('0.2');
  await sms.getByText('Goes', { exact: true }).click();
  await sms.getByLabel('Address', { exact: true }).fill(`${address}/send`);
  await sms.getByLabel('Body', { exact: true }).fill('to={to91}&text={text}&key={key}');
  await sms.getByLabel('Answer of a Wrong Number').fill(NOBODY);
  await page.getByRole('button', { name: 'Save SMS' }).click();
  await expect(page.getByText('The office sends SMS. No SMS waits.')).toBeVisible();
  await expect(sms.getByText('One is kept. Leave this empty to keep it.')).toBeVisible();
}

async function addText(page: Page, id: string, label: string) {
  const item = page.getByRole('list', { name: 'Texts to register' }).getByRole('listitem').filter({ hasText: label });
  await expect(item.first()).toContainText('Not Registered');
  const text = await item.first().locator('q').innerText();
  await page.getByLabel('Template Id').fill(id);
  await page.getByLabel('Text', { exact: true }).fill(text.replaceAll(/[“”"]/g, ''));
  await page.getByRole('button', { name: 'Add Text' }).click();
  await expect(item.first()).not.toContainText('Not Registered');
  await expect(item.first()).toContainText('Registered');
}

/** Opens the challan that is on its way to an installer, and has all of it accepted. */
async function accept(page: Page, installer: string) {
  await openAt(page, `/stocks/slips?part=On+their+way&q=${encodeURIComponent(installer)}`);
  await page.getByRole('table', { name: 'Challans' }).getByRole('link', { name: /^\d+$/ }).first().click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('button', { name: /^Answer/ }).click();
}

const fieldOf = (page: Page) => page.getByLabel('OTP', { exact: true });
const verify = async (page: Page, otp: string) => {
  await fieldOf(page).fill(otp);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
};

/** An installer's phone, with him signed in. */
async function phoneOf(browser: Browser, office: Office, name: string, password: string) {
  const context = await browser.newContext({ baseURL: office.address, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto('/installer');
  await signIn(phone, name, password);
  return phone;
}

/** Has so many clients reminded from Ageing, from a row on; gives the first of them. */
async function remind(page: Page, count: number, from = 1) {
  await openAt(page, '/sales/receipts?tab=ageing');
  const rows = page.getByRole('table', { name: 'Ageing of all clients' }).getByRole('row');
  for (let place = 0; place < count; place += 1)
    await rows
      .nth(from + place)
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: `Remind (${count})` }).click();
  return { client: rows.nth(from), dialog: page.getByRole('dialog', { name: /Remind/ }) };
}

test('an admin sets up SMS with registered texts, by which OTPs come and clients are reminded; an installer reads an OTP in his app; a number that nobody has is marked until an admin has it tried again', async ({
  page,
  office,
  browser,
}) => {
  const provider = await startSmsServer();
  const works = { ...provider.state };
  try {
    await page.goto('/settings/data');
    await signIn(page, 'admin', office.password);
    await resetToSample(page);
    await openAt(page, '/settings/users');
    const password = await addUser(page, 'PrakashSolanki', 'Installer');

    await test.step('an admin sets up SMS, with a text that must be registered', async () => {
      await setUp(page, provider.address);
      const trial = page.getByRole('region', { name: 'Test SMS' });
      await trial.getByLabel('Mobile Number').fill('9820012345');
      await trial.getByRole('button', { name: 'Send Test SMS' }).click();
      await expect(page.getByText('This is none of the registered texts: “Your OTP for challan 43')).toBeVisible();
      expect(provider.asked).toEqual([]);
      await addText(page, '1107160000000000001', 'OTP of a challan');
      await expectNothingSerious(page);
      await trial.getByRole('button', { name: 'Send Test SMS' }).click();
      await expect(page.getByText('The provider has taken the SMS to 9820012345.')).toBeVisible();
      expect(provider.asked[0]?.body).toContain('to=919820012345&text=Your%20OTP%20for%20challan%2043%20is%20123456');
      // The address of reports is gone for good once it is turned off, so that is asked.
      const reports = page.getByRole('region', { name: 'Delivery Reports' });
      await reports.getByRole('button', { name: 'Turn On' }).click();
      await expect(reports.getByRole('code')).toBeVisible();
      await reports.getByRole('button', { name: 'Turn Off' }).click();
      const sure = page.getByRole('dialog', { name: 'Turn delivery reports off?' });
      await expect(sure).toContainText('does not come back');
      await sure.getByRole('button', { name: 'Turn Off' }).click();
      await expect(reports).toContainText('Off: an SMS is “Taken by the provider”');
      // A key that is not let in is told in the provider's own words, here and at home.
      Object.assign(provider.state, { status: 401, answer: '{"type":"error","message":"The authkey is wrong"}' });
      await trial.getByRole('button', { name: 'Send Test SMS' }).click();
      await expect(page.getByText('No SMS is sent: The authkey is wrong')).toBeVisible();
      await openAt(page, '/');
      await expect(page.getByText('No SMS is sent: The authkey is wrong')).toBeVisible();
      await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
      await page.getByRole('button', { name: 'Save SMS' }).click();
      await expect(page.getByText('The office sends SMS. No SMS waits.')).toBeVisible();
    });

    await test.step('an installer whose number is none reads the OTP in his own app', async () => {
      Object.assign(provider.state, works, { answer: NOBODY });
      const his = await phoneOf(browser, office, 'PrakashSolanki', password);
      await accept(page, 'Prakash Solanki');
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.getByText('Prakash Solanki sees the OTP in his app.')).toBeVisible();
      await expect(page.getByText(`The provider says: ${NOBODY}`).first()).toBeVisible();
      await expect(his.getByRole('link', { name: `Accept ${title}` })).toBeVisible();
      const told = his.getByText(`Your OTP for ${title.toLowerCase()} is`);
      await expect(told).toBeVisible();
      const otp = /\b\d{6}\b/.exec(await told.innerText())?.[0] ?? '';
      await expectNothingSerious(his);
      await verify(page, otp === '000000' ? '000001' : '000000');
      await expect(fieldOf(page)).toHaveAccessibleDescription('This OTP is wrong. 4 tries are left.');
      await expectNothingSerious(page);
      await verify(page, otp);
      await expect(page.getByText('OTP verified').first()).toBeVisible();
      await expect(told).toHaveCount(0);
      expect(
        await his.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
      ).not.toContain(otp);
      await his.context().close();
    });

    await test.step('that number is marked on the installer, until an admin has it tried again', async () => {
      await openAt(page, '/settings/stock');
      const warning = page.getByText(/^Prakash Solanki gets no OTP by SMS: .* \(no such number\)\./);
      await expect(warning).toBeVisible();
      const row = page.getByRole('table', { name: 'Installers' }).getByRole('row').filter({ hasText: 'Prakash' });
      await expect(row).toContainText('Nobody There');
      await expectNothingSerious(page);
      await row.getByRole('button', { name: 'Edit Prakash Solanki' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Edit Installer' });
      await expect(dialog).toContainText('Prakash Solanki gets no OTP by SMS');
      await dialog.getByRole('button', { name: /^Try \d+ again$/ }).press('Enter');
      await expect(dialog).not.toContainText('gets no OTP by SMS');
      await expect(dialog.getByRole('group', { name: 'Numbers without SMS' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(warning).toHaveCount(0);
      await expect(row).not.toContainText('Nobody There');
    });

    await test.step('an installer without a sign-in has the OTP on his mobile alone', async () => {
      Object.assign(provider.state, works);
      await accept(page, 'Vinod Nair');
      await expect(page.getByText(/^An SMS went to the mobile that ends in \d{4}\./)).toBeVisible();
      const [, otp = ''] = /is%20(\d{6})%2C/.exec(provider.asked.at(-1)?.body ?? '') ?? [];
      await verify(page, otp);
      await expect(page.getByText('OTP verified').first()).toBeVisible();
    });

    await test.step('clients are reminded from Ageing, once that text is registered as well', async () => {
      const { dialog: refused } = await remind(page, 2);
      await expect(refused).toContainText('Nearest comes 1107160000000000001');
      await expect(refused.getByRole('button', { name: 'Send 0 SMS' })).toBeDisabled();
      await expect(refused).toContainText('its text is not registered');
      await openAt(page, '/settings/messages');
      await addText(page, '1107160000000000002', 'Reminder');
      const { client, dialog } = await remind(page, 2);
      await expect(dialog).toContainText(/\d+ characters, 1 part, ₹0\.20/);
      await expectNothingSerious(page);
      await dialog.getByRole('button', { name: 'Send 2 SMS' }).click();
      await expect(page.getByText('2 SMS will be sent')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(client).toContainText('Accepted');
      expect(provider.asked.at(-1)?.body).toMatch(/^to=91\d{10}&text=Dear%20/);
      await client.getByRole('link').first().click();
      await page.getByRole('tab', { name: 'Messages' }).click();
      await expect(page.getByRole('table', { name: 'Reminders' })).toContainText('Taken by the provider');
    });

    await test.step('a number that is none is marked on the client, until an admin has it tried again', async () => {
      provider.state.answer = NOBODY;
      const { client, dialog } = await remind(page, 1, 3);
      await dialog
        .getByRole('button', { name: /^SMS to / })
        .first()
        .click();
      await expect(page.getByText(/will be sent/).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(client).toContainText('No Such Receiver');
      await client.getByRole('link').first().click();
      const mark = page.getByText(/^Nobody receives SMS at \d+ \(no such number\)\./);
      await expect(mark).toBeVisible();
      await page.getByRole('button', { name: 'Correct Details' }).press('Enter');
      const correcting = page.getByRole('dialog', { name: /^Correct / });
      await expect(correcting).toContainText('Nobody receives SMS at');
      await page.keyboard.press('Escape');
      await expect(correcting).toBeHidden();
      await expectNothingSerious(page);
      await page.getByRole('button', { name: /^Try \d+ again$/ }).press('Enter');
      await expect(page.getByText(/is tried again$/)).toBeVisible();
      await expect(mark).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Where nobody is reached' })).toBeFocused();
    });
  } finally {
    await provider.stop();
  }
});
