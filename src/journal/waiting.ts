import type { Draft, UnsavedAtUnload, Parcel } from './port';
import type { TabOutbox } from './tabOutbox';

/** A fact that was said here; one that takes back another names it, as long as it waits. */
export interface WaitingDraft extends Draft {
  undoes?: string | undefined;
}

/** Drafts that were found, sorted by whether they can be said again. */
export interface Recalled {
  again: WaitingDraft[];
  /** The ids of those that were set aside, for good. */
  unfit: unknown[];
}

export type Waiting = ReturnType<typeof createWaiting>;

/**
 * The facts that were said and are not in the journal yet, oldest first; they are in the outbox as well, where there is
 * one. What the outbox cannot take waits in memory all the same: `troubled` hears of it. What still waits when the page
 * is left is left behind for the next one.
 */
export function createWaiting(
  outbox: TabOutbox | undefined,
  unsavedAtUnload: UnsavedAtUnload | undefined,
  troubled: (error: unknown) => void,
  parcelOf: (draft: Draft) => Parcel,
) {
  let box = outbox;
  let left = unsavedAtUnload;
  let drafts: readonly WaitingDraft[] = [];
  /** What each Undo takes back, by its id: a journal does not keep that. */
  const undone = new Map<string, string>();
  /** Those that a page left behind, this one as well, as it may come back. */
  const lying = new Set<string>();

  const putIn = (some: readonly Draft[]) => void box?.put(some.map((draft) => parcelOf(draft))).catch(troubled);
  const noteUndo = ({ id, undoes }: WaitingDraft) => {
    if (undoes !== undefined) undone.set(id, undoes);
  };

  return {
    all: () => drafts,
    facts: () => drafts.map(({ action }) => action),

    /**
     * Those that can go on their way together: an Undo stays, with all that was said after it, until it is known what became
     * of the fact that it takes back.
     */
    ready(): readonly WaitingDraft[] {
      const isHeld = ({ undoes }: WaitingDraft, place: number) =>
        undoes !== undefined && drafts.slice(0, place).some(({ id }) => id === undoes);
      const held = drafts.findIndex(isHeld);
      return held < 0 ? drafts : drafts.slice(0, held);
    },

    add(draft: WaitingDraft) {
      drafts = [...drafts, draft];
      noteUndo(draft);
      putIn([draft]);
    },

    /**
     * What the outbox and left pages still hold waits again, before all that is not among it, as far as `fit` can say it
     * again; gives the drafts that did not wait here yet.
     */
    async recall(fit: (found: readonly object[]) => Promise<Recalled>): Promise<readonly Draft[]> {
      const boxed = (await box?.all()) ?? [];
      const lain = left?.all() ?? [];
      const found = new Map<unknown, object>();
      for (const one of [...boxed, ...lain]) if ('id' in one && !found.has(one.id)) found.set(one.id, one);
      const here = new Set<unknown>(drafts.map(({ id }) => id));
      const others = [...found.values()].filter((one) => 'id' in one && !here.has(one.id));
      if (others.length === 0) return [];
      const { again, unfit } = await fit(others);
      left?.take(unfit);
      box?.drop(boxed.flatMap(({ id }) => (unfit.includes(id) ? [id] : [])));
      if (lain.length > 0) for (const { id } of again) lying.add(id);
      for (const draft of again) noteUndo(draft);
      const all = new Map<unknown, WaitingDraft>([...drafts, ...again].map((draft) => [draft.id, draft]));
      // In the order of the outbox, where what builds on another's was put in after it.
      drafts = [...new Set([...found.keys(), ...all.keys()])].flatMap((id) => all.get(id) ?? []);
      return again;
    },

    /** Puts drafts before all that waits: they were said earlier, where nothing outlasts the page. */
    bring(earlier: readonly Draft[]) {
      const brought = earlier.map((draft): WaitingDraft => ({ ...draft, undoes: undone.get(draft.id) }));
      drafts = [...brought, ...drafts];
      box = outbox;
      left = unsavedAtUnload;
      putIn(brought);
    },

    /** Lets go of those whose outcome is known, or that were read. */
    drop(ids: ReadonlySet<string>) {
      const gone = drafts.filter(({ id }) => ids.has(id));
      if (gone.length === 0) return;
      drafts = drafts.filter(({ id }) => !ids.has(id));
      box?.drop(gone.map(({ id }) => id));
      const lain = gone.filter(({ id }) => lying.delete(id));
      if (lain.length > 0) left?.take(lain.map(({ id }) => id));
    },

    /**
     * What of it would not outlast the page: without an outbox all from the first on that is not `whole`, since bytes cannot be
     * left behind, and a later one may build on an earlier.
     */
    passing(whole: (draft: Draft) => boolean): readonly WaitingDraft[] {
      if (box) return [];
      const end = left ? drafts.findIndex((draft) => !whole(draft)) : 0;
      return end < 0 ? [] : drafts.slice(end);
    },

    /**
     * Leaves what waits, and is not in the outbox, to the next page, as this one is being left: from the first on, as far as
     * each is `whole`.
     */
    leave(whole: (draft: Draft) => boolean) {
      const out = drafts.filter(({ id }) => !box?.holds(id));
      const end = out.findIndex((draft) => !whole(draft));
      const going = end < 0 ? out : out.slice(0, end);
      if (going.length > 0) left?.leave(going);
      for (const { id } of going) lying.add(id);
    },

    /** Takes out of the outbox what was dropped. */
    tidy: () => box?.tidy(),

    /** Leaves alone from here on what was kept to wait: it is for a journal that is not there now. */
    workWithoutStorage() {
      box = undefined;
      left = undefined;
    },
  };
}
