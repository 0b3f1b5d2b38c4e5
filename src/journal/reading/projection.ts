import { oneByOne } from '@/journal/kit/takingTurns';
import type { Model, FactOutcome } from '@/journal/port/model';
import type { Entry, Journal } from '@/journal/port/port';
import type { ReadSnapshot } from './readableSnapshot';
import { createRecentEntries } from './recentEntries';
import { replayingEntries, type EntryListeners } from './replayingEntries';
import type { Unreadable } from './unreadable';

export interface ProjectionListeners<State> extends EntryListeners<State> {
  /** What became of an entry is known. */
  settled: (entry: Entry, outcome: FactOutcome) => void;
}

/** What entries come to: a state up to some place and the entries after it, which are replayed only when somebody must know. */
export function createProjection<State extends object>(
  model: Model<State>,
  listeners: ProjectionListeners<State>,
  unreadable: Unreadable,
) {
  let base = model.empty;
  let tail: Entry[] = [];
  const recent = createRecentEntries(model.version);
  /** Why entries changed nothing, by their place. */
  let overtaken: Readonly<Record<number, string>> = {};

  return {
    /** The state after all of them. What no reducer can take is set aside. */
    state: async (from: Journal): Promise<State> => {
      // What comes meanwhile is for the next time.
      const entries = [...tail];
      const misfit = entries.every(({ checked }) => checked) ? undefined : (await model.checks()).misfit;
      await model.readyFor(entries.map(({ action }) => action));
      const replayed = await oneByOne(1)(replayingEntries(model, base, entries, listeners, misfit));
      // Only now: where replaying them fails they are still to come, as nobody would notice entries that are gone.
      tail = tail.slice(entries.length);
      base = replayed.state;
      const reasons = [...replayed.overtaken].map(([place, { reason }]) => [place, reason] as const);
      overtaken = { ...overtaken, ...Object.fromEntries(reasons) };
      for (const entry of entries) {
        const missed = overtaken[entry.seq] ?? replayed.unreadable.get(entry);
        const changed = replayed.overtaken.get(entry.seq)?.changed;
        listeners.settled(entry, missed === undefined ? { kept: entry.seq } : { missed, changed });
      }
      for (const [entry, reason] of replayed.unreadable) await unreadable.setEntryAside(from, entry, reason);
      return base;
    },

    isEmpty: () => base === model.empty,
    overtaken: () => overtaken,
    recent: recent.after,

    /** Begins anew with a snapshot and the entries after it. */
    begin(snapshot: ReadSnapshot<State> | undefined, entries: readonly Entry[]) {
      base = snapshot?.state ?? model.empty;
      overtaken = { ...snapshot?.overtaken };
      tail = [...entries];
      recent.begin(entries);
    },

    add(entries: readonly Entry[]) {
      for (const entry of entries) tail.push(entry);
      recent.add(entries);
    },

    /** Takes a store's state for what all entries come to: nothing of others came between the own ones. */
    adopt: (shown: State) => {
      base = shown;
      for (const entry of tail) listeners.settled(entry, { kept: entry.seq });
      tail = [];
    },
  };
}
