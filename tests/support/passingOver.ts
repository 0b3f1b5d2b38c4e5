// A journal of which whoever runs it may have entries passed over, by everybody who reads it.
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal } from '@/journal/port/port';

/** A shelf in memory, for so many readers, and the way to have one of its entries passed over: each reader knows when it reads next. */
export function passableShelf() {
  const open = memoryShelf();
  const places: number[] = [];

  return {
    passOver: (place: number) => void places.push(place),
    open(): Journal {
      const journal = open();
      let known: readonly number[] = [];
      return {
        ...journal,
        passedOver: () => known,
        async since(seq, limit = Number.POSITIVE_INFINITY) {
          known = [...places];
          const found = await journal.since(seq);
          return found.filter((entry) => !known.includes(entry.seq)).slice(0, limit);
        },
      };
    },
  };
}
