import { equal } from '@/journal/equal';
import type { Answer, Entry, Journal, Parcel, SetAside, Snapshot } from '@/journal/port';
import { keepable } from './keepable';

/**
 * A journal that lasts as long as the page: for tests, and when the browser offers no storage. Each call of what it
 * gives opens the same shelf once more, as another tab would; no two holders share an object.
 */
export function memoryShelf(): () => Journal {
  const entries = new Map<number, Entry>();
  const snapshots = new Map<number, Snapshot>();
  const contents = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: string }>();
  const aside: SetAside[] = [];
  /** The place that each id was given, of entries that were moved aside as well. */
  const places = new Map<string, number>();
  const subscribers = new Set<() => void>();
  let newestSeq = 0;

  const announce = () => {
    for (const onNews of subscribers) onNews();
  };
  const newestFirst = () => [...snapshots.values()].toSorted((a, b) => b.seq - a.seq);
  const newestEntries = (limit: number, wanted: (entry: Entry) => boolean) =>
    [...entries.values()].filter(wanted).slice(-limit).toReversed();

  const isOlder = (before: string) => (hash: string) => (contents.get(hash)?.at ?? '') < before;

  const putIn = (hash: string, bytes: Uint8Array<ArrayBuffer>) =>
    contents.set(hash, { bytes: contents.get(hash)?.bytes ?? bytes, at: new Date().toISOString() });

  const place = ({ contents: named, checked: _again, moved: _brought, ...draft }: Parcel) => {
    for (const [hash, bytes] of named ?? []) putIn(hash, bytes);
    const known = places.get(draft.id);
    if (known !== undefined) return known;
    newestSeq += 1;
    places.set(draft.id, newestSeq);
    entries.set(newestSeq, { ...draft, seq: newestSeq });
    return newestSeq;
  };
  const add = (drafts: readonly ReturnType<typeof keepable>[]) => {
    const before = newestSeq;
    const answers = drafts.map((draft): Answer => ('refused' in draft ? draft : { kept: place(draft) }));
    if (newestSeq > before) announce();
    return answers;
  };

  const keep = ({ checked: _again, ...snapshot }: Snapshot) => {
    if (newestFirst().some(({ seq }) => seq >= snapshot.seq)) return;
    snapshots.set(snapshot.seq, snapshot);
    for (const { seq } of newestFirst().slice(2)) snapshots.delete(seq);
    announce();
  };

  const move = (item: SetAside) => {
    if (item.what === 'earlier data' || aside.some((known) => equal(known, item))) return;
    const from = { entry: entries, snapshot: snapshots, rows: undefined, draft: undefined }[item.what];
    if (from && !from.delete(item.seq)) return;
    aside.push(item);
    announce();
  };

  return () => {
    const own = new Set<() => void>();
    let closed = false;

    /** Answers later, as storage does, and with a copy. */
    const later = async <Result>(work: () => Result): Promise<Result> => {
      if (closed) throw new Error('The journal is closed.');
      await Promise.resolve();
      return structuredClone(work());
    };
    /** Copies what it is given at once, so that nothing that cannot be kept is kept by half. */
    const write = async <Given>(given: Given, work: (copy: Given) => void): Promise<void> => {
      const copy = structuredClone(given);
      await later(() => work(copy));
    };

    return {
      snapshots: (limit) => later(() => newestFirst().slice(0, limit)),
      since: (seq, limit) => later(() => [...entries.values()].filter((entry) => entry.seq > seq).slice(0, limit)),
      newest: (limit) => later(() => newestEntries(limit, () => true)),
      history: (record, limit) => later(() => newestEntries(limit, ({ about }) => about.includes(record))),
      append(drafts) {
        const copies = drafts.map(keepable);
        return later(() => add(copies));
      },
      compact: (snapshot) => write(snapshot, keep),
      contents: {
        put(hash, bytes) {
          const copy = bytes.slice();
          return later(() => void putIn(hash, copy));
        },
        get: (hashes) => later(() => hashes.map((hash) => contents.get(hash)?.bytes)),
        hashes: (before) => later(() => [...contents.keys()].filter(isOlder(before))),
        remove: (hashes, before) =>
          later(() => {
            for (const hash of hashes.filter(isOlder(before))) contents.delete(hash);
          }),
      },
      setAside: (item) => write(item, move),
      aside: () => later(() => aside),
      subscribe(onNews) {
        const hear = () => onNews();
        own.add(hear);
        subscribers.add(hear);
        return () => void subscribers.delete(hear);
      },
      close() {
        closed = true;
        for (const hear of own) subscribers.delete(hear);
        return Promise.resolve();
      },
    };
  };
}
