// An outbox in memory, where a browser has one in its storage.
import type { Outbox } from '@/journal/sync/outbox';
import type { Parcel } from '@/journal/port/port';
import { createSubscribers } from '@/journal/adapters/subscribers';

/** An outbox that lasts as long as the page, also when it is closed. */
export function memoryOutbox(): Outbox {
  const waiting = new Map<string, Parcel>();
  const { tell, subscribe } = createSubscribers();

  return {
    async all() {
      await Promise.resolve();
      return structuredClone([...waiting.values()]);
    },
    async put(parcels) {
      const copies = structuredClone(parcels);
      await Promise.resolve();
      for (const parcel of copies) if (!waiting.has(parcel.id)) waiting.set(parcel.id, parcel);
      tell();
    },
    async take(ids) {
      await Promise.resolve();
      return ids.filter((id) => waiting.delete(id));
    },
    subscribe,
    close: () => Promise.resolve(),
  };
}
