import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { removeOrphans } from '@/journal/orphans';
import type { Draft, Journal } from '@/journal/port/port';

const PUT = '2026-07-01T09:00:00.000Z';
const AFTER = '2026-07-02T09:00:00.000Z';

let journal: Journal;
beforeEach(() => {
  journal = memoryShelf()();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(PUT) });
  onTestFinished(() => void vi.useRealTimers());
});

const draft = (id: string, payload: unknown, bulk?: string): Draft => ({
  id,
  at: PUT,
  by: 'Asha',
  version: 2,
  about: [],
  action: { type: 'vendors/vendorAdded', payload },
  ...(bulk !== undefined && { bulk }),
});
const put = async (...hashes: string[]) => {
  for (const hash of hashes) await journal.contents.put(hash, new TextEncoder().encode('%PDF'));
};
const left = async () => (await journal.contents.hashes('9999')).toSorted();

test('what nothing names is removed', async () => {
  await put('a', 'b');
  await removeOrphans(journal, [], AFTER);
  expect(await left()).toEqual([]);
});

test('what an entry names stays, however many others there are', async () => {
  await put('file', 'orphan', 'bulk');
  await journal.append([draft('first', { gstFile: { hash: 'file' } }), draft('second', undefined, 'bulk')]);
  await journal.append(Array.from({ length: 1_200 }, (_draft, index) => draft(`fact ${index}`, index)));
  await removeOrphans(journal, [], AFTER);
  expect(await left()).toEqual(['bulk', 'file']);
});

test('what a payload that travels apart names stays', async () => {
  await put('file', 'orphan');
  await journal.contents.put(
    'bulk',
    new TextEncoder().encode(JSON.stringify({ business: [{ gstFile: { hash: 'file' } }] })),
  );
  await journal.append([draft('restored', undefined, 'bulk')]);
  await removeOrphans(journal, [], AFTER);
  expect(await left()).toEqual(['bulk', 'file']);
});

test('what an entry that was set aside names stays', async () => {
  await put('file', 'bulk', 'orphan');
  const entry = { ...draft('a', { gstFile: { hash: 'file' } }, 'bulk'), seq: 1 };
  await journal.append([entry]);
  await journal.setAside({ what: 'entry', seq: 1, reason: 'It cannot be read.', content: entry });
  await removeOrphans(journal, [], AFTER);
  expect(await left()).toEqual(['bulk', 'file']);
});

test('what is named elsewhere stays, and what was put since', async () => {
  await put('draft', 'again', 'orphan');
  vi.setSystemTime(AFTER);
  await put('again', 'new');
  await removeOrphans(journal, [JSON.stringify({ poOfficial: { hash: 'draft' } })], AFTER);
  expect(await left()).toEqual(['again', 'draft', 'new']);
});

test('what is put again while it is looked for stays', async () => {
  await put('old');
  const contents = {
    ...journal.contents,
    remove: async (hashes: readonly string[], before: string) => {
      vi.setSystemTime(AFTER);
      await put('old');
      await journal.contents.remove(hashes, before);
    },
  };
  await removeOrphans({ ...journal, contents }, [], AFTER);
  expect(await left()).toEqual(['old']);
});
