import type { createOutlasting } from './outlasting';
import type { Draft } from '@/journal/port/port';

/** Drafts that were found, sorted by whether they can be said again. */
export interface Recalled {
  again: Draft[];
  /** The ids of those that were set aside, for good. */
  unfit: unknown[];
}

/**
 * Those that can go on their way together: an Undo stays, with all that was said after it, until it is known what became
 * of the fact that it takes back.
 */
function readyAmong(drafts: readonly Draft[]): readonly Draft[] {
  const isHeld = ({ undoes }: Draft, place: number) =>
    undoes !== undefined && drafts.slice(0, place).some(({ id }) => id === undoes);
  const held = drafts.findIndex(isHeld);
  return held < 0 ? drafts : drafts.slice(0, held);
}

/**
 * The facts that were said and are not in the journal yet, oldest first. What `outlasting` cannot take waits in memory all the
 * same.
 */
export function createWaiting(outlasting: ReturnType<typeof createOutlasting>) {
  let drafts: readonly Draft[] = [];

  return {
    all: () => drafts,
    facts: () => drafts.map(({ action }) => action),
    /** Those that can go on their way together. */
    ready: () => readyAmong(drafts),

    add(draft: Draft) {
      drafts = [...drafts, draft];
      outlasting.put([draft]);
    },

    /**
     * What outlasted the pages that said it waits again, before all that is not among it, as far as `fit` can say it again;
     * gives the drafts that did not wait here yet.
     */
    async recall(fit: (found: readonly object[]) => Promise<Recalled>): Promise<readonly Draft[]> {
      const found = await outlasting.find();
      const here = new Set<unknown>(drafts.map(({ id }) => id));
      const others = [...found.drafts].flatMap(([id, one]) => (here.has(id) ? [] : [one]));
      if (others.length === 0) return [];
      const { again, unfit } = await fit(others);
      found.sorted(again, unfit);
      const all = new Map<unknown, Draft>([...drafts, ...again].map((draft) => [draft.id, draft]));
      drafts = [...new Set([...found.drafts.keys(), ...all.keys()])].flatMap((id) => all.get(id) ?? []);
      return again;
    },

    /** Puts drafts before all that waits, now that the storage is there: they were said earlier, while it was not. */
    bring(earlier: readonly Draft[]) {
      drafts = [...earlier, ...drafts];
      outlasting.useStorage(true);
      outlasting.put(earlier);
    },

    /** Lets go of those whose outcome is known, or that were read. */
    drop(ids: ReadonlySet<string>) {
      const gone = drafts.filter(({ id }) => ids.has(id));
      if (gone.length === 0) return;
      drafts = drafts.filter(({ id }) => !ids.has(id));
      outlasting.drop(gone.map(({ id }) => id));
    },
  };
}
