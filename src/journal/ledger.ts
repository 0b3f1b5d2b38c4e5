import type { UnknownAction } from '@reduxjs/toolkit';
import { unpacked } from './bulk';
import { messageOf } from './messageOf';
import type { Model, Refusal } from './model';
import type { Entry, Journal, SetAside, Snapshot } from './port';
import { readEntry, readSnapshot } from './reading';
import type { Outcome } from './saying';

export interface LedgerEars<State> {
  /** Something could not be read and was moved out of the way. */
  setAside: () => void;
  /** What became of an entry is known. */
  settled: (entry: Entry, outcome: Outcome) => void;
  /** Whether somebody must know what exactly an entry changed. */
  isAwaited: (entry: Entry) => boolean;
  /** What such an entry changed. */
  changed: (entry: Entry, before: State, after: State) => void;
}

export type Ledger<State extends object> = ReturnType<typeof createLedger<State>>;

/**
 * What a journal says, as far as it was read: a state up to some place and the entries after it, which are replayed
 * only when somebody must know. Nothing that waits to be kept is in it.
 */
export function createLedger<State extends object>(model: Model<State>, ears: LedgerEars<State>) {
  let seq = 0;
  let compactedTo = 0;
  let base = model.empty;
  let tail: Entry[] = [];
  let overtaken: Record<number, string> = {};
  let newer = false;

  const setAside = async (from: Journal, item: SetAside) => {
    ears.setAside();
    await from.setAside(item);
  };

  /** The entries that can be read, their facts whole and in today's form. */
  const readable = async (from: Journal, entries: readonly Entry[]) => {
    const found: Entry[] = [];
    for (const entry of await unpacked(entries, from.contents)) {
      const read = readEntry(entry, model);
      if (read.ok) found.push({ ...entry, action: read.action });
      else if (read.newer) {
        // What came before it is shown; nothing of it is touched.
        newer = true;
        break;
      } else await setAside(from, { what: 'entry', seq: entry.seq, reason: read.reason, content: entry });
    }
    return found;
  };

  /** The newest snapshot that can be read. */
  const snapshotIn = async (from: Journal): Promise<(Omit<Snapshot, 'state'> & { state: State }) | undefined> => {
    for (const snapshot of await from.snapshots()) {
      const read = readSnapshot(snapshot, model);
      if (read.ok) return { ...snapshot, state: read.state };
      if (read.newer) {
        newer = true;
        continue;
      }
      await setAside(from, { what: 'snapshot', seq: snapshot.seq, reason: read.reason, content: snapshot });
    }
    return undefined;
  };

  /** The state after all that was read. */
  const state = async (from: Journal): Promise<State> => {
    const entries = tail;
    tail = [];
    const changed = new Map<number, Refusal['changed']>();
    const unreadable = new Map<number, SetAside>();
    const at = (place: number, then: (entry: Entry) => void) => {
      const entry = entries[place];
      if (entry) then(entry);
    };
    const replay = (first: number, end: number) => {
      const facts = entries.slice(first, end).map(({ action }) => action);
      base = model.replay(base, facts, {
        overtaken: (place, refusal) =>
          at(first + place, ({ seq: of }) => {
            overtaken = { ...overtaken, [of]: refusal.reason };
            changed.set(of, refusal.changed);
          }),
        unreadable: (place, error) =>
          at(first + place, (entry) =>
            unreadable.set(entry.seq, { what: 'entry', seq: entry.seq, reason: `It cannot be understood: ${messageOf(error)}`, content: entry }),
          ),
      });
    };
    let next = 0;
    for (const [place, entry] of entries.entries()) {
      if (!ears.isAwaited(entry)) continue;
      replay(next, place);
      const before = base;
      next = place + 1;
      replay(place, next);
      ears.changed(entry, before, base);
    }
    replay(next, entries.length);
    for (const entry of entries) {
      const missed = overtaken[entry.seq] ?? unreadable.get(entry.seq)?.reason;
      ears.settled(entry, missed === undefined ? { kept: entry.seq } : { missed, changed: changed.get(entry.seq) });
    }
    for (const item of unreadable.values()) await setAside(from, item);
    return base;
  };

  return {
    state,
    /** How far it was read. */
    seq: () => seq,
    /** Whether there was nothing to read at all. */
    isEmpty: () => seq === 0 && base === model.empty,
    /** Whether a newer program has written something that this one cannot read. */
    isNewer: () => newer,
    /** Why the entry at a place changed nothing; undefined unless it was overtaken. */
    overtaken: (place: number): string | undefined => overtaken[place],

    /** Reads all anew, from the newest snapshot that can be read. */
    async load(from: Journal) {
      const snapshot = await snapshotIn(from);
      const start = snapshot?.seq ?? 0;
      const entries = await from.since(start);
      const found = await readable(from, entries);
      // At once, so that a reading that fails midway leaves what was known.
      base = snapshot?.state ?? model.empty;
      overtaken = { ...snapshot?.overtaken };
      compactedTo = start;
      tail = found;
      seq = entries.at(-1)?.seq ?? start;
    },

    /** Takes in entries that came next; `ownFacts` are their facts where this browser said all of them itself. */
    async add(from: Journal, entries: readonly Entry[], ownFacts?: readonly UnknownAction[]) {
      const facts = ownFacts && entries.map((entry, index) => ({ ...entry, action: ownFacts[index] ?? entry.action }));
      tail.push(...(facts ?? (await readable(from, entries))));
      seq = entries.at(-1)?.seq ?? seq;
    },

    /** Takes a store's state for what all entries come to: nothing of others came between the own ones. */
    adopt(shown: State) {
      base = shown;
      for (const entry of tail) ears.settled(entry, { kept: entry.seq });
      tail = [];
    },

    /** Keeps a snapshot once `entries` came since the last one. */
    async compact(to: Journal, after: number, inOneTab: (work: () => Promise<void>) => Promise<void>) {
      if (seq - compactedTo < after) return;
      const snapshot = { version: model.version, state: await state(to), seq, overtaken };
      await inOneTab(() => to.compact(snapshot));
      compactedTo = snapshot.seq;
    },
  };
}
