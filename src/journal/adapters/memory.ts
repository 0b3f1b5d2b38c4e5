import type { Entry, Journal } from '@/journal/port/port';
import { keepable } from './keepable';
import { createMemoryShelf, type MemoryShelf } from './memoryShelf';
import { createSubscribers } from './subscribers';

const newestOf = (entries: readonly Entry[], limit: number) => entries.slice(-limit).toReversed();

/** One holder of a shelf, as a tab is one of the browser's storage. */
function holderOf(shelf: MemoryShelf): Journal {
  const own = createSubscribers();
  const forget = shelf.subscribe(own.tell);
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
    snapshots: (limit, before = Number.POSITIVE_INFINITY) =>
      later(() =>
        shelf
          .snapshots()
          .filter(({ seq }) => seq < before)
          .slice(0, limit),
      ),
    since: (seq, limit) => later(() => shelf.entries((entry) => entry.seq > seq).slice(0, limit)),
    newest: (limit) => later(() => newestOf(shelf.entries(), limit)),
    history: (record, limit) =>
      later(() =>
        newestOf(
          shelf.entries(({ about }) => about.includes(record)),
          limit,
        ),
      ),
    append(drafts) {
      const copies = drafts.map(keepable);
      return later(() => shelf.append(copies));
    },
    compact: (snapshot) => write(snapshot, shelf.keep),
    contents: {
      put(hash, bytes) {
        const copy = bytes.slice();
        return later(() => shelf.putIn(hash, copy));
      },
      get: (hashes) => later(() => hashes.map(shelf.bytesOf)),
      hashes: (before) => later(() => shelf.hashes(before)),
      remove: (hashes, before) => later(() => shelf.remove(hashes, before)),
    },
    passedOver: () => [],
    setAside: (item) => write(item, shelf.setAside),
    aside: () => later(shelf.aside),
    subscribe: own.subscribe,
    close() {
      closed = true;
      forget();
      return Promise.resolve();
    },
  };
}

/**
 * A journal that lasts as long as the page: for tests, and when the browser offers no storage. Each call of what it
 * gives opens the same shelf once more, as another tab would; no two holders share an object.
 */
export function memoryShelf(): () => Journal {
  const shelf = createMemoryShelf();
  return () => holderOf(shelf);
}
