import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { fillVendor, visit } from './support';
import { expect, test } from './test';

const PICTURE = 'GIF89a of Konkan';
const certificate = (text: string) => ({ name: 'gst.gif', mimeType: 'image/gif', buffer: Buffer.from(text) });
const zip = (buffer: Buffer) => ({ name: 'backup.zip', mimeType: 'application/zip', buffer });

async function addVendor(page: Page, name: string, text: string) {
  await page.goto('/vendors/add-vendor');
  await fillVendor(page, name);
  await page.getByRole('button', { name: 'Remove product 1' }).click();
  await page.getByLabel('GST Certificate').setInputFiles(certificate(text));
  await expect(page.getByText('gst.gif')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function addedVendor(page: Page, name: string, text = PICTURE) {
  await addVendor(page, name, text);
  await expect(page.getByRole('row', { name })).toBeVisible();
}

async function backupOf(page: Page): Promise<Buffer> {
  // Without another load: what brings bytes along and is not kept yet would be lost by that, as closing asks about.
  await visit(page, '/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  return readFile(await (await downloading).path());
}

const choose = (page: Page, backup: Buffer) => page.locator('input[type=file]').setInputFiles(zip(backup));
const confirm = (page: Page) => page.getByRole('button', { name: 'Restore this backup' }).click();

const openVendorHere = (page: Page, name: string) => page.getByRole('link', { name }).click();
async function openVendor(page: Page, name: string) {
  await page.goto('/vendors');
  await openVendorHere(page, name);
}

/** What the tab shows that a click on the certificate opens, read as its bytes. */
async function certificateOpened(page: Page) {
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      Reflect.set(globalThis, 'opened', file);
      return create(file);
    };
  });
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'gst.gif' }).click();
  await (await popup).waitForURL(/^blob:/);
  const { type, text } = await page.evaluate(async () => {
    const file = Reflect.get(globalThis, 'opened') as Blob;
    return { type: file.type, text: await file.text() };
  });
  expect(type).toBe('image/gif');
  return text;
}

/** With a backup of another browser, in which a vendor has a certificate: a worker makes it once. */
const testWithBackup = test.extend<object, { backup: Buffer }>({
  backup: [
    async ({ browser }, give, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers: 'block' });
      const page = await context.newPage();
      await addedVendor(page, 'Konkan Trackers');
      const backup = await backupOf(page);
      await context.close();
      await give(backup);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

testWithBackup(
  'a backup brings an attachment into another browser, and Undo what was there before, its attachment included',
  async ({ page: other, backup }) => {
    await addedVendor(other, 'Malabar Trackers', 'GIF89a of Malabar');
    // Without a reload, so that the toast with its Undo stays.
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Data' }).click();
    await choose(other, backup);
    await expect(other.getByRole('region', { name: 'What the backup holds' })).toContainText('Vendors13');
    await confirm(other);
    await expect(other.getByText('The backup is restored.')).toBeVisible();
    await other.goBack();
    await other.getByRole('link', { name: 'Konkan Trackers' }).click();
    expect(await certificateOpened(other)).toBe(PICTURE);
    await other
      .getByRole('status')
      .filter({ hasText: 'The backup is restored.' })
      .getByRole('button', { name: 'Undo' })
      .click();
    // It has the same number, and so the same address.
    await expect(other.getByRole('definition').filter({ hasText: 'Malabar Trackers' })).toBeVisible();
    expect(await certificateOpened(other)).toBe('GIF89a of Malabar');
  },
);

testWithBackup(
  'making, checking and restoring a backup can be given up, as emptying everything can, and nothing is changed',
  async ({ page, backup }) => {
    // Held, the work stands still at the next thing it must wait for.
    await page.addInitScript(() => {
      const hold = (on: object, name: string) => {
        const original = Reflect.get(on, name) as (...given: unknown[]) => unknown;
        Reflect.set(on, name, function held(this: unknown, ...given: unknown[]) {
          if (Reflect.get(globalThis, 'held') !== name) return original.apply(this, given);
          return new Promise((resolve) => Reflect.set(globalThis, 'goOn', () => resolve(original.apply(this, given))));
        });
      };
      hold(SubtleCrypto.prototype, 'digest');
    });
    const holding = (held: string) => page.evaluate((now) => Object.assign(globalThis, now), { held, goOn: undefined });
    const giveUp = async (label: string) => {
      await expect(page.getByText(label)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: label })).toBeVisible();
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText(label)).toBeHidden();
    };
    await page.goto('/settings/data');
    await expect(page.getByRole('button', { name: 'Download a backup' })).toBeVisible();
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await holding('digest');
    await page.getByRole('button', { name: 'Download a backup' }).click();
    await giveUp('Making the backup…');
    await holding('');
    const preview = page.getByRole('region', { name: 'What the backup holds' });
    await choose(page, backup);
    await expect(preview).toContainText('Vendors13');
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await holding('digest');
    // A dialog that is left takes its time to go, and so long the backup could go on.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Start empty' }).click();
    const asked = page.getByRole('dialog', { name: 'Start empty?' });
    await asked.getByLabel('Type EMPTY to go on').fill('empty');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => typeof Reflect.get(globalThis, 'goOn'))).toBe('function');
    await page.keyboard.press('Escape');
    // Nothing goes on under the question, and whoever stays begins anew.
    await page.evaluate(() => (Reflect.get(globalThis, 'goOn') as () => void)());
    await holding('');
    await asked.getByRole('button', { name: 'Go on' }).click();
    await expect(asked.getByRole('button', { name: 'Start empty', exact: true })).toBeVisible();
    await expect(asked.getByRole('alert')).toHaveCount(0);
    await holding('digest');
    await asked.getByRole('button', { name: 'Start empty', exact: true }).click();
    await expect.poll(() => page.evaluate(() => typeof Reflect.get(globalThis, 'goOn'))).toBe('function');
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Discard' }).evaluate((discard) => {
      (discard as HTMLElement).click();
      Reflect.set(globalThis, 'held', '');
      (Reflect.get(globalThis, 'goOn') as () => void)();
    });
    await expect(asked).toBeHidden();
    await choose(page, backup);
    await expect(preview).toContainText('Vendors13');
    await expect(page.getByText('The business is empty now.')).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await holding('digest');
    await choose(page, backup);
    await giveUp('Checking the backup…');
    await holding('');
    await choose(page, backup);
    await expect(preview).toContainText('Vendors13');
    await holding('digest');
    await confirm(page);
    await giveUp('Restoring the backup…');
    await expect(preview).toContainText('Vendors13');
    expect(downloads).toBe(0);
  },
);

/** The backup with other bytes in the place of its one attachment, named and listed as they should be. */
function withBytes(backup: Buffer, text: string): Buffer {
  const parts = unzipSync(backup);
  const before = Object.keys(parts).find((name) => name.startsWith('attachments/')) ?? '';
  const hash = createHash('sha256').update(text).digest('hex');
  delete parts[before];
  parts[`attachments/${hash}`] = strToU8(text);
  const rename = (name: string) =>
    strToU8(strFromU8(parts[name] ?? new Uint8Array()).replaceAll(before.slice(12), hash));
  const rows = Object.keys(parts).filter((name) => name.startsWith('business/'));
  for (const name of rows) parts[name] = rename(name);
  const manifest = JSON.parse(strFromU8(parts['manifest.json'] ?? new Uint8Array())) as object;
  const list = Object.entries(parts)
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, bytes]) => ({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }));
  parts['manifest.json'] = strToU8(JSON.stringify({ ...manifest, parts: list }));
  return Buffer.from(zipSync(parts));
}

testWithBackup(
  'bytes in a backup that only call themselves a picture are downloaded and never opened',
  async ({ page, context, backup }) => {
    await page.goto('/settings/data');
    const crafted = withBytes(backup, '<script>opener.document.title = "taken"</script>');
    await choose(page, crafted);
    await confirm(page);
    await expect(page.getByText('The backup is restored.')).toBeVisible();
    await openVendor(page, 'Konkan Trackers');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'gst.gif' }).click();
    expect((await downloading).suggestedFilename()).toBe('gst.gif');
    expect(context.pages()).toHaveLength(1);
  },
);

test('a vendor whose certificate has no room is not called saved, and both are kept once there is room', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
    Reflect.set(
      IDBObjectStore.prototype,
      'put',
      function full(this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
        if (Reflect.get(globalThis, 'full') === this.name) throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, given);
      },
    );
  });
  const fill = (store: string) => page.evaluate((name) => Reflect.set(globalThis, 'full', name), store);
  await page.goto('/vendors');
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Vendor' }).click();
  await fillVendor(page, 'Konkan Trackers');
  await page.getByRole('button', { name: 'Remove product 1' }).click();
  await page.getByLabel('GST Certificate').setInputFiles(certificate(PICTURE));
  await fill('contents');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Konkan Trackers added (not saved yet)')).toBeVisible();
  await expect(
    page.getByText('1 change not saved yet: The storage of this browser is full. Free some space on this device.'),
  ).toBeVisible();
  await openVendorHere(page, 'Konkan Trackers');
  expect(await certificateOpened(page)).toBe(PICTURE);
  await fill('');
  await expect(page.getByText(/1 change not saved yet/)).toBeHidden();
  await openVendor(page, 'Konkan Trackers');
  expect(await certificateOpened(page)).toBe(PICTURE);
});
