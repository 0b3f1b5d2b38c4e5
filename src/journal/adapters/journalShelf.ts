import { nanoid } from '@reduxjs/toolkit';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Draft, SetAside, Snapshot } from '@/journal/port/port';
import { inTransaction, openDatabase } from './connection';
import type { SnapshotPart } from './snapshotParts';

/** What is noted of contents: when they were put last (ISO instant), and in how many parts they lie. */
export interface Head {
  putAt: string;
  parts: number;
}

/** A snapshot without what lies in parts, with the name that these have; one that was kept whole has none. */
export interface KeptSnapshot extends Omit<Snapshot, 'checked'> {
  parts?: number;
  name?: string;
  /** The checksum of it with all its parts, where it was checked. */
  seal?: number;
}

/** A fact as it is kept; with the checksum of it, where it was checked. */
export interface KeptDraft extends Omit<Draft, 'checked'> {
  seal?: number;
}

export const isParted = (kept: unknown): kept is KeptSnapshot =>
  typeof kept === 'object' && kept !== null && 'parts' in kept && kept.parts !== 0;

interface Shelf extends DBSchema {
  entries: { key: number; value: KeptDraft; indexes: { id: string; about: string } };
  /** The places of entries that were moved aside, by their ids: they are known and must not be appended again. */
  moved: { key: string; value: number };
  snapshots: { key: number; value: KeptSnapshot };
  /**
   * No value is longer than a database takes: under its name a thing has its head, and beside it its parts by their
   * place. Bytes under the name itself are those of an earlier program, which kept them whole; a snapshot's head is elsewhere.
   */
  contents: { key: string | [name: string, part: number]; value: Uint8Array<ArrayBuffer> | Head | SnapshotPart };
  aside: { key: number; value: SetAside };
  meta: { key: 'epoch'; value: string };
}

/** The places of the parts of that name, from one of them up to another one that is not among them. */
export const placesOf = (name: string, from = 0, to = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([name, from], [name, to], false, true);

export type Database = IDBPDatabase<Shelf>;
type Upgrading = IDBPTransaction<Shelf, StoreNames<Shelf>[], 'versionchange'>;

/** An open database, and which one: one that is made anew after a deletion has another epoch. */
export interface Connection {
  db: Database;
  epoch: string;
}

const EARLIER =
  'This browser held data of an earlier version, which this program cannot read. It began with the sample data.';

/** All that a database of an earlier version held, as it is set aside: item by item, as together they may be more than one value can be. */
async function earlierData(tx: Upgrading): Promise<SetAside[]> {
  const [entries, snapshots, aside] = await Promise.all([
    tx.objectStore('entries').getAll(),
    tx.objectStore('snapshots').getAll(),
    tx.objectStore('aside').getAll(),
  ]);
  if (entries.length + snapshots.length === 0) return aside;
  const item = (what: 'entry' | 'snapshot') => (content: unknown) => ({
    what,
    seq: (content as { seq: number }).seq,
    reason: EARLIER,
    content,
  });
  return [
    ...aside,
    { what: 'earlier data', seq: 0, reason: EARLIER, content: undefined },
    ...entries.map(item('entry')),
    ...snapshots.map(item('snapshot')),
  ];
}

/** Since this version the facts are those of the first release: no program before it can read them, nor this one what those kept. */
const VERSION = 4;

/** Makes the stores anew, so that places begin at 1; what an earlier version held is set aside, with the contents that it names. */
async function upgrade(db: Database, from: number, _to: number | null, tx: Upgrading) {
  const held = from > 0 ? await earlierData(tx) : [];
  for (const store of db.objectStoreNames) if (store !== 'contents') db.deleteObjectStore(store);
  const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
  entries.createIndex('id', 'id', { unique: true });
  entries.createIndex('about', 'about', { multiEntry: true });
  db.createObjectStore('moved');
  db.createObjectStore('snapshots', { keyPath: 'seq' });
  if (!db.objectStoreNames.contains('contents')) db.createObjectStore('contents');
  const aside = db.createObjectStore('aside', { autoIncrement: true });
  const meta = db.createObjectStore('meta');
  await Promise.all([meta.add(nanoid(), 'epoch'), ...held.map((item) => aside.add(item))]);
}

/**
 * Opens the database of that name, making it if need be; rejects while another tab holds an older version open.
 * `superseded` is told when a newer program takes it over.
 */
export async function connect(name: string, superseded: () => void): Promise<Connection> {
  const db = await openDatabase<Shelf>(name, VERSION, upgrade, superseded);
  const tx = db.transaction('meta');
  return { db, epoch: String(await inTransaction(tx, () => tx.store.get('epoch'))) };
}
