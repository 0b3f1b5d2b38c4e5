import { expect, test } from './test';

test('clients who owe are reminded from Ageing by a message that is begun, which stands with the client, and the day by which one promised to pay', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
  await page.goto('/sales/receipts?tab=ageing');
  const client = page.getByRole('table', { name: 'Ageing of all clients' }).getByRole('row').nth(1);
  const company = await client.getByRole('link').first().innerText();
  await client.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remind (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind Clients' });
  await expect(dialog).toContainText('is outstanding with us as on');
  await dialog.getByText('हिन्दी').click();
  await expect(dialog).toContainText('बकाया है');
  const sms = dialog.getByRole('link', { name: /^\d{10}$/ }).last();
  await expect(sms).toHaveAttribute('href', /^sms:\+91\d{10}\?&body=/);
  await sms.click();
  await expect(page.getByText(`Reminder to ${company} opened`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await client.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Promise to Pay' }).click();
  const promise = page.getByRole('dialog', { name: 'Promise to Pay' });
  await promise.getByLabel('Promised For').fill('05 Dec 2026');
  await promise.getByLabel('Promised For').press('Enter');
  await expect(page.getByRole('button', { name: 'Promise to Pay: Promised to pay by 05 Dec 2026' })).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('table', { name: 'Reminders' })).toContainText('SMS');
});
