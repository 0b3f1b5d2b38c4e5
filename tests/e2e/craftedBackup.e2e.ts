import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { paths } from '../../src/paths';
import { visit } from './support';
import { expect, test } from './test';

const MANIFEST = 'manifest.json';
const ACCOUNTS = 'business/accounts-1.ndjson';
/** What all screens read of a restored business is read headless; here each area shows that it opens. */
const AREAS = [paths.home, paths.vendors.list, paths.sales.billed, paths.stocks.dashboard, paths.care.notWorking];

/** A backup whose first account has no bill, and which claims parts that are none of the business, with checksums that are right all the same. */
function crafted(backup: Buffer): Buffer {
  const parts = unzipSync(backup);
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  parts[ACCOUNTS] = strToU8(text(ACCOUNTS).replace('"bill":', '"other":'));
  const list = Object.entries(parts)
    .filter(([name]) => name !== MANIFEST)
    .map(([name, bytes]) => ({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }));
  const manifest = JSON.parse(text(MANIFEST)) as { tables: object };
  const tables = {
    ...manifest.tables,
    looks: { rows: 0 },
    session: { rows: 0 },
    journal: { rows: 0, status: 'failed' },
  };
  parts[MANIFEST] = strToU8(JSON.stringify({ ...manifest, tables, parts: list }));
  return Buffer.from(zipSync(parts));
}

test('a crafted backup is restored without what does not fit, the preview says so, and its areas still open', async ({
  page,
}) => {
  test.slow();
  await page.goto('/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  const buffer = crafted(await readFile(await (await downloading).path()));
  await page.locator('input[type=file]').setInputFiles({ name: 'backup.zip', mimeType: 'application/zip', buffer });
  const preview = page.getByRole('region', { name: 'What the backup holds' });
  await expect(preview).toContainText('4 skipped: they do not fit. The rest can be restored.');
  await expect(preview).toContainText('Account 1: bill: Bill is missing.');
  await expect(preview).toContainText('looks is not a part of the business.');
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize(size);
  await preview.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(page.getByText('The backup is restored.')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Skipped in the backup of .+ Account 1: bill: Bill is missing\./ }),
  ).toBeVisible();
  const listed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what was set aside' }).click();
  expect(await readFile(await (await listed).path(), 'utf8')).toContain('"table":"accounts"');
  for (const path of AREAS) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).not.toHaveText(/Oops|Not Found/);
  }
  await page.goto('/sales/display-billed');
  await expect(page.getByRole('row', { name: /Konkan Cold Chain/ })).toBeVisible();
});
