import type { Bytes } from '@/journal/kit/bytes';
import { equal } from '@/journal/kit/equal';
import type { Answer, Entry, Parcel, SetAside, Snapshot } from '@/journal/port/port';
import type { keepable } from './keepable';
import { createSubscribers } from './subscribers';

export type MemoryShelf = ReturnType<typeof createMemoryShelf>;

/** Bytes in memory by their hash, and when each was put last (ISO instant). */
function createMemoryContents() {
  const contents = new Map<string, { bytes: Bytes; at: string }>();
  const isOlder = (before: string) => (hash: string) => (contents.get(hash)?.at ?? '') < before;
  return {
    putIn: (hash: string, bytes: Bytes) =>
      void contents.set(hash, { bytes: contents.get(hash)?.bytes ?? bytes, at: new Date().toISOString() }),
    bytesOf: (hash: string) => contents.get(hash)?.bytes,
    hashes: (before: string) => [...contents.keys()].filter(isOlder(before)),
    remove: (hashes: readonly string[], before: string) => {
      for (const hash of hashes.filter(isOlder(before))) contents.delete(hash);
    },
  };
}

/** What a journal in memory holds. What is put in is shared with nobody; what is given must not be changed. */
export function createMemoryShelf() {
  const contents = createMemoryContents();
  const entries = new Map<number, Entry>();
  const snapshots = new Map<number, Snapshot>();
  const aside: SetAside[] = [];
  /** The place that each id was given, of entries that were moved aside as well. */
  const places = new Map<string, number>();
  const { tell, subscribe } = createSubscribers();
  let newestSeq = 0;

  const newestFirst = () => [...snapshots.values()].toSorted((a, b) => b.seq - a.seq);

  const place = ({ contents: named, checked: _again, moved: _brought, ...draft }: Parcel) => {
    for (const [hash, bytes] of named ?? []) contents.putIn(hash, bytes);
    const known = places.get(draft.id);
    if (known !== undefined) return known;
    newestSeq += 1;
    places.set(draft.id, newestSeq);
    entries.set(newestSeq, { ...draft, seq: newestSeq });
    return newestSeq;
  };

  return {
    ...contents,
    subscribe,
    aside: () => aside,
    /** The newest first. */
    snapshots: newestFirst,
    /** The wanted ones, in order. */
    entries: (wanted: (entry: Entry) => boolean = () => true) => [...entries.values()].filter(wanted),
    append: (drafts: readonly ReturnType<typeof keepable>[]) => {
      const before = newestSeq;
      const answers = drafts.map((draft): Answer => ('refused' in draft ? draft : { kept: place(draft) }));
      if (newestSeq > before) tell();
      return answers;
    },
    keep: ({ checked: _again, ...snapshot }: Snapshot) => {
      if (newestFirst().some(({ seq }) => seq >= snapshot.seq)) return;
      snapshots.set(snapshot.seq, snapshot);
      for (const { seq } of newestFirst().slice(2)) snapshots.delete(seq);
      tell();
    },
    setAside: (item: SetAside) => {
      if (aside.some((known) => equal(known, item))) return;
      const from = { entry: entries, snapshot: snapshots, rows: undefined, draft: undefined }[item.what];
      if (from && !from.delete(item.seq)) return;
      aside.push(item);
      tell();
    },
  };
}
