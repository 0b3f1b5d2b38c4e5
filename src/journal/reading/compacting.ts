import type { Model } from '@/journal/port/model';
import type { Journal } from '@/journal/port/port';
import type { createPassedOver } from './passedOver';
import type { createProjection } from './projection';

/** Keeps a snapshot of what was read, so that the next start need not read all that came before. */
export function createCompacting<State extends object>(
  { version }: Pick<Model<State>, 'version'>,
  projection: Pick<ReturnType<typeof createProjection<State>>, 'state' | 'overtaken'>,
  passedOver: Pick<ReturnType<typeof createPassedOver>, 'told'>,
) {
  let compactedTo = 0;
  /** The one that is being kept. */
  let keeping: Promise<void> | undefined;

  return {
    /** All was read anew, from a snapshot at that place; from 0 where there is none. */
    begin(start: number) {
      compactedTo = start;
    },
    /** Begins to keep one of what was read up to `seq`, once `entries` came since the last one: all of a large state takes seconds, and nothing waits for it. */
    async compact(to: Journal, seq: number, entries: number, inOneTab: (work: () => Promise<void>) => Promise<void>) {
      if (keeping || seq - compactedTo < entries) return;
      const state = await projection.state(to);
      const overtaken = projection.overtaken();
      const snapshot = { version, state, seq, overtaken, ...passedOver.told(), checked: true as const };
      compactedTo = snapshot.seq;
      // It only saves time, so one that cannot be kept is no trouble: the next comes after as many entries again.
      keeping = inOneTab(() => to.compact(snapshot))
        .catch(() => {})
        .finally(() => (keeping = undefined));
    },
    /** Resolves once none is being kept. */
    compacted: (): Promise<void> => keeping ?? Promise.resolve(),
  };
}
