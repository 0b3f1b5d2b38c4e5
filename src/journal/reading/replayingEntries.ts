import type { Checks, Model, Refusal, ReplayListeners } from '@/journal/port/model';
import type { Entry } from '@/journal/port/port';

export interface EntryListeners<State> {
  /** Whether somebody must know what exactly an entry changed. */
  isAwaited: (entry: Entry) => boolean;
  /** What such an entry changed. */
  changed: (entry: Entry, before: State, after: State) => void;
}

interface Replayed<State> {
  /** The state after all of them. */
  state: State;
  /** Why those changed nothing that the rules refused, by their place in the journal. */
  overtaken: ReadonlyMap<number, Refusal>;
  /** Why those changed nothing that no reducer can take. */
  unreadable: ReadonlyMap<Entry, string>;
}

/** Where the runs of entries end that can be replayed in one go: those alike in being checked, and each awaited one alone. */
function endsOfRuns(entries: readonly Entry[], isAwaited: (entry: Entry) => boolean): number[] {
  return entries.flatMap((entry, place) => {
    const next = entries[place + 1];
    const goesOn = next && next.checked === entry.checked && !isAwaited(entry) && !isAwaited(next);
    return goesOn ? [] : [place + 1];
  });
}

/** What entries come to on top of a state, bit by bit as far as one of them takes long; `misfit` is asked of those that were not checked. */
export function* replayingEntries<State extends object>(
  model: Model<State>,
  before: State,
  entries: readonly Entry[],
  { isAwaited, changed }: EntryListeners<State>,
  misfit: Checks<State>['misfit'] | undefined,
): Generator<number, Replayed<State>> {
  const overtaken = new Map<number, Refusal>();
  const unreadable = new Map<Entry, string>();

  function* replayRun(state: State, run: readonly Entry[]): Generator<number, State> {
    const at = (place: number, then: (entry: Entry) => void) => {
      const entry = run[place];
      if (entry) then(entry);
    };
    const hear: ReplayListeners = {
      overtaken: (place, refusal) => at(place, ({ seq }) => overtaken.set(seq, refusal)),
      unreadable: (place, reason) => at(place, (entry) => unreadable.set(entry, reason)),
    };
    const facts = run.map(({ action }) => action);
    // By what each entry is and not by what it is read with, as all tabs must come to the same.
    const after = yield* model.replaying(state, facts, hear, run[0]?.checked ? undefined : misfit);
    at(0, (entry) => isAwaited(entry) && changed(entry, state, after));
    return after;
  }

  let state = before;
  let next = 0;
  for (const end of endsOfRuns(entries, isAwaited)) {
    state = yield* replayRun(state, entries.slice(next, end));
    next = end;
  }
  return { state, overtaken, unreadable };
}
