import { PASSWORD as MAIL_PASSWORD, startMailServer } from '../../support/mailServer';
import { mimeParts } from '../../support/mimeParts';
import { pdfPages } from '../pdfText';
import { openAt, resetToSample } from '../support';
import { expect, signIn, test } from './office';

// A slow machine takes long to start an office.

test('a client is reminded from Ageing by a mail of the office, whose answer stands with the client', async ({
  page,
  office,
}) => {
  const mail = await startMailServer();
  try {
    await page.goto('/settings/data');
    await signIn(page, 'admin', office.password);
    await resetToSample(page);

    await openAt(page, '/settings/messages');
    await expect(page.getByText('No mail is sent yet')).toBeVisible();
    await page.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(mail.settings.port));
    await page.getByLabel('User').fill('office');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByLabel('Sender Name').fill('Konkan Trackers');
    await page.getByLabel('Sender Address').fill('accounts@trackyard.example');
    await page.getByRole('region', { name: 'Mail Server' }).getByText('Goes', { exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The office sends mail. No mail waits.')).toBeVisible();

    await page.getByRole('textbox', { name: 'To', exact: true }).fill('asha@trackyard.example');
    await page.getByRole('button', { name: 'Send Test Mail' }).click();
    await expect(page.getByText('No mail is sent: 535 Authentication failed')).toBeVisible();
    await expect(page.getByText('The office sends mail.')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill(MAIL_PASSWORD);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('asha@trackyard.example');
    await page.getByRole('button', { name: 'Send Test Mail' }).click();
    await expect(page.getByText('It answered: 250 Ok: queued as 4F2')).toBeVisible();

    // Mails are written as an admin has it.
    const texts = page.getByRole('region', { name: 'Texts of Mails and SMS' });
    await texts.getByLabel('Subject', { exact: true }).fill('Please pay {sum}');
    await texts.getByRole('button', { name: 'Save Text' }).click();
    await expect(texts).toContainText('{sum}');
    await texts.getByLabel('Subject', { exact: true }).fill('Please pay what is open by {on}');
    await expect(texts.getByText(/^Please pay what is open by \d/)).toBeVisible();
    await texts.getByRole('button', { name: 'Save Text' }).click();
    await expect(texts).toContainText('Your own text');

    await openAt(page, '/sales/receipts?tab=ageing');
    const client = page.getByRole('table', { name: 'Ageing of all clients' }).getByRole('row').nth(1);
    const company = await client.getByRole('link').first().innerText();
    await client.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Remind (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remind Clients' });
    await dialog.getByRole('button', { name: /^Mail to / }).click();
    await expect(page.getByText(`Reminder to ${company} will be mailed`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(client).toContainText('Accepted');
    expect(mail.mailbox).toHaveLength(2);
    expect(mail.mailbox[1]).toMatchObject({ from: 'accounts@trackyard.example', isSecure: true });
    expect(mail.mailbox[1]?.text).toMatch(/^Subject: Please pay what is open by \d/m);
    const files = mimeParts(mail.mailbox[1]?.text ?? '').filter(({ head }) => head.includes('application/pdf'));
    expect(pdfPages(files[0]?.content ?? Buffer.of()).join('')).toContain('StatementofAccount');
    expect(pdfPages(files[1]?.content ?? Buffer.of()).join('')).toContain('TaxInvoice');

    await client.getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await expect(page.getByRole('table', { name: 'Reminders' })).toContainText('250 Ok: queued as 4F2');

    // What was repaired goes to the client in To alone; whoever stands in CC a person mails.
    const [address = ''] = mail.mailbox[1]?.to ?? [];
    await openAt(page, '/cce/view-job');
    await page.getByRole('banner').getByRole('button', { name: 'Send Mail' }).click();
    const repair = page.getByRole('dialog', { name: 'Repair Done' });
    await repair.getByLabel('Client Username').fill('konkan');
    await repair.getByLabel('No. of vehicles').fill('1');
    await repair.getByRole('button', { name: 'Add Vehicle' }).click();
    await repair.getByLabel('Vehicle No.', { exact: true }).fill('GJ 01 ZZ 9');
    await repair.getByLabel('Receiving Date of Device').fill('2026-11-01');
    for (const label of ['Status', 'Warranty/out of warranty']) {
      await repair.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await repair.getByLabel('Spare changed', { exact: true }).fill('Antenna');
    await repair.getByLabel('Spare Cost', { exact: true }).fill('450');
    await repair.getByLabel('To', { exact: true }).fill(address);
    await repair.getByLabel('CC', { exact: true }).fill('care@trackyard.example');
    await repair.getByRole('button', { name: 'Send E-mail' }).click();
    await expect(repair.getByRole('heading', { name: 'The office sends it' })).toBeVisible();
    await expect(repair.getByRole('list', { name: 'Sent by the office' })).toContainText('Accepted');
    expect(mail.mailbox[2]?.to).toEqual([address]);
    expect(mail.mailbox[2]?.text).not.toContain('care@trackyard.example');
    await expect(repair.getByText('Written down; send it yourself: care@trackyard.example')).toBeVisible();
    expect(mail.mailbox[2]?.text).toContain('GJ 01 ZZ 9: Repaired');
    await repair.getByRole('button', { name: 'Close' }).last().click();

    // What comes back to the sender's mailbox a person says, and nothing more goes there.
    await openAt(page, '/sales/receipts?tab=ageing');
    await client.getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page
      .getByRole('button', { name: /^The mail to .+ came back$/ })
      .first()
      .click();
    await expect(page.getByText(/is not tried again until it is corrected/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Reminders' })).toContainText('No Such Receiver');
  } finally {
    await mail.stop();
  }
});
