import { indexedDbOutbox } from '@/journal/adapters/indexedDbOutbox';
import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import type { Parcel } from '@/journal/port/port';
import type { Outbox, UnsavedAtUnload } from '@/journal/sync/outbox';
import { createTabOutbox, type TabOutbox } from '@/journal/sync/tabOutbox';
import { sealedOutbox, type LyingParcel } from './sealedOutbox';

const none = () => undefined;

interface OfficeOutboxOptions {
  /** Of the database, once it is known who says something. */
  name: () => string;
  /** Resolves once it is, with the key of what waits of theirs, if there is one. */
  known: () => Promise<CryptoKey | undefined>;
  /** Told how much lies there that no sign-in of its author opens any more. */
  shutKnown: (count: number) => void;
}

/** Takes what pages left open as they went into the outbox, where it is sealed; what cannot be stays. */
async function takeIn(outbox: Outbox, left: UnsavedAtUnload): Promise<void> {
  const lain = left.all().filter((one): one is Parcel => 'id' in one && typeof one.id === 'string');
  if (lain.length === 0) return;
  await outbox.put(lain);
  left.take(lain.map(({ id }) => id));
}

/**
 * Where what a person says in an office waits in this browser, sealed where their sign-in has a key for it. Without storage nothing is
 * in it, and putting in rejects: it waits in memory alone, and is told so.
 */
export function officeOutbox({ name, known, shutKnown }: OfficeOutboxOptions): {
  outbox: TabOutbox;
  unsavedAtUnload: UnsavedAtUnload;
  /** Removes what no sign-in opens any more. */
  removeShut: () => Promise<void>;
} {
  let shut: readonly string[] = [];
  const noteShut = (ids: readonly string[]) => {
    if (ids.length !== shut.length) shutKnown(ids.length);
    shut = ids;
  };
  let opened: Promise<Outbox> | undefined;
  let left: UnsavedAtUnload | undefined;
  const lain = () => (left ??= leftInLocalStorage(name()));
  const open = async (): Promise<Outbox> => {
    const key = await known();
    const outbox = sealedOutbox(await indexedDbOutbox<LyingParcel>(name()), key, noteShut);
    if (key) await takeIn(outbox, lain()).catch(none);
    return outbox;
  };
  const box = (): Promise<Outbox> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    outbox: createTabOutbox({
      all: async () => (await box().catch(none))?.all() ?? [],
      put: async (parcels) => (await box()).put(parcels),
      take: async (ids) => (await box().catch(none))?.take(ids) ?? [],
      subscribe(onNews) {
        const subscribed = box().then((opening) => opening.subscribe(onNews), none);
        return () => void subscribed.then((unsubscribe) => unsubscribe?.());
      },
      close: async () => (await box().catch(none))?.close(),
    }),
    unsavedAtUnload: {
      all: () => lain().all(),
      leave: (drafts) => lain().leave(drafts),
      take: (ids) => lain().take(ids),
    },
    removeShut: async () => {
      const lying = await box();
      // What opens by now is not given up.
      await lying.all();
      await lying.take(shut);
      noteShut([]);
    },
  };
}
