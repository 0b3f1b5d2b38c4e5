import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { noneNamed, removeOrphans } from '@/journal/orphans';
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

test('what a payload of an entry that was set aside names stays, and what was set aside apart', async () => {
  await put('file', 'apart', 'orphan');
  const bulk = new TextEncoder().encode(JSON.stringify({ gstFile: { hash: 'file' } }));
  await journal.contents.put('bulk', bulk);
  const entry = { ...draft('a', undefined, 'bulk'), seq: 1 };
  await journal.append([entry]);
  await journal.setAside({ what: 'entry', seq: 1, reason: 'It cannot be read.', content: entry });
  await journal.setAside({ what: 'rows', seq: 1, reason: 'They do not fit.', content: { apart: 'apart' } });
  await removeOrphans(journal, [], AFTER);
  expect(await left()).toEqual(['apart', 'bulk', 'file']);
});

test('a later look reads on from where the last one ended, and spares what that one found', async () => {
  await put('first', 'second', 'orphan');
  const named = noneNamed();
  await journal.append([draft('a', { gstFile: { hash: 'first' } })]);
  await removeOrphans(journal, [], AFTER, named);
  await put('second', 'orphan');
  await journal.append([draft('b', { gstFile: { hash: 'second' } })]);
  const read: number[] = [];
  const since: Journal['since'] = (seq, limit) => {
    read.push(seq);
    return journal.since(seq, limit);
  };
  await removeOrphans({ ...journal, since }, [], AFTER, named);
  expect(read[0]).toBe(1);
  expect(await left()).toEqual(['first', 'second']);
});

test.each(['since', 'aside', 'bulk'] as const)(
  'nothing is removed where %s cannot be read, now or by the next look',
  async (what) => {
    await put('file', 'orphan');
    const bulk = new TextEncoder().encode(JSON.stringify({ gstFile: { hash: 'file' } }));
    await journal.contents.put('bulk', bulk);
    await journal.append([draft('a', undefined, 'bulk')]);
    const away = () => Promise.reject(new Error('The office does not answer.'));
    const broken: Journal = {
      ...journal,
      ...(what !== 'bulk' && { [what]: away }),
      ...(what === 'bulk' && { contents: { ...journal.contents, get: away } }),
    };
    const named = noneNamed();
    await expect(removeOrphans(broken, [], AFTER, named)).rejects.toThrow('does not answer');
    expect(await left()).toEqual(['bulk', 'file', 'orphan']);
    await removeOrphans(journal, [], AFTER, named);
    expect(await left()).toEqual(['bulk', 'file']);
  },
);
