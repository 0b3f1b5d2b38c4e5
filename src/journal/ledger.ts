import type { UnknownAction } from '@reduxjs/toolkit';
import { unpacked } from './bulk';
import type { CheckedFact, LeftOut, Model, Refusal, ReplayListeners } from './model';
import type { Entry, Journal, SetAside } from './port';
import { readEntry, readerOf, readSnapshot } from './reading';
import type { FactOutcome } from './dispatching';
import { oneByOne } from './takingTurns';

/** A snapshot as far as it fits. */
interface Read<State> {
  seq: number;
  state: State;
  overtaken: Record<string, string>;
}

export interface LedgerListeners<State> {
  /** Something could not be read and was moved out of the way. */
  setAside: () => void;
  /** What became of an entry is known. */
  settled: (entry: Entry, outcome: FactOutcome) => void;
  /** Whether somebody must know what exactly an entry changed. */
  isAwaited: (entry: Entry) => boolean;
  /** What such an entry changed. */
  changed: (entry: Entry, before: State, after: State) => void;
}

export type Ledger<State extends object> = ReturnType<typeof createLedger<State>>;

/** Why those entries were overtaken, by their place, as a snapshot says; what is no reason is left out. */
const reasonsIn = (overtaken: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(overtaken ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );

/** The snapshots, newest first; older ones are fetched only when they are asked for, as each may be as large as all the rest. */
async function* snapshotsOf(journal: Journal) {
  const [newest] = await journal.snapshots(1);
  if (!newest) return;
  yield newest;
  for (const snapshot of await journal.snapshots()) if (snapshot.seq !== newest.seq) yield snapshot;
}

const reasonOf = async (of: string, leftOut: readonly LeftOut[]) =>
  (await import('./leftOutReason')).leftOutReason(of, leftOut);

/** Where the runs of entries end that can be replayed in one go: those alike in being checked, and each awaited one alone. */
function endsOfRuns(entries: readonly Entry[], isAwaited: (entry: Entry) => boolean): number[] {
  return entries.flatMap((entry, place) => {
    const next = entries[place + 1];
    const goesOn = next && next.checked === entry.checked && !isAwaited(entry) && !isAwaited(next);
    return goesOn ? [] : [place + 1];
  });
}

/**
 * What a journal says, as far as it was read: a state up to some place and the entries after it, which are replayed
 * only when somebody must know. Nothing that waits to be kept is in it.
 */
export function createLedger<State extends object>(model: Model<State>, listeners: LedgerListeners<State>) {
  let seq = 0;
  let compactedTo = 0;
  let base = model.empty;
  let tail: Entry[] = [];
  let overtaken: Record<number, string> = {};
  let newer = false;

  /** Moves what cannot be read out of the way; beside a newer program nothing is touched. */
  const setAside = async (from: Journal, item: SetAside) => {
    if (newer) return;
    listeners.setAside();
    // What cannot be moved now stays and is met again at the next start: the rest must load all the same.
    await from.setAside(item).catch(() => {});
  };

  /** Sets an entry aside as it lies in the journal: a payload that travels apart stays there. */
  const setEntryAside = (from: Journal, entry: Entry, reason: string) => {
    const content = entry.bulk === undefined ? entry : { ...entry, action: { ...entry.action, payload: undefined } };
    return setAside(from, { what: 'entry', seq: entry.seq, reason, content });
  };

  /** Keeps what was left out of an entry or a snapshot, once. */
  const listLeftOut = async (from: Journal, place: number, of: string, leftOut: readonly LeftOut[]) => {
    if (leftOut.length === 0) return;
    const reason = await reasonOf(of, leftOut);
    const known = (await from.aside()).some(
      (item) => item.what === 'rows' && item.seq === place && item.reason === reason,
    );
    if (!known) await setAside(from, { what: 'rows', seq: place, reason, content: leftOut });
  };

  /** What an entry says, checked unless a program of this version has done so before. */
  const factOf = async (
    { checked, version }: Entry,
    fact: UnknownAction,
    inTurn: ReturnType<typeof oneByOne>,
  ): Promise<CheckedFact> =>
    checked && version === model.version ? { fact, leftOut: [] } : inTurn((await model.checks()).fact(fact));

  /** The entries that can be read, their facts whole and in today's form. */
  const readable = async (from: Journal, entries: readonly Entry[]) => {
    const found: Entry[] = [];
    const reader = await readerOf(model, entries);
    const inTurn = oneByOne();
    const all = (await unpacked(entries, from.contents)).map((entry) => ({ entry, read: readEntry(entry, reader) }));
    const firstNewer = all.findIndex(({ read }) => !read.ok && read.newer);
    const end = firstNewer < 0 ? all.length : firstNewer;
    // Before anything is set aside: beside a newer program nothing is touched. What came before it is shown.
    newer ||= end < all.length;
    for (const { entry, read } of all.slice(0, end)) {
      const { seq: place } = entry;
      const checked = read.ok ? await factOf(entry, read.action, inTurn) : read;
      if ('reason' in checked) await setEntryAside(from, entry, checked.reason);
      else {
        found.push({ ...entry, action: checked.fact });
        await listLeftOut(from, place, `entry ${place}`, checked.leftOut);
      }
    }
    // What comes of them only the newer program knows, but they have their place.
    for (const { entry } of all.slice(end)) listeners.settled(entry, { kept: entry.seq });
    return found;
  };

  /**
   * The newest snapshot of which all can be read; else the newest one without what does not fit, if there is no other way.
   * With it what is to be set aside then, once it is known that no newer program was here.
   */
  const snapshotIn = async (from: Journal) => {
    const later: (() => Promise<void>)[] = [];
    const odd: { read: Read<State>; item: SetAside; leftOut: readonly LeftOut[] }[] = [];
    let whole: Read<State> | undefined;
    const inTurn = oneByOne();
    for await (const snapshot of snapshotsOf(from)) {
      const read = readSnapshot(snapshot, await readerOf(model, [snapshot]));
      if (read.ok) {
        const { state: checked, leftOut } =
          snapshot.checked && snapshot.version === model.version
            ? { state: read.state as State, leftOut: [] }
            : await inTurn((await model.checks()).state(read.state));
        const { seq: place } = snapshot;
        const found = { seq: place, state: checked, overtaken: reasonsIn(snapshot.overtaken) };
        if (leftOut.length === 0) {
          whole = found;
          break;
        }
        odd.push({
          read: found,
          leftOut,
          item: {
            what: 'snapshot',
            seq: place,
            reason: await reasonOf(`snapshot ${place}`, leftOut),
            content: snapshot,
          },
        });
      } else if (read.newer) newer = true;
      else
        later.push(() =>
          setAside(from, { what: 'snapshot', seq: snapshot.seq, reason: read.reason, content: snapshot }),
        );
    }
    const [newest] = odd;
    if (!newest) return { snapshot: whole, later };
    // A snapshot only saves time, unless the entries before it are not here.
    if (whole || (await from.since(0))[0]?.seq === 1) {
      for (const { item } of odd) later.push(() => setAside(from, item));
      return { snapshot: whole, later };
    }
    later.push(() => listLeftOut(from, newest.read.seq, `snapshot ${newest.read.seq}`, newest.leftOut));
    return { snapshot: newest.read, later };
  };

  /** The state after all that was read. */
  const state = async (from: Journal): Promise<State> => {
    const misfit = tail.every(({ checked }) => checked) ? undefined : (await model.checks()).misfit;
    const entries = tail;
    tail = [];
    const changed = new Map<number, Refusal['changed']>();
    const unreadable = new Map<Entry, string>();
    const at = (place: number, then: (entry: Entry) => void) => {
      const entry = entries[place];
      if (entry) then(entry);
    };
    const replay = (first: number, end: number) => {
      const facts = entries.slice(first, end).map(({ action }) => action);
      const hear: ReplayListeners = {
        overtaken: (place, refusal) =>
          at(first + place, ({ seq: of }) => {
            overtaken = { ...overtaken, [of]: refusal.reason };
            changed.set(of, refusal.changed);
          }),
        unreadable: (place, reason) => at(first + place, (entry) => unreadable.set(entry, reason)),
      };
      // By what each entry is and not by what it is read with, as all tabs must come to the same.
      base = model.replay(base, facts, hear, entries[first]?.checked ? undefined : misfit);
    };
    let next = 0;
    for (const end of endsOfRuns(entries, listeners.isAwaited)) {
      const before = base;
      replay(next, end);
      at(next, (entry) => listeners.isAwaited(entry) && listeners.changed(entry, before, base));
      next = end;
    }
    for (const entry of entries) {
      const missed = overtaken[entry.seq] ?? unreadable.get(entry);
      listeners.settled(
        entry,
        missed === undefined ? { kept: entry.seq } : { missed, changed: changed.get(entry.seq) },
      );
    }
    for (const [entry, reason] of unreadable) await setEntryAside(from, entry, reason);
    return base;
  };

  return {
    state,
    /** How far it was read. */
    seq: () => seq,
    /** Whether there was nothing to read at all. */
    isEmpty: () => seq === 0 && base === model.empty && !newer,
    /** Whether a newer program has written something that this one cannot read. */
    isNewer: () => newer,
    /** Why the entry at a place changed nothing; undefined unless it was overtaken. */
    overtaken: (place: number): string | undefined => overtaken[place],

    /** Reads all anew, from the newest snapshot that can be read. */
    async load(from: Journal) {
      const { snapshot, later } = await snapshotIn(from);
      const start = snapshot?.seq ?? 0;
      const entries = await from.since(start);
      const found = await readable(from, entries);
      for (const put of later) await put();
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
      for (const entry of tail) listeners.settled(entry, { kept: entry.seq });
      tail = [];
    },

    /** Keeps a snapshot once `entries` came since the last one. */
    async compact(to: Journal, after: number, inOneTab: (work: () => Promise<void>) => Promise<void>) {
      if (seq - compactedTo < after) return;
      const snapshot = { version: model.version, state: await state(to), seq, overtaken, checked: true as const };
      compactedTo = snapshot.seq;
      // It only saves time, so one that cannot be kept is no trouble: the next comes after as many entries again.
      await inOneTab(() => to.compact(snapshot)).catch(() => {});
    },
  };
}
