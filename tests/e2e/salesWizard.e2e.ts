import type { Page } from '@playwright/test';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function toPackage(page: Page) {
  await page.goto('/sales/new-account');
  await fillClient(page);
  await submit(page);
  await expect(page).toHaveURL('/sales/billing');
  await fillBilling(page);
  await submit(page);
  await expect(page).toHaveURL('/sales/select-package');
}

test('a new account goes through three steps and a confirmation to the billed accounts, and its purchase order opens from its page', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/sales/new-account');
  await expect(heading(page)).toHaveText('New account creation');
  await expect(steps(page)).toHaveText([/Client Details$/, /Billing$/, /Package$/]);
  await expect(steps(page).first()).toHaveAttribute('aria-current', 'step');
  await fillClient(page);
  await submit(page);
  await expect(heading(page)).toHaveText('Billing Information');
  await expect(steps(page).first().getByRole('img', { name: 'Done' })).toBeVisible();
  await fillBilling(page);
  await page.getByLabel('PO (Official)').setInputFiles({
    name: 'po.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a test'),
  });
  await expect(page.getByText('po.gif')).toBeVisible();
  await submit(page);
  await expect(steps(page).nth(2)).toHaveText(/Package Select$/);
  await expect(page.getByRole('img', { name: 'Done' })).toHaveCount(2);
  await fillPackage(page);
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Create this account?' });
  await expect(dialog).toContainText('Konkan Fleet');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/sales/display-billed?tab=pending');
  await expect(page.getByText(/Konkan Fleet added/)).toBeVisible();
  expect(told.filter((line) => line.startsWith('New account:'))).toHaveLength(1);
  const row = page.getByRole('row', { name: /Konkan Fleet/ });
  await expect(row).toContainText('Meera Joshi');
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('₹5,500');
  await visit(page, '/sales/new-account');
  await expect(field(page, 'First Name')).toHaveValue('');
  await page.goBack();
  await page.getByRole('link', { name: 'Konkan Fleet', exact: true }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'po.gif' }).click();
  await (await popup).waitForURL(/^blob:/);
});

test('the package is chosen, and its confirmation may be left, denied and answered again', async ({ page }) => {
  await test.step('the package offers the models of the device type only, and digits; beside an amount stands what it comes to with GST, the fixed figure while it is empty', async () => {
    await toPackage(page);
    await expect(field(page, 'Model')).toBeDisabled();
    await choose(page, 'Device Type', 'Scanner');
    await field(page, 'Model').click();
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.getByTitle('Epson Perfection').click();
    await choose(page, 'Device Type', 'Laptop');
    await submit(page);
    await expect(field(page, 'Model')).toHaveAccessibleDescription('Model is required.');
    await field(page, 'Lease Months').pressSequentially('1a2.-');
    await expect(field(page, 'Lease Months')).toHaveValue('12');
    await field(page, 'Hardware').pressSequentially('1x0,0');
    await expect(field(page, 'Hardware')).toHaveValue('100');
    await expect(field(page, 'Hardware with GST')).toHaveText('₹118');
    await page.getByRole('radiogroup', { name: 'Hardware GST', exact: true }).getByText('Including').click();
    await expect(field(page, 'Hardware with GST')).toHaveText('₹100');
    await field(page, 'Hardware').fill('');
    await expect(field(page, 'Hardware with GST')).toHaveText('₹5,900');
  });
  await test.step('Escape and a reload leave the confirmation unanswered; No goes back to step 1 with everything kept, and what is edited then is submitted again', async () => {
    await fillPackage(page);
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
    await expect(page).toHaveURL('/sales/select-package');
    await submit(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText('Package Selection');
    await expect(field(page, 'Hardware')).toHaveValue('5000');
    await submit(page);
    await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL('/sales/new-account');
    await expect(field(page, 'First Name')).toHaveValue('Meera');
    await field(page, 'First Name').fill('Mira');
    await visit(page, '/sales/select-package');
    await expect(page).toHaveURL(/\/sales\/new-account/);
    await expect(field(page, 'First Name')).toHaveValue('Mira');
  });
});

test('what was typed survives a reload, another screen, Back and Forward', { tag: '@firefox' }, async ({ page }) => {
  await test.step('what was typed survives a reload, another screen, Back and Forward', async () => {
    await page.goto('/sales/new-account');
    await field(page, 'First Name').fill('Me');
    await choose(page, 'State', 'Delhi');
    await page.reload();
    await expect(field(page, 'First Name')).toHaveValue('Me');
    await expect(page.getByText('Delhi')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Client' }).click();
    await expect(heading(page)).toHaveText('Clients');
    await page.goBack();
    await expect(field(page, 'First Name')).toHaveValue('Me');
    await fillClient(page);
    await submit(page);
    await field(page, 'Billing Name').fill('Kon');
    await page.getByLabel('PO (Official)').setInputFiles({
      name: 'po.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 test'),
    });
    await expect(page.getByText('po.pdf')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Billing Name')).toHaveValue('Kon');
    await expect(page.getByText('po.pdf')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'Company Name')).toHaveValue('Konkan Fleet');
    await page.goForward();
    await expect(field(page, 'Billing Name')).toHaveValue('Kon');
  });
});

test('a step that comes too early leads to the first; the submits name what is missing, who exists already, and what a GST number tells', async ({
  page,
}) => {
  await test.step('a step without those before it leads to the first one and says why', async () => {
    for (const address of ['/sales/select-package']) {
      await page.goto('/sales/settings');
      await visit(page, address);
      await expect(page).toHaveURL(/\/sales\/new-account/);
      await expect(page.getByRole('status').filter({ hasText: 'Client Details is complete' })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL('/sales/settings');
  });
  await test.step('messages come with the submit, in the words of the specification, and editing a field clears its own; a client that seems to exist already is named, with a link', async () => {
    await openAt(page, '/sales/new-account');
    await field(page, 'Mobile Number').fill('98');
    await expect(page.getByText('Enter a valid 10-digit number.')).toBeHidden();
    await submit(page);
    await expect(field(page, 'Mobile Number')).toHaveAccessibleDescription('Enter a valid 10-digit number.');
    await expect(field(page, 'State')).toHaveAccessibleDescription('Please select a state.');
    await expect(field(page, 'First Name')).toBeFocused();
    await field(page, 'First Name').fill('M');
    await expect(page.getByText('First name is required.')).toBeHidden();
    await expect(page.getByText('Last name is required.')).toBeVisible();
    await field(page, 'Company Name').fill('majha road carriers');
    const notice = page.getByRole('status').filter({ hasText: 'seems to exist already' });
    await expect(notice.getByRole('link', { name: 'Majha Road Carriers' })).toBeVisible();
  });
  await test.step('a GST number fills its state and offers its PAN, and warns of a wrong check character and another PAN; small letters are refused, and the capitals taken with a click', async () => {
    await openAt(page, '/sales/new-account');
    await fillClient(page, { State: 'Delhi' });
    await submit(page);
    await field(page, 'GST Number').fill('27AAPFU0939F1ZV');
    await page.getByRole('button', { name: 'Use PAN AAPFU0939F' }).click();
    await expect(field(page, 'PAN Number')).toHaveValue('AAPFU0939F');
    await expect(page.getByText('State: Maharashtra, by the GST number.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'From what is typed' })).toBeHidden();
    await field(page, 'GST Number').fill('29AAFCA7488L1Z0');
    await expect(page.getByText(/check character/)).toBeVisible();
    await expect(page.getByText(/differs from the one inside/)).toBeVisible();
    await fillBilling(page, { 'GST Number': '27aapfu0939f1zv', 'PAN Number': 'abcpe1234f' });
    await submit(page);
    await expect(field(page, 'GST Number')).toHaveAccessibleDescription('Enter a valid GST number.');
    await expect(field(page, 'PAN Number')).toHaveAccessibleDescription('Enter a valid PAN number.');
    await page.getByRole('button', { name: 'Use 27AAPFU0939F1ZV' }).click();
    await expect(field(page, 'GST Number')).toHaveValue('27AAPFU0939F1ZV');
    await expect(page.getByText('Enter a valid GST number.')).toBeHidden();
  });
});
