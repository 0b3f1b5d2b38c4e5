import type { Page } from '@playwright/test';
import { startSmsServer } from '../../support/smsServer';
import { expectNothingSerious } from '../axe';
import { resetToSample } from '../support';
import { expect, test } from '../test';
import { enter, runOffice, signIn } from './office';

// It starts an office of its own.
test.describe.configure({ timeout: 180_000 });

/** Adds an installer on the users screen; gives his password. */
async function addInstaller(page: Page, name: string) {
  await page.goto('/settings/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Installer' }).click();
  await dialog.getByRole('button', { name: 'Generate' }).click();
  const password = await dialog.getByLabel('Password', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();
  return password;
}

async function openChallanOf(page: Page, installer: string) {
  await page.goto(`/stocks/slips?part=On+their+way&q=${encodeURIComponent(installer)}`);
  await page.getByRole('table', { name: 'Challans' }).getByRole('link', { name: /^\d+$/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Challan \d+$/);
}

const fieldOf = (page: Page) => page.getByLabel('OTP', { exact: true });

test('a challan is accepted by the OTP that its installer reads in his own app', async ({ browser }, {
  workerIndex,
}) => {
  await runOffice(workerIndex, async (office) => {
    const page = await enter(browser, office, 'admin', '/settings/data');
    await resetToSample(page);
    const password = await addInstaller(page, 'PrakashSolanki');

    await openChallanOf(page, 'Vinod Nair');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('button', { name: /^Answer/ }).click();
    await expect(page.getByText('Vinod Nair has no sign-in in this office')).toBeVisible();
    await fieldOf(page).fill('4711');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByText('Not verified').first()).toBeVisible();

    await openChallanOf(page, 'Prakash Solanki');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const phone = await browser.newContext({ baseURL: office.address, viewport: { width: 390, height: 844 } });
    const his = await phone.newPage();
    await his.goto('/installer');
    await signIn(his, 'PrakashSolanki', password);
    await expect(his.getByRole('link', { name: `Accept ${title}` })).toBeVisible();

    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('button', { name: /^Answer/ }).click();
    await expect(page.getByText('Prakash Solanki sees the OTP in his app. It holds until')).toBeVisible();
    const told = his.getByText(`Your OTP for ${title.toLowerCase()} is`);
    await expect(told).toBeVisible();
    const otp = /\b\d{6}\b/.exec(await told.innerText())?.[0] ?? '';
    await expectNothingSerious(his);
    await fieldOf(page).fill(otp === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(fieldOf(page)).toHaveAccessibleDescription('This OTP is wrong. 4 tries are left.');
    await expectNothingSerious(page);
    await fieldOf(page).fill(otp);
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByText('OTP verified').first()).toBeVisible();
    await expect(told).toHaveCount(0);
    expect(
      await his.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain(otp);
  });
});

test('an admin sets up SMS with a registered text, by which an OTP comes that a challan is accepted with', async ({
  browser,
}, { workerIndex }) => {
  const provider = await startSmsServer();
  try {
    await runOffice(workerIndex, async (office) => {
      const page = await enter(browser, office, 'admin', '/settings/data');
      await resetToSample(page);
      await page.goto('/settings/messages');
      const sms = page.getByRole('region', { name: 'SMS', exact: true });
      await expect(page.getByText('No SMS is sent yet')).toBeVisible();
      const otpText = page.getByRole('list', { name: 'Texts to register' }).getByRole('listitem').first();
      await expect(otpText).toContainText('OTP of a challan Not Registered');
      await sms.getByText('Other', { exact: true }).click();
      await sms.getByLabel('Entity Id').fill('1101400000000000001');
      await sms.getByLabel('Header', { exact: true }).fill('KONKAN');
      await sms.getByLabel('Key', { exact: true }).fill('a-key-of-the-provider');
      await sms.getByLabel('Address', { exact: true }).fill(`${provider.address}/send`);
      await sms.getByLabel('Body', { exact: true }).fill('to={to91}&text={text}&key={key}');
      await page.getByRole('button', { name: 'Save SMS' }).click();
      await expect(page.getByText('SMS settings saved')).toBeVisible();
      await expect(page.getByText('One is kept. Leave this empty to keep it.')).toBeVisible();

      await page.getByLabel('Mobile Number').fill('9820012345');
      await page.getByRole('button', { name: 'Send Test SMS' }).click();
      await expect(page.getByText('This is none of the registered texts: “Your OTP for challan 43')).toBeVisible();
      expect(provider.asked).toEqual([]);

      await page.getByLabel('Template Id').fill('1107160000000000001');
      await page
        .getByLabel('Text', { exact: true })
        .fill('Your OTP for challan {#var#} is {#var#}, valid until {#var#}.');
      await page.getByRole('button', { name: 'Add Text' }).click();
      await expect(otpText).toContainText('OTP of a challan Registered');
      await expectNothingSerious(page);
      await page.getByRole('button', { name: 'Send Test SMS' }).click();
      await expect(page.getByText('The provider has taken the SMS to 9820012345.')).toBeVisible();
      expect(provider.asked[0]?.body).toContain('to=919820012345&text=Your%20OTP%20for%20challan%2043%20is%20123456');

      // An installer without a sign-in has it on his mobile alone.
      await openChallanOf(page, 'Vinod Nair');
      await page.getByRole('button', { name: 'Accept all' }).click();
      await page.getByRole('button', { name: /^Answer/ }).click();
      await expect(page.getByText(/^An SMS went to the mobile that ends in \d{4}\./)).toBeVisible();
      const [, otp = ''] = /is%20(\d{6})%2C/.exec(provider.asked[1]?.body ?? '') ?? [];
      await fieldOf(page).fill(otp);
      await page.getByRole('button', { name: 'Verify OTP' }).click();
      await expect(page.getByText('OTP verified').first()).toBeVisible();
    });
  } finally {
    await provider.stop();
  }
});
