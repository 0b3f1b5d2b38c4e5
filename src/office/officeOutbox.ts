import { indexedDbOutbox } from '@/journal/adapters/indexedDbOutbox';
import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import type { UnsavedAtUnload, Outbox } from '@/journal/sync/outbox';
import { createTabOutbox, type TabOutbox } from '@/journal/sync/tabOutbox';

const none = () => undefined;

/**
 * Where what a person says in an office waits in this browser. Without storage nothing is in it, and putting in rejects: it
 * waits in memory alone, and is told so.
 * @param named resolves once it is known who that is, and the name tells it
 */
export function officeOutbox(
  name: () => string,
  named: Promise<void> = Promise.resolve(),
): { outbox: TabOutbox; unsavedAtUnload: UnsavedAtUnload } {
  let opened: Promise<Outbox> | undefined;
  let left: UnsavedAtUnload | undefined;
  const box = (): Promise<Outbox> => {
    opened ??= named
      .then(() => indexedDbOutbox(name()))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };
  const lain = () => (left ??= leftInLocalStorage(name()));
  return {
    outbox: createTabOutbox({
      all: async () => (await box().catch(none))?.all() ?? [],
      put: async (parcels) => (await box()).put(parcels),
      take: async (ids) => (await box().catch(none))?.take(ids) ?? [],
      subscribe(onNews) {
        const subscribed = box().then((known) => known.subscribe(onNews), none);
        return () => void subscribed.then((unsubscribe) => unsubscribe?.());
      },
      close: async () => (await box().catch(none))?.close(),
    }),
    unsavedAtUnload: {
      all: () => lain().all(),
      leave: (drafts) => lain().leave(drafts),
      take: (ids) => lain().take(ids),
    },
  };
}
