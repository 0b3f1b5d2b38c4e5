import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model } from '@/journal/port/model';
import type { Entry, Journal } from '@/journal/port/port';
import { createCompacting } from './compacting';
import { createPassedOver } from './passedOver';
import { createProjection, type ProjectionListeners } from './projection';
import { readableEntries } from './readableEntries';
import { readableSnapshot } from './readableSnapshot';
import { createUnreadable } from './unreadable';

interface LedgerListeners<State> extends ProjectionListeners<State> {
  /** Something could not be read and was moved out of the way. */
  setAside: () => void;
}

export type Ledger<State extends object> = ReturnType<typeof createLedger<State>>;

/** What a journal says, as far as it was read. Nothing that waits to be kept is in it. */
export function createLedger<State extends object>(model: Model<State>, listeners: LedgerListeners<State>) {
  const unreadable = createUnreadable(listeners.setAside);
  const projection = createProjection(model, listeners, unreadable);
  let seq = 0;
  const passedOver = createPassedOver();
  const compacting = createCompacting(model, projection, passedOver);

  const readable = async (from: Journal, entries: readonly Entry[]) => {
    const found = await readableEntries(model, from, entries, unreadable);
    // What comes of them only the newer program knows, but they have their place.
    for (const entry of found.newer) listeners.settled(entry, { kept: entry.seq });
    return found.readable;
  };

  return {
    /** The state after all that was read. */
    state: projection.state,
    /** How far it was read. */
    seq: () => seq,
    /** Whether there was nothing to read at all. */
    isEmpty: () => seq === 0 && projection.isEmpty() && !unreadable.hasMetNewer(),
    /** Whether a newer program has written something that this one cannot read. */
    isNewer: unreadable.hasMetNewer,
    /** Why the entry at a place changed nothing; undefined unless it was overtaken. */
    overtaken: (place: number): string | undefined => projection.overtaken()[place],
    /** Reads all anew, from the newest snapshot that can be read. */
    async load(from: Journal) {
      const { snapshot, setAsideLater } = await readableSnapshot(model, from, unreadable);
      const start = snapshot?.seq ?? 0;
      const entries = await from.since(start);
      const found = await readable(from, entries);
      for (const setAside of setAsideLater) await setAside();
      // At once, so that a reading that fails midway leaves what was known.
      projection.begin(snapshot, found);
      compacting.begin(start);
      passedOver.begin(snapshot);
      passedOver.note(from, entries, start);
      seq = entries.at(-1)?.seq ?? start;
    },

    /** Whether something that was read is passed over by now: then all is to be read anew. */
    isPassed: (from: Journal): boolean => passedOver.isIn(from, seq),

    /** Takes in entries that came next; `ownFacts` are their facts where this browser said all of them itself. */
    async add(from: Journal, entries: readonly Entry[], ownFacts?: readonly UnknownAction[]) {
      const facts = ownFacts && entries.map((entry, index) => ({ ...entry, action: ownFacts[index] ?? entry.action }));
      projection.add(facts ?? (await readable(from, entries)));
      passedOver.note(from, entries, seq);
      seq = entries.at(-1)?.seq ?? seq;
    },

    adopt: projection.adopt,
    recent: projection.recent,

    /** Begins to keep a snapshot once `entries` came since the last one. */
    compact: (to: Journal, entries: number, inOneTab: (work: () => Promise<void>) => Promise<void>) =>
      compacting.compact(to, seq, entries, inOneTab),
    compacted: compacting.compacted,
  };
}
