import { equal } from '@/journal/kit/equal';
import type { Answer, Entry, Parcel, SetAside } from '@/journal/port/port';
import { checksum } from './checksum';
import { inTransaction } from './connection';
import { putContents } from './contentsDatabase';
import { isParted, type Database, type KeptDraft } from './journalShelf';
import type { keepable } from './keepable';
import { whole } from './snapshotDatabase';

const sealOf = (draft: Omit<KeptDraft, 'seal'>) => checksum(JSON.stringify(draft));

/** A draft as it is kept. */
const sealed = ({ checked, contents: _beside, moved: _brought, ...draft }: Parcel): KeptDraft =>
  checked ? { ...draft, seal: sealOf(draft) } : draft;

/** An entry as it is given; the key path has put `seq` into what is read. Only its seal tells that it was checked. */
function unsealed(kept: KeptDraft): Entry {
  const { seal, checked: _claim, ...entry } = kept as KeptDraft & Pick<Entry, 'seq' | 'checked'>;
  if (seal === undefined) return entry;
  const { seq: _place, ...draft } = entry;
  return seal === sealOf(draft) ? { ...entry, checked: true } : entry;
}

/** The entries after that place, in their order, so many at most. */
export const readSince = (db: Database, seq: number, limit?: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return inTransaction(tx, async () => (await tx.store.getAll(IDBKeyRange.lowerBound(seq, true), limit)).map(unsealed));
};

/** So many of the newest entries, newest first. */
export const newestEntries = (db: Database, limit: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return inTransaction(tx, async () => {
    const newest = await tx.store.openKeyCursor(null, 'prev');
    const before = await newest?.advance(limit);
    const entries = await tx.store.getAll(before && IDBKeyRange.lowerBound(before.key, true));
    return entries.toReversed().map(unsealed);
  });
};

/** So many of the newest entries about that record, newest first. */
export const entriesAbout = (db: Database, record: string, limit: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return inTransaction(tx, async () => {
    const places = await tx.store.index('about').getAllKeys(record);
    const entries = await Promise.all(places.slice(-limit).map((seq) => tx.store.get(seq)));
    return entries.toReversed().flatMap((entry) => (entry ? [unsealed(entry)] : []));
  });
};

/** What could not be read and was moved out of the way; snapshots are put together again. */
export const asideEntries = (db: Database): Promise<SetAside[]> => {
  const tx = db.transaction(['aside', 'contents']);
  const together = async (item: SetAside) =>
    item.what === 'snapshot' && isParted(item.content)
      ? { ...item, content: await whole(item.content, tx.objectStore('contents')) }
      : item;
  return inTransaction(tx, async () => Promise.all((await tx.objectStore('aside').getAll()).map(together)));
};

/**
 * Adds the drafts whose ids are new, the first of each, and all their bytes, or nothing at all; gives the answer for each,
 * and whether any was added.
 */
export const addDrafts = (db: Database, drafts: readonly ReturnType<typeof keepable>[], partSize: number) => {
  const bytes = new Map(drafts.flatMap((draft) => ('refused' in draft ? [] : [...(draft.contents ?? [])])));
  const stores: ('entries' | 'moved' | 'contents')[] = ['entries', 'moved'];
  if (bytes.size > 0) stores.push('contents');
  // Strict: what is called saved outlives a power cut. All that waits goes in one transaction, so a burst pays once.
  const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
  const entries = tx.objectStore('entries');
  const places = new Map<string, Promise<number>>();
  let added = false;
  const place = async (parcel: Parcel) => {
    const draft = sealed(parcel);
    const [kept, moved] = await Promise.all([
      entries.index('id').getKey(draft.id),
      tx.objectStore('moved').get(draft.id),
    ]);
    const known = kept ?? moved;
    if (known !== undefined) return known;
    added = true;
    // All look before the first is added, and each is added when its turn comes: their order holds.
    return entries.add(draft);
  };
  const answer = async (draft: (typeof drafts)[number]): Promise<Answer> => {
    if ('refused' in draft) return draft;
    const placed = places.get(draft.id) ?? place(draft);
    places.set(draft.id, placed);
    return { kept: await placed };
  };
  const put = ([hash, content]: [string, Uint8Array<ArrayBuffer>]) =>
    putContents(tx.objectStore('contents'), hash, content, partSize);
  return inTransaction(tx, async () => {
    const [answers] = await Promise.all([Promise.all(drafts.map(answer)), Promise.all([...bytes].map(put))]);
    return { answers, added };
  });
};

/** Moves the item unless it has been moved, or is none that has a place; rows and drafts are added once. Says whether it did. */
export const moveAside = (db: Database, item: SetAside): Promise<boolean> => {
  const tx = db.transaction(['entries', 'moved', 'snapshots', 'aside'], 'readwrite');
  return inTransaction(tx, async () => {
    if (item.what === 'rows' || item.what === 'draft') {
      if ((await tx.objectStore('aside').getAll()).some((known) => equal(known, item))) return false;
      await tx.objectStore('aside').add(item);
      return true;
    }
    const place = item.what === 'entry' ? 'entries' : 'snapshots';
    const found = await tx.objectStore(place).get(item.seq);
    if (!found) return false;
    // Of a snapshot in parts the head only: whole it may be more than one value can be.
    await tx.objectStore('aside').add(isParted(found) ? { ...item, content: found } : item);
    if ('id' in found) await tx.objectStore('moved').put(item.seq, found.id);
    await tx.objectStore(place).delete(item.seq);
    return true;
  });
};
