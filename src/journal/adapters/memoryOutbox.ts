import type { Outbox, Parcel } from '@/journal/port';

/** An outbox that lasts as long as the page, also when it is closed: for tests, and when the browser offers no storage. */
export function memoryOutbox(): Outbox {
  const waiting = new Map<string, Parcel>();
  const subscribers = new Set<() => void>();

  return {
    async all() {
      await Promise.resolve();
      return structuredClone([...waiting.values()]);
    },
    async put(parcels) {
      const copies = structuredClone(parcels);
      await Promise.resolve();
      for (const parcel of copies) if (!waiting.has(parcel.id)) waiting.set(parcel.id, parcel);
      for (const onNews of subscribers) onNews();
    },
    async take(ids) {
      await Promise.resolve();
      return ids.filter((id) => waiting.delete(id));
    },
    subscribe(onNews) {
      const hear = () => onNews();
      subscribers.add(hear);
      return () => void subscribers.delete(hear);
    },
    close: () => Promise.resolve(),
  };
}
