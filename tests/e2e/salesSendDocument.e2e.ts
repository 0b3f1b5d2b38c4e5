import { expect, test } from './test';

test('a bill is sent from its page by a message that is begun, which stands with it and with the client', async ({
  page,
}) => {
  await page.goto('/sales/issued-bills');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tax Invoice INV/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Bill' });
  await expect(dialog).toContainText('Nothing is sent automatically');
  await expect(dialog).toContainText(/Dear \w+,/);
  await dialog.getByText('हिन्दी').click();
  await expect(dialog).toContainText('नमस्ते');
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=/);
  const sms = dialog.getByRole('link', { name: /^\d{10}$/ }).last();
  await expect(sms).toHaveAttribute('href', /^sms:\+91\d{10}\?&body=/);
  await sms.click();
  await expect(page.getByText('is written down as opened: send the message that opens')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Life' })).toContainText(/Message opened.*SMS|SMS.*Message opened/s);
  await page.getByRole('heading', { name: 'Activity' }).click();
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('opened a message with bill');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByRole('table', { name: 'Documents' })).toContainText(/INV\//);
});
