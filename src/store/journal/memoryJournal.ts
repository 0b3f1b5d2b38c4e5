import type { Draft, Entry, Journal, SetAside, Snapshot } from './journal';

/**
 * A journal that lasts as long as the page: for tests, and when the browser offers no storage. Each call of what it
 * gives opens the same shelf once more, as another tab would; no two holders share an object. It drops no entry.
 */
export function memoryShelf(): () => Journal {
  const entries = new Map<number, Entry>();
  const snapshots = new Map<number, Snapshot>();
  const aside: SetAside[] = [];
  const known = new Set<string>();
  const subscribers = new Set<() => void>();
  let newestSeq = 0;

  const announce = () => {
    for (const onNews of subscribers) onNews();
  };
  const newestFirst = () => [...snapshots.values()].toSorted((a, b) => b.seq - a.seq);

  const add = (drafts: readonly Draft[]) => {
    const before = newestSeq;
    for (const draft of drafts) {
      if (known.has(draft.id)) continue;
      known.add(draft.id);
      newestSeq += 1;
      entries.set(newestSeq, { ...draft, seq: newestSeq });
    }
    if (newestSeq > before) announce();
  };

  const keep = (snapshot: Snapshot) => {
    if (newestFirst().some(({ seq }) => seq >= snapshot.seq)) return;
    snapshots.set(snapshot.seq, snapshot);
    for (const { seq } of newestFirst().slice(2)) snapshots.delete(seq);
    announce();
  };

  const move = (item: SetAside) => {
    const place = item.what === 'entry' ? entries : snapshots;
    if (!place.delete(item.seq)) return;
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
      snapshots: () => later(newestFirst),
      since: (seq) => later(() => [...entries.values()].filter((entry) => entry.seq > seq)),
      newest: (limit) => later(() => [...entries.values()].toReversed().slice(0, limit)),
      append: (drafts) => write(drafts, add),
      compact: (snapshot) => write(snapshot, keep),
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
