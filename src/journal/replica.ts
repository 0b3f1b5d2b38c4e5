import type { MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';
import { createAttachment } from './sync/attachment';
import { createBesideFacts } from './besideFacts';
import { createConflicts } from './sync/conflicts';
import { dispatching, type Keep } from './sync/dispatching';
import { drafting } from './drafting';
import { contentSetAside, journalFailed } from './sync/journalSlice';
import { givingUp } from './sync/givingUp';
import { createLedger } from './reading/ledger';
import { createLookup } from './lookup';
import type { ProjectionListeners } from './reading/projection';
import { createOpening } from './opening';
import { createOwnFacts } from './sync/ownFacts';
import { NewerProgramError } from './port/port';
import { withDefaults, type ReplicaOptions } from './sync/replicaOptions';
import { createSynchronizer } from './sync/synchronizer';

const OUTDATED = {
  reason: 'Nothing was changed: a newer version of Trackyard is in use here. Reload this page, then do it again.',
};

export type Replica = Omit<ReturnType<typeof createReplica>, 'middleware'>;

/** What the dispatch of a store runs with its replica, where it has one. */
export type ReplicaThunk<Result, State = unknown, Dispatch = unknown> = (
  dispatch: Dispatch,
  getState: () => State,
  replica: Replica | undefined,
) => Result;

/** Tells of each entry what it changed: to those who wait for it, and to whoever follows them all. */
const changesTold = <State extends object>(
  { changed }: Pick<ReplicaOptions<State>, 'changed'>,
  conflicts: ReturnType<typeof createConflicts<State>>,
): Pick<ProjectionListeners<State>, 'isAwaited' | 'changed'> => ({
  isAwaited: (entry) => changed !== undefined || conflicts.isAwaited(entry),
  changed(entry, before, after) {
    changed?.(entry, before, after);
    if (conflicts.isAwaited(entry)) conflicts.changed(entry, before, after);
  },
});

/**
 * Keeps a store equal to a journal. Own facts show at once and wait until they are durable; the journal's order wins,
 * and the facts still waiting are replayed on top of it, so that no own action disappears in between. A fact that the
 * rules refuse in the journal's order was overtaken: it changes nothing, and its author is told.
 */
export function createReplica<State extends object>(given: ReplicaOptions<State>) {
  let api: MiddlewareAPI | undefined;
  const dispatch = (action: UnknownAction) => void api?.dispatch(action);
  const setup = withDefaults(given);
  const options = { ...setup, dispatch, draftOf: drafting(setup) };
  const { model, mayNot } = setup;
  const shown = () => (api ? model.of(api.getState() as object) : undefined);

  const undone = new WeakMap<object, string>();
  const conflicts = createConflicts(model);
  const own = createOwnFacts({ ...options, conflicts });
  const { waiting, outlasting, settled } = own;
  const setAside = () => dispatch(contentSetAside());
  const ledger = createLedger(model, { ...changesTold(options, conflicts), settled, setAside });
  const synchronizer = createSynchronizer({ ...options, ledger, own, shown });
  const attachment = createAttachment({ ...options, ledger, own, synchronizer });
  const opening = createOpening({ ...options, ledger, own, attachment, synchronizer });
  const { rounds } = attachment;
  const barred = (fact: UnknownAction) => (rounds.isOutdated() ? OUTDATED : mayNot(fact));
  const keep: Keep = (action, undoes) => {
    const kept = own.keep(action, undoes);
    void rounds.sync();
    return kept;
  };

  return {
    middleware: (store: MiddlewareAPI) => {
      api = store;
      return dispatching(model, keep, barred, undone)(store);
    },

    /** Opens the journal and brings the store up to it; without storage it works on from memory, and says so. */
    async start() {
      try {
        await opening.open();
      } catch (error) {
        if (error instanceof NewerProgramError) rounds.meetNewer();
        dispatch(journalFailed('The data could not be loaded. Reload this page.'));
      }
    },

    /** How many facts are not durable yet. */
    waiting: () => waiting.all().length,
    /** These facts, oldest first. */
    unplaced: waiting.all,
    /** Whether one of them is in the outbox, which outlasts the page. */
    lasts: outlasting.lasts,
    /** Whether something would be lost if the page were closed now; what the outbox holds outlasts it. */
    unsaved: () => waiting.all().some(({ id }) => !outlasting.lasts(id)) || (opening.inMemory() && ledger.seq() > 1),
    /** Leaves what is not durable yet to the next page, at once: to be called as the page goes. */
    leave: () => outlasting.leave(waiting.all()),
    giveUp: givingUp(own),
    ...rounds.settling,
    ...createLookup(model, ledger, attachment, undone),
    ...createBesideFacts(options, own, attachment),
    move: attachment.move,
    close: attachment.close,
  };
}
