import type { Page } from '@playwright/test';
import { startSmsServer } from '../../support/smsServer';
import { expectNothingSerious } from '../axe';
import { resetToSample } from '../support';
import { expect, test } from '../test';
import { enter, runOffice } from './office';

// It starts an office of its own, and an SMS waits until its Undo is over.
test.describe.configure({ timeout: 180_000 });

const NOBODY = 'no such number';

async function setUp(page: Page, address: string) {
  await page.goto('/settings/messages');
  const sms = page.getByRole('region', { name: 'SMS', exact: true });
  await sms.getByText('Other', { exact: true }).click();
  await sms.getByLabel('Entity Id').fill('1101400000000000001');
  await sms.getByLabel('Header', { exact: true }).fill('KONKAN');
  await sms.getByText('Goes', { exact: true }).click();
  await sms.getByLabel('Address', { exact: true }).fill(`${address}/send`);
  await sms.getByLabel('Body', { exact: true }).fill('to={to91}&text={text}');
  await sms.getByLabel('Answer of a Wrong Number').fill(NOBODY);
  await page.getByRole('button', { name: 'Save SMS' }).click();
  await expect(page.getByText('The office sends SMS. No SMS waits.')).toBeVisible();
  const texts = page.getByRole('list', { name: 'Texts to register' }).getByRole('listitem');
  for (const [place, label] of ['OTP of a challan', 'Reminder'].entries()) {
    const item = texts.filter({ hasText: label }).first();
    const text = await item.locator('q').innerText();
    await page.getByLabel('Template Id').fill(`110716000000000000${place + 1}`);
    await page.getByLabel('Text', { exact: true }).fill(text.replaceAll(/[“”"]/g, ''));
    await page.getByRole('button', { name: 'Add Text' }).click();
    await expect(item.getByText('Registered', { exact: true })).toBeVisible();
  }
}

/** A client among those who owe; whoever owes most is not the same once all bills have come. */
async function inAgeing(page: Page) {
  await page.goto('/sales/receipts?tab=ageing');
  const rows = page.getByRole('table', { name: 'Ageing of all clients' }).getByRole('row');
  return rows.filter({ hasText: 'Amol Deshmukh' });
}

async function remind(page: Page) {
  await (await inAgeing(page)).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remind (1)' }).click();
  return page.getByRole('dialog', { name: /Remind/ });
}

test('a number that the provider calls none is marked on the client and the installer, until an admin has it tried again', async ({
  browser,
}, { workerIndex }) => {
  const provider = await startSmsServer();
  try {
    await runOffice(workerIndex, async (office) => {
      const page = await enter(browser, office, 'admin', '/settings/data');
      await resetToSample(page);
      await setUp(page, provider.address);
      provider.state.answer = NOBODY;

      await page.goto(`/stocks/slips?part=On+their+way&q=${encodeURIComponent('Prakash Solanki')}`);
      await page.getByRole('table', { name: 'Challans' }).getByRole('link', { name: /^\d+$/ }).first().click();
      await page.getByRole('button', { name: 'Accept all' }).click();
      await page.getByRole('button', { name: /^Answer/ }).click();
      await expect(
        page
          .getByText(
            `Nobody has that number. An admin corrects it under Stock Settings, or has it tried again there. The provider says: ${NOBODY}`,
          )
          .first(),
      ).toBeVisible();

      await page.goto('/settings/stock');
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

      const reminding = await remind(page);
      await reminding
        .getByRole('button', { name: /^(Send|SMS)/ })
        .first()
        .click();
      const client = await inAgeing(page);
      await expect(client).toContainText('No Such Receiver', { timeout: 60_000 });
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
