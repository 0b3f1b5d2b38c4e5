import type { Page } from '@playwright/test';
import { startSmsServer } from '../../support/smsServer';
import { expectNothingSerious } from '../axe';
import { resetToSample } from '../support';
import { expect, test } from '../test';
import { enter, runOffice } from './office';

// It starts an office of its own, and an SMS waits until its Undo is over.
test.describe.configure({ timeout: 180_000 });

async function addText(page: Page, id: string, label: string) {
  const item = page.getByRole('list', { name: 'Texts to register' }).getByRole('listitem').filter({ hasText: label });
  const text = await item.first().locator('q').innerText();
  await page.getByLabel('Template Id').fill(id);
  await page.getByLabel('Text', { exact: true }).fill(text.replaceAll(/[“”"]/g, ''));
  await page.getByRole('button', { name: 'Add Text' }).click();
  await expect(item.first()).toContainText('Registered');
  await expect(item.first()).not.toContainText('Not Registered');
}

test('clients are reminded from Ageing by SMS of the office, whose text must be registered', async ({ browser }, {
  workerIndex,
}) => {
  const provider = await startSmsServer();
  try {
    await runOffice(workerIndex, async (office) => {
      const page = await enter(browser, office, 'admin', '/settings/data');
      await resetToSample(page);
      await page.goto('/settings/messages');
      const sms = page.getByRole('region', { name: 'SMS', exact: true });
      await sms.getByText('Other', { exact: true }).click();
      await sms.getByLabel('Entity Id').fill('1101400000000000001');
      await sms.getByLabel('Header', { exact: true }).fill('KONKAN');
      await sms.getByLabel('Price of a Part').fill('0.2');
      await sms.getByText('Goes', { exact: true }).click();
      await sms.getByLabel('Address', { exact: true }).fill(`${provider.address}/send`);
      await sms.getByLabel('Body', { exact: true }).fill('to={to91}&text={text}');
      await page.getByRole('button', { name: 'Save SMS' }).click();
      await expect(page.getByText('The office sends SMS. No SMS waits.')).toBeVisible();
      await addText(page, '1107160000000000001', 'Bill');

      // The address of reports is gone for good once it is turned off, so that is asked.
      const reports = page.getByRole('region', { name: 'Delivery Reports' });
      await reports.getByRole('button', { name: 'Turn On' }).click();
      const address = await reports.getByRole('code').innerText();
      await reports.getByRole('button', { name: 'Turn Off' }).click();
      const sure = page.getByRole('dialog', { name: 'Turn delivery reports off?' });
      await expect(sure).toContainText('does not come back');
      await sure.getByRole('button', { name: 'Cancel' }).click();
      await expect(sure).toBeHidden();
      await expect(reports.getByRole('code')).toHaveText(address);
      await reports.getByRole('button', { name: 'Turn Off' }).click();
      await sure.getByRole('button', { name: 'Turn Off' }).click();
      await expect(reports).toContainText('Off: an SMS is “Taken by the provider”');

      // A key that is not let in is told in the provider's own words, here and at home.
      Object.assign(provider.state, { status: 401, answer: '{"type":"error","message":"The authkey is wrong"}' });
      const trial = page.getByRole('region', { name: 'Test SMS' });
      await trial.getByLabel('Mobile Number').fill('9876543210');
      await trial.getByLabel('Text of the Test').fill('Dear Asha, bill 1 of 2 is for 3, due on 4.');
      await trial.getByRole('button', { name: 'Send Test SMS' }).click();
      await expect(trial).toContainText('The authkey is wrong');
      await expect(page.getByText('No SMS is sent: The authkey is wrong')).toBeVisible();
      await page.goto('/');
      await expect(page.getByText('No SMS is sent: The authkey is wrong')).toBeVisible();
      Object.assign(provider.state, { status: 200, answer: 'success' });
      await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
      await page.getByRole('button', { name: 'Save SMS' }).click();
      await expect(page.getByText('The office sends SMS. No SMS waits.')).toBeVisible();

      const open = async () => {
        await page.goto('/sales/receipts?tab=ageing');
        const rows = page.getByRole('table', { name: 'Ageing of all clients' }).getByRole('row');
        await rows.nth(1).getByRole('checkbox').check();
        await rows.nth(2).getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Remind (2)' }).click();
        return { client: rows.nth(1), dialog: page.getByRole('dialog', { name: 'Remind Clients' }) };
      };
      const { dialog: refused } = await open();
      await expect(refused).toContainText('This is none of the registered texts: “Dear');
      await expect(refused).toContainText('Nearest comes 1107160000000000001');
      await expect(refused.getByRole('button', { name: 'Send 0 SMS' })).toBeDisabled();
      await expect(refused).toContainText('its text is not registered');

      await page.goto('/settings/messages');
      await addText(page, '1107160000000000002', 'Reminder');
      const { client, dialog } = await open();
      await expect(dialog).toContainText(/\d+ characters, 1 part, ₹0\.20/);
      await expectNothingSerious(page);
      await dialog.getByRole('button', { name: 'Send 2 SMS' }).click();
      await expect(page.getByText('2 SMS will be sent')).toBeVisible();
      await expect(dialog).toContainText('one waits already');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(client).toContainText('Accepted', { timeout: 60_000 });
      expect(provider.asked[0]?.body).toMatch(/^to=91\d{10}&text=Dear%20/);
      await client.getByRole('link').first().click();
      await page.getByRole('tab', { name: 'Messages' }).click();
      await expect(page.getByRole('table', { name: 'Reminders' })).toContainText('Taken by the provider');
      await page.getByRole('tab', { name: 'Ageing' }).click();
      await page.getByRole('link', { name: /^INV/ }).first().click();
      await expect(page.getByRole('list', { name: 'Life' })).toContainText('Taken by the provider');
    });
  } finally {
    await provider.stop();
  }
});
