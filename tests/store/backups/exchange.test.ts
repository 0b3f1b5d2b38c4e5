import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal } from '@/journal/port/port';
import { keepAttachment, readAttachment } from '@/store/kit/attachments/attachments';
import { asideFile, readAside, readingBackup, restoring, takeBackup } from '@/store/backups/exchange';
import { leftOutItem } from '@/store/backups/leftOutItem';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { edited, task, fileOf } from '../../support/backups';
import { openTab, settle, type Tab } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const pdf = (text: string) => new File([`%PDF-${text}`], `${text}.pdf`, { type: 'application/pdf' });
const addWith = async ({ store }: Tab, text: string) =>
  store.dispatch(vendorAdded(vendorDraft(text), await store.dispatch(keepAttachment(pdf(text)))));
const certificates = async ({ store }: Tab) => {
  const files = selectVendors(store.getState()).flatMap(({ gstFile }) => gstFile ?? []);
  return Promise.all(files.map(async (file) => (await store.dispatch(readAttachment(file))).text()));
};
const tabOf = (change: (journal: Journal) => Partial<Journal> = () => ({})) => {
  const journal = memoryShelf()();
  return openTab(() => Promise.resolve({ ...journal, ...change(journal) }));
};

/** A backup made in a browser of its own, with two certificates. */
async function backupOfAnother() {
  const other = await tabOf();
  await addWith(other, 'one');
  await addWith(other, 'two');
  const file = await fileOf(other.store.dispatch(takeBackup('Asha', task())));
  return { other, file };
}

function deeplyNested() {
  let nested: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) nested = [nested];
  return nested;
}

describe('what was set aside', () => {
  const listed = async ({ store }: Tab) => {
    const items = await store.dispatch(readAside());
    return { items, file: JSON.parse(await (await store.dispatch(asideFile(items))).text()) as unknown };
  };

  test('lists what of a restored backup does not fit, with the reason and the rows, also in the file', async () => {
    const { file } = await backupOfAnother();
    const tab = await tabOf();
    const crooked = await edited(
      file,
      (parts) => {
        const rows = strFromU8(parts['business/vendors-1.ndjson'] ?? new Uint8Array());
        parts['business/vendors-1.ndjson'] = strToU8(rows.replace('"name":"one"', '"name":{}'));
      },
      'forged',
    );
    const backup = await tab.store.dispatch(readingBackup(crooked, task()));
    tab.store.dispatch(await tab.store.dispatch(restoring(backup, task())));
    await settle([tab]);
    const { items, file: kept } = await listed(tab);
    expect(items).toMatchObject([
      { what: 'rows', reason: expect.stringMatching(/^Skipped in the backup of \d.+ Vendor 3: .+\.$/) as string },
    ]);
    expect(kept).toMatchObject([
      { content: [{ table: 'vendors', content: { name: {}, gstFile: { name: 'one.pdf' } } }] },
    ]);
  });

  test('is in the file with the payload that travelled apart', async () => {
    const tab = await tabOf();
    await tab.replica.contents().put('apart', new TextEncoder().encode('{"a":1}'));
    await tab.replica.setAside({
      what: 'rows',
      seq: 1,
      reason: 'It cannot be read.',
      content: { id: 'fact', bulk: 'apart' },
    });
    expect((await listed(tab)).file).toEqual([
      {
        what: 'rows',
        seq: 1,
        reason: 'It cannot be read.',
        content: { id: 'fact', bulk: 'apart' },
        payload: '{"a":1}',
      },
    ]);
  });

  test.each<[what: string, content: unknown]>([
    ['nested deeper than a text can be', deeplyNested()],
    ['a number without an end to its digits', 7n],
  ])('is in the file but for what is %s, which is told', async (_what, content) => {
    const tab = await tabOf((journal) => ({
      aside: async () => [{ what: 'entry', seq: 9, reason: 'Odd.', content }, ...(await journal.aside())],
    }));
    await tab.replica.setAside({ what: 'rows', seq: 1, reason: 'It cannot be read.', content: 'here' });
    expect((await listed(tab)).file).toEqual([
      { what: 'entry', seq: 9, reason: 'Odd.', content: 'It cannot be written as a text.' },
      { what: 'rows', seq: 1, reason: 'It cannot be read.', content: 'here' },
    ]);
  });

  test('keeps the rows that do not fit as far as there is room, and says how many', () => {
    const one = { table: 'vendors', id: '1', reason: 'vendors 1: It has no name.', content: 'x'.repeat(3_000_000) };
    const { reason, content } = leftOutItem({ at: '2026-11-21T10:00:00.000Z', leftOut: [one, one, one] });
    expect([reason, content]).toEqual([expect.stringContaining('Only the first 2 are kept here'), [one, one]]);
  });
});

describe('a restore', () => {
  test('brings business and bytes into another browser, and its Undo what was there, bytes included', async () => {
    const { other, file } = await backupOfAnother();
    const tab = await tabOf();
    await addWith(tab, 'own');
    const before = tab.business();
    const backup = await tab.store.dispatch(readingBackup(file, task()));
    const said = tab.store.dispatch(await tab.store.dispatch(restoring(backup, task())));
    expect({ ...tab.business(), origin: null }).toEqual({ ...other.business(), origin: null });
    expect(await certificates(tab)).toEqual(['%PDF-one', '%PDF-two']);
    if (said.done) said.undo?.();
    await settle([tab]);
    expect({ ...tab.business(), origin: null }).toEqual({ ...before, origin: null });
    expect(await certificates(tab)).toEqual(['%PDF-own']);
  });

  test('tells how far it is by the bytes that it has kept', async () => {
    const { file } = await backupOfAnother();
    const tab = await tabOf();
    const shares: number[] = [];
    const backup = await tab.store.dispatch(readingBackup(file, task()));
    await tab.store.dispatch(restoring(backup, { ...task(), onProgress: (share) => shares.push(share) }));
    expect(shares).toEqual([0.5, 1]);
  });

  test('takes over the rows as they were read, which nobody can change', async () => {
    const { file } = await backupOfAnother();
    const tab = await tabOf();
    const backup = await tab.store.dispatch(readingBackup(file, task()));
    tab.store.dispatch(await tab.store.dispatch(restoring(backup, task())));
    expect(tab.business().vendors).toBe(backup.business.vendors);
    expect(
      Object.values(backup.business.vendors.entities).every(
        (row) => Object.isFrozen(row) && Object.isFrozen(row.products),
      ),
    ).toBe(true);
  });

  test('replaces no bytes that are there', async () => {
    const { file } = await backupOfAnother();
    const tab = await tabOf();
    const backup = await tab.store.dispatch(readingBackup(file, task()));
    const there = new TextEncoder().encode('as it was');
    const hash = backup.files[0]?.hash ?? '';
    await tab.replica.contents().put(hash, there);
    await tab.store.dispatch(restoring(backup, task()));
    expect(await tab.replica.contents().get([hash])).toEqual([there]);
  });

  test.each([1, 2])('that fails at its file %i changes nothing', async (failing) => {
    const { file } = await backupOfAnother();
    let puts = 0;
    const tab = await tabOf(({ contents }) => ({
      contents: {
        ...contents,
        put: (hash, bytes) => {
          puts += 1;
          return puts === failing + 1
            ? Promise.reject(new DOMException('Kaboom', 'QuotaExceededError'))
            : contents.put(hash, bytes);
        },
      },
    }));
    await addWith(tab, 'own');
    puts = 1;
    const before = tab.business();
    const backup = await tab.store.dispatch(readingBackup(file, task()));
    await expect(tab.store.dispatch(restoring(backup, task()))).rejects.toThrow(
      'The storage of this browser is full. Free some space on this device.',
    );
    expect(tab.business()).toEqual(before);
    expect(await certificates(tab)).toEqual(['%PDF-own']);
  });

  test('that is given up changes nothing, and can be done later', async () => {
    const { other, file } = await backupOfAnother();
    const tab = await tabOf();
    const before = tab.business();
    const backup = await tab.store.dispatch(readingBackup(file, task()));
    const giving = new AbortController();
    const shares: number[] = [];
    const running = { signal: giving.signal, onProgress: (share: number) => (shares.push(share), giving.abort()) };
    await expect(tab.store.dispatch(restoring(backup, running))).rejects.toThrow(/abort/i);
    expect([shares.length, tab.business()]).toEqual([1, before]);
    tab.store.dispatch(await tab.store.dispatch(restoring(backup, task())));
    expect({ ...tab.business(), origin: null }).toEqual({ ...other.business(), origin: null });
  });
});
