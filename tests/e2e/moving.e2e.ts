import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { addProduct, recordActivities, visit } from './support';
import { expect, test } from './test';

async function backupOf(page: Page): Promise<Buffer> {
  await visit(page, '/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  return readFile(await (await downloading).path());
}

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'backup.zip', mimeType: 'application/zip', buffer });
const moveIn = (page: Page) => page.getByRole('button', { name: 'Move in with its history' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Move in with its history?' });
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('a business moves into another browser with who did what and when, and only after it was asked', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('trackyard.session', JSON.stringify({ name: 'Ravi', signIns: 0 })),
  );
  await page.clock.setFixedTime('2026-07-01T09:30:00Z');
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  await addProduct(page, 'Passing lamp');
  const added = page.getByRole('status').filter({ hasText: 'Passing lamp' });
  await added.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toBeHidden();
  const backup = await backupOf(page);

  const context = await browser.newContext({ baseURL: String(baseURL) });
  const other = await context.newPage();
  await other.goto('/vendors');
  await addProduct(other, 'Own lamp');
  await other.goto('/settings/data');
  await choose(other, backup);
  const preview = other.getByRole('region', { name: 'What the backup holds' });
  await expect(preview).toContainText('History4 entries since 01 Jul 2026, by 1 person');
  const size = other.viewportSize() ?? { width: 1280, height: 720 };
  await other.setViewportSize({ width: 390, height: 844 });
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await moveIn(other);
  await expect(dialog(other)).toContainText('This replaces all data, in every tab, without Undo.');
  await expectNothingSerious(other);
  await other.setViewportSize(size);
  await answer(other, 'Cancel');
  await expect(dialog(other)).toBeHidden();

  await moveIn(other);
  await answer(other, 'Move in');
  await expect(other.getByText('The business moved in with its history: 4 entries.')).toBeVisible();
  await other.goto('/vendors/2');
  await expect(await recordActivities(other)).toHaveText([
    /Ravi took back: added Passing lamp to Metro Cables.*01 Jul 2026/,
    /Ravi added Passing lamp to Metro Cables.*01 Jul 2026/,
    /Ravi added Test siren to Metro Cables.*01 Jul 2026/,
  ]);
  await expect(other.getByRole('row', { name: /Test siren/ })).toBeVisible();
  await expect(other.getByRole('row', { name: /Own lamp/ })).toHaveCount(0);

  await context.close();
});

test('a move for which there is no room tells how far it came, and goes on once there is', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  const backup = await backupOf(page);
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const other = await context.newPage();
  await other.addInitScript(() => {
    const add = Reflect.get(IDBObjectStore.prototype, 'add') as IDBObjectStore['add'];
    Reflect.set(
      IDBObjectStore.prototype,
      'add',
      function full(this: IDBObjectStore, ...given: Parameters<IDBObjectStore['add']>) {
        const { id } = Object(given[0]) as { id?: unknown };
        if (Reflect.get(globalThis, 'isFull') === true && String(id).endsWith('-2'))
          throw new DOMException('', 'QuotaExceededError');
        return add.apply(this, given);
      },
    );
  });
  await other.goto('/settings/data');
  await choose(other, backup);
  await other.evaluate(() => Reflect.set(globalThis, 'isFull', true));
  await moveIn(other);
  await answer(other, 'Move in');
  await expect(other.getByRole('alert')).toContainText(
    '1 of 2 entries are in. The storage of this browser is full. Free some space on this device. Move in again to go on.',
  );
  await other.evaluate(() => Reflect.set(globalThis, 'isFull', false));
  await moveIn(other);
  await answer(other, 'Move in');
  await expect(other.getByText('The business moved in with its history: 2 entries.')).toBeVisible();
  await other.goto('/vendors/2');
  await expect(await recordActivities(other)).toHaveText([/Asha added Test siren to Metro Cables/]);
  await context.close();
});
