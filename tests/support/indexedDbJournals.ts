// Journals in a fake IndexedDB, also ones that older programs left behind.
import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { onTestFinished, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { type Draft, type Journal } from '@/journal/port/port';

const AT = '2026-07-01T09:30:00.000Z';

export const draft = (id: string): Draft => ({
  id,
  at: AT,
  by: 'Asha',
  version: 2,
  about: ['v1'],
  action: { type: id },
});
export const snapshot = (seq: number, state: unknown = 'all that was known') => ({
  seq,
  version: 2,
  state,
  overtaken: {},
});
export const ids = async (journal: Journal) => (await journal.since(0)).map(({ id }) => id);

export async function open(name: string = crypto.randomUUID(), partSize?: number) {
  const opening = vi.spyOn(indexedDB, 'open');
  const journal = await indexedDbJournal(name, partSize);
  onTestFinished(() => journal.close());
  /** The connections that were opened, as the browser has them. */
  const connections = () => opening.mock.results.map(({ value }) => (value as IDBOpenDBRequest).result);
  onTestFinished(() => opening.mockRestore());
  return { name, journal, opening, connections };
}

/** What another tab with an older program would do: it keeps its connection whatever happens. */
export async function hold(name: string, version: number) {
  const db = await openDB(name, version);
  onTestFinished(() => db.close());
  return unwrap(db);
}

const firstEntry = {
  id: 'beginning',
  at: AT,
  by: 'Trackyard',
  version: 1,
  action: { type: 'business/businessReplaced' },
};
const held = [
  { ...firstEntry, seq: 1 },
  { ...firstEntry, id: 'later', seq: 7 },
];

/** A database as a program before the first release made and filled it, still open. */
export async function earlier(version = 1) {
  const name = crypto.randomUUID();
  const older = await openDB(name, version, {
    upgrade(db) {
      const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
      entries.createIndex('id', 'id', { unique: true });
      db.createObjectStore('snapshots', { keyPath: 'seq' });
      db.createObjectStore('aside', { autoIncrement: true });
      void db.createObjectStore('meta').add('the epoch of then', 'epoch');
      if (version === 1) return;
      db.createObjectStore('moved');
      void db.createObjectStore('contents').add(new Uint8Array([1]), 'one');
    },
  });
  for (const entry of held) await older.add('entries', entry);
  onTestFinished(() => older.close());
  return { name, older, held };
}
