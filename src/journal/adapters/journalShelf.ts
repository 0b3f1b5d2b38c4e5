import { nanoid } from '@reduxjs/toolkit';
import type { DBSchema, IDBPDatabase } from 'idb';
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

/** An open database, and which one: one that is made anew after a deletion has another epoch. */
export interface Connection {
  db: Database;
  epoch: string;
}

/** Since this version the facts are those of the first release: no program before it can read them, nor this one what those kept. */
const VERSION = 4;

/** Makes the stores, so that places begin at 1: what was kept before the first release nobody reads any more. */
async function upgrade(db: Database) {
  for (const store of db.objectStoreNames) db.deleteObjectStore(store);
  const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
  entries.createIndex('id', 'id', { unique: true });
  entries.createIndex('about', 'about', { multiEntry: true });
  db.createObjectStore('moved');
  db.createObjectStore('snapshots', { keyPath: 'seq' });
  db.createObjectStore('contents');
  db.createObjectStore('aside', { autoIncrement: true });
  await db.createObjectStore('meta').add(nanoid(), 'epoch');
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
