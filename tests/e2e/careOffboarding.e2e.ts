import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

const field = (where: Locator | Page, label: string) => where.getByLabel(label, { exact: true });
const save = (dialog: Locator, name = 'Save') => dialog.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const leaks = (page: Page, kind: string) => page.getByRole('region', { name: new RegExp(`^${kind}`) });
const ends = (page: Page, plate: string) => page.getByRole('list', { name: `Off-boarding of ${plate}` });
const end = (page: Page, plate: string, of: string) =>
  ends(page, plate)
    .getByRole('listitem')
    .filter({ hasText: `${of}:` });

const PLATE = 'MH 02 ML 4756';
const IMEI = '865409060302020';

async function openLeaks(page: Page) {
  await openAt(page, '/leaks');
  await expect(heading(page, 'Leaks')).toBeVisible();
}

async function request(page: Page, plate?: string) {
  const dialog = page.getByRole('dialog', { name: 'Request Deletion' });
  if (plate !== undefined) await field(dialog, 'Vehicle No').fill(plate);
  await choose(page, 'Status', 'SoldVehicle');
  await field(dialog, 'Reason').fill('Sold to a dealer.');
  await save(dialog);
  return dialog;
}

test('a vehicle that leaves is led to its end: device lost, deleted with SIM No, which stands in Leaks until the SIM is off', async ({
  page,
}) => {
  await page.goto(`/cce/vehicle?no=${encodeURIComponent(PLATE)}`);
  await page.getByRole('button', { name: 'Delete Vehicle' }).click();
  const asked = page.getByRole('dialog', { name: 'Request Deletion' });
  await expect(field(asked, 'Vehicle No')).toHaveValue(PLATE);
  await request(page);
  await expect(ends(page, PLATE).getByText('Open', { exact: true })).toHaveCount(4);
  await expect(end(page, PLATE, 'Device').getByRole('link', { name: 'Raise Removal' })).toHaveAttribute(
    'href',
    /type=Removal&vehicle=MH\+02\+ML\+4756/,
  );

  await end(page, PLATE, 'Device').getByRole('link', { name: 'Record as lost' }).click();
  await page.getByRole('button', { name: 'Lost', exact: true }).click();
  const lost = page.getByRole('dialog', { name: /^Lost/ });
  await field(lost, 'Why').fill('Burnt with the vehicle');
  await save(lost, 'Lost');
  await expect(lost).toBeHidden();

  await visit(page, '/cce/deletion-list');
  await page.getByRole('button', { name: `Off-boarding of ${PLATE}: 3 open` }).click();
  await expect(end(page, PLATE, 'Device')).toContainText('Done');
  await end(page, PLATE, 'Vehicle').getByRole('button', { name: 'Delete' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete Vehicle' });
  await deletion.getByRole('radiogroup', { name: 'SIM Deactivation' }).getByText('No', { exact: true }).click();
  await save(deletion);
  await expect(end(page, PLATE, 'Vehicle')).toContainText('Deleted on');
  await expect(end(page, PLATE, 'Billing')).toContainText('Done');

  await openLeaks(page);
  await leaks(page, 'Deleted with SIM on')
    .getByRole('link', { name: `Open Deletion: ${PLATE}` })
    .click();
  await end(page, PLATE, 'SIM').getByRole('button', { name: 'Deactivate SIM' }).click();
  await expect(ends(page, PLATE).getByText('Open', { exact: true })).toHaveCount(0);
  await openLeaks(page);
  await expect(leaks(page, 'Lost devices').getByText(IMEI)).toBeVisible();
  await expect(page.getByRole('link', { name: `Open Deletion: ${PLATE}` })).toHaveCount(0);

  await test.step('billing is paused and resumed on the page of its vehicle, where its terms are edited too', async () => {
    await visit(page, '/cce/vehicle?no=PB+10+MR+1050');
    const bill = page.getByRole('region', { name: 'Subscription and bill' });
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const pausing = page.getByRole('dialog', { name: 'Pause: PB 10 MR 1050' });
    await field(pausing, 'Until').fill('2099-01-05');
    await field(pausing, 'Until').press('Tab');
    await save(pausing, 'Pause');
    await expect(bill).toContainText('Paused');
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Resume: PB 10 MR 1050' });
    await save(dialog, 'Resume');
    await expect(dialog).toBeHidden();
    await expect(bill).toContainText('Open');
    await bill.getByRole('button', { name: 'Edit Terms' }).click();
    await page.getByRole('dialog', { name: 'Terms: PB 10 MR 1050' }).getByRole('button', { name: 'Cancel' }).click();
  });
});

test('vehicles leave by the Deletion List, on a phone too', async ({ page }) => {
  await test.step('the Deletion List asks for a deletion by plate: one that nobody knows, or that was asked for, is refused under the field', async () => {
    await page.goto('/cce/deletion-list');
    const open = page.getByRole('button', { name: 'Request Deletion' });
    await open.click();
    const dialog = await request(page, 'MH 99 ZZ 1');
    await expect(field(dialog, 'Vehicle No')).toHaveAccessibleDescription('No open vehicle has the number MH 99 ZZ 1.');
    await field(dialog, 'Vehicle No').fill('mh02ml4756');
    await save(dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(PLATE) })).toContainText('Sold to a dealer.');
    await open.click();
    await request(page, PLATE);
    await expect(dialog.getByText(/^Deletion of MH 02 ML 4756 was already requested on /)).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('on a phone off-boarding fits the width and has no serious fault', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAt(page, '/cce/deletion-list');
    await page.getByRole('button', { name: /^Off-boarding of DL 01 MP 6892/ }).click();
    await expect(ends(page, 'DL 01 MP 6892')).toBeVisible();
    await expectNothingSerious(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
