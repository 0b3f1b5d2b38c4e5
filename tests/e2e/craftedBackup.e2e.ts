import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { everyPath } from '../../src/paths';
import { expect, test } from './test';

interface Crafted {
  business: Record<string, unknown> & { accounts: { ids: string[]; entities: Record<string, object> } };
}

/** A backup whose content somebody changed, with a checksum that is right all the same. */
function crafted(text: string, change: (content: Crafted) => void): Buffer {
  const { content, ...head } = JSON.parse(text) as { content: string };
  const parts = JSON.parse(content) as Crafted;
  change(parts);
  const changed = JSON.stringify(parts);
  const checksum = createHash('sha256').update(changed).digest('hex');
  return Buffer.from(JSON.stringify({ ...head, checksum, content: changed }));
}

test('a crafted backup is restored without what does not fit, the preview says so, and every screen still opens', async ({
  page,
}) => {
  test.slow();
  await page.goto('/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  const backup = await readFile(await (await downloading).path(), 'utf8');
  const buffer = crafted(backup, ({ business }) => {
    const [first = ''] = business.accounts.ids;
    Reflect.deleteProperty(business.accounts.entities[first] ?? {}, 'bill');
    Object.assign(business, { looks: null, session: null, journal: { status: 'failed' } });
  });
  await page.locator('input[type=file]').setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  const preview = page.getByRole('region', { name: 'What the backup holds' });
  await expect(preview).toContainText('4 left out, because they do not fit. The rest can be restored.');
  await expect(preview).toContainText('accounts 1: bill: Bill is missing.');
  await expect(preview).toContainText('looks is no part of the business.');
  await preview.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(page.getByText('The backup is restored.')).toBeVisible();
  for (const path of everyPath) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(/Oops|Not Found/);
  }
  await page.goto('/sales/display-billed');
  await page.reload();
  await expect(page.getByRole('row', { name: /Konkan Cold Chain/ })).toBeVisible();
});
