import type { UnsavedAtUnload } from './outbox';
import type { PendingBlobs } from './pendingBlobs';
import type { Draft } from '@/journal/port/port';
import type { TabOutbox } from './tabOutbox';

/** What outlasts the page: drafts as they were found, unchecked. */
interface Found {
  /** Each draft once, in the order of the outbox, where what builds on another's was put in after it. */
  drafts: ReadonlyMap<unknown, object>;
  /** Says which of them will be said again, and which were set aside for good. */
  sorted: (again: readonly Draft[], unfit: readonly unknown[]) => void;
}

/** Each draft once, by its id. */
function byId(found: readonly object[]): Found['drafts'] {
  const drafts = new Map<unknown, object>();
  for (const one of found) if ('id' in one && !drafts.has(one.id)) drafts.set(one.id, one);
  return drafts;
}

/**
 * What of the waiting drafts outlasts the page: they are in the outbox, where there is one, and what it does not hold is left
 * behind as the page goes. `troubled` hears of what the outbox cannot take.
 */
export function createOutlasting(
  outbox: TabOutbox | undefined,
  unsavedAtUnload: UnsavedAtUnload | undefined,
  pendingBlobs: PendingBlobs,
  troubled: (error: unknown) => void,
) {
  let box = outbox;
  let left = unsavedAtUnload;
  /** Those that a page left behind, this one as well, as it may come back. */
  const lying = new Set<string>();

  return {
    /** Whether a draft is in the outbox. */
    lasts: (id: string) => outbox?.holds(id) === true,

    put: (drafts: readonly Draft[]) =>
      void box?.put(drafts.map((draft) => pendingBlobs.parcelOf(draft))).catch(troubled),

    /** All that the outbox and left pages still hold. */
    async find(): Promise<Found> {
      const boxed = (await box?.all()) ?? [];
      const lain = left?.all() ?? [];
      const sorted: Found['sorted'] = (again, unfit) => {
        left?.take(unfit);
        box?.drop(boxed.flatMap(({ id }) => (unfit.includes(id) ? [id] : [])));
        if (lain.length > 0) for (const { id } of again) lying.add(id);
      };
      return { drafts: byId([...boxed, ...lain]), sorted };
    },

    /** Lets go of those that wait no more; `tidy` takes them out of the outbox. */
    drop(ids: readonly string[]) {
      box?.drop(ids);
      const lain = ids.filter((id) => lying.delete(id));
      if (lain.length > 0) left?.take(lain);
    },
    tidy: () => box?.tidy(),

    /** What of them would not outlast the page: without an outbox all from the first on that bytes go with, as these cannot be left behind. */
    passing<Some extends Draft>(drafts: readonly Some[]): readonly Some[] {
      if (box) return [];
      return left ? drafts.slice(pendingBlobs.wholeAmong(drafts)) : drafts;
    },

    /** Leaves those that are not in the outbox to the next page, up to the first that bytes go with. */
    leave(drafts: readonly Draft[]) {
      const out = drafts.filter(({ id }) => !box?.holds(id));
      const going = out.slice(0, pendingBlobs.wholeAmong(out));
      if (going.length > 0) left?.leave(going);
      for (const { id } of going) lying.add(id);
    },

    /** Whether what was kept to wait is used: it is left alone while its journal is not there. */
    useStorage(used: boolean) {
      box = used ? outbox : undefined;
      left = used ? unsavedAtUnload : undefined;
    },
  };
}
