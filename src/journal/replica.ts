import { nanoid, type MiddlewareAPI, type UnknownAction } from '@reduxjs/toolkit';
import { createConfirmations } from './confirmations';
import { createSynchronizer, RECOVERY } from './synchronizer';
import { inOneTabAtATime } from './inOneTab';
import {
  contentSetAside,
  factMissed,
  factsWaited,
  journalFailed,
  journalOpened,
  newerProgramMet,
  olderDataFound,
} from './journalSlice';
import { createConflicts } from './conflicts';
import { createLedger } from './ledger';
import { createLookup } from './lookup';
import { createOpening } from './opening';
import { pauseBefore } from './pauses';
import { inPlainWords } from './plainWords';
import { JournalLostError, NewerProgramError, type Draft, type Journal, type Parcel, type SetAside } from './port';
import type { ReplicaOptions } from './replicaOptions';
import { nothingToUndo, dispatching, type Keep, type FactOutcome } from './dispatching';
import { createPendingBlobs } from './pendingBlobs';
import { createSyncing } from './syncing';
import { createWaiting } from './waiting';

const COMPACT_AFTER = 1_000;
/** How long a fact may wait before the shell speaks of it. */
export const NOTICEABLE_MS = 500;

const OUTDATED = {
  reason: 'Nothing was changed: a newer version of Trackyard is in use here. Reload this page, then do it again.',
};

const NEVER_SENT = 'It was not kept: a newer version of Trackyard is in use here. Reload this page, then do it again.';

export type Replica = Omit<ReturnType<typeof createReplica>, 'middleware'>;

/**
 * Keeps a store equal to a journal. Own facts show at once and wait until they are durable; the journal's order wins,
 * and the facts still waiting are replayed on top of it, so that no own action disappears in between. A fact that the
 * rules refuse in the journal's order was overtaken: it changes nothing, and its author is told.
 */
export function createReplica<State extends object>({
  model,
  openJournal,
  outbox,
  unsavedAtUnload,
  firstFact,
  by,
  waits = false,
  mayNot = () => undefined,
  now = () => new Date().toISOString(),
  newId = nanoid,
  pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  inOneTab = inOneTabAtATime,
  compactAfter = COMPACT_AFTER,
}: ReplicaOptions<State>) {
  let api: MiddlewareAPI | undefined;
  let journal: Journal | undefined;
  /** The ids of own facts whose outcome is not known yet. */
  const own = new Set<string>();
  const confirmations = createConfirmations();
  const pendingBlobs = createPendingBlobs();
  let failures = 0;
  let closed = false;
  /** Something of closed tabs lies in the outbox. */
  let left = false;
  /** A newer program writes here: nothing is said, sent or compacted any more. */
  let outdated = false;

  const dispatch = (action: UnknownAction) => void api?.dispatch(action);
  const waiting = createWaiting(
    outbox,
    unsavedAtUnload,
    (error) => dispatch(factsWaited({ waiting: waiting.all().length, trouble: inPlainWords(error) })),
    pendingBlobs.parcelOf,
  );
  const draftOf = (action: UnknownAction, id: string): Draft => ({
    id,
    at: now(),
    by: by(),
    version: model.version,
    about: model.aboutOf(action),
    action,
    checked: true,
  });

  const conflicts = createConflicts(model);
  const { isAwaited, changed } = conflicts;

  const settled = ({ id, action }: Draft, outcome: FactOutcome) => {
    if (own.delete(id)) {
      waiting.drop(new Set([id]));
      const missed = 'missed' in outcome ? { reason: outcome.missed, changed: outcome.changed } : conflicts.missed(id);
      if (missed) {
        const tell = () => dispatch(factMissed({ id, fact: action, ...missed }));
        if (outbox) outbox.tellOnce(id, tell);
        else tell();
      }
    }
    confirmations.settle(id, outcome);
    if (!('missed' in outcome)) return;
    const { reason } = nothingToUndo(outcome.missed);
    for (const undo of waiting.all()) if (undo.undoes === id) settled(undo, { missed: reason });
  };

  const ledger = createLedger(model, { setAside: () => dispatch(contentSetAside()), settled, isAwaited, changed });
  const synchronizer = createSynchronizer({
    model,
    ledger,
    waiting,
    pendingBlobs,
    conflicts,
    settled,
    dispatch,
    shown: () => (api ? model.of(api.getState() as object) : undefined),
    recovery: (state) => draftOf(model.recovering(state), RECOVERY),
  });

  const lasts = (id: string) => outbox?.holds(id) === true;
  /** Whether a draft names no bytes that are not kept yet. */
  const isWhole = (draft: Draft) => pendingBlobs.namedBy(draft).length === 0;

  /** Goes on showing only; what waits is to be taken back from the store after this. */
  const meetNewer = () => {
    outdated = true;
    dispatch(newerProgramMet());
    // What can be left the newer program sends; all else that waits nobody ever will.
    for (const draft of waiting.passing(isWhole)) settled(draft, { missed: NEVER_SENT });
  };

  const syncOnce = async (to: Journal) => {
    if (outdated) return;
    try {
      if (left) {
        await opening.recallInto(to);
        await synchronizer.rebase(to);
        left = false;
      }
      await synchronizer.run(to);
      if (ledger.isNewer()) throw new NewerProgramError('The journal goes on in a form of a newer program.');
      await ledger.compact(to, compactAfter, inOneTab);
      failures = 0;
    } catch (error) {
      again();
      if (error instanceof NewerProgramError) {
        meetNewer();
        await synchronizer.rebase(to);
        return;
      }
      if (error instanceof JournalLostError && synchronizer.lose()) return;
      failures += 1;
      dispatch(factsWaited({ waiting: waiting.all().length, trouble: inPlainWords(error) }));
      await pause(pauseBefore(failures));
    }
  };

  const { sync, settled: synced, again } = createSyncing(() => journal, syncOnce);

  const countWhenNoticeable = async (draft: Draft) => {
    await pause(NOTICEABLE_MS);
    if (waiting.all().includes(draft)) dispatch(factsWaited({ waiting: waiting.all().length }));
  };

  const keep: Keep = (action, undoes) => {
    const draft = { ...draftOf(action, newId()), undoes };
    waiting.add(draft);
    own.add(draft.id);
    void sync();
    void countWhenNoticeable(draft);
    return { id: draft.id, confirmed: confirmations.open(draft.id), undoing: () => conflicts.undoing(draft.id) };
  };

  /** Works on with this journal. */
  const workOn = async (opened: Journal) => {
    // While it was opened and read.
    if (closed) {
      await opened.close();
      return;
    }
    journal = opened;
    if (ledger.isNewer()) meetNewer();
    await synchronizer.rebase(opened);
    dispatch(journalOpened(ledger.seq()));
    opened.subscribe(() => void sync());
    outbox?.subscribe(() => {
      left = true;
      void sync();
    });
    await sync();
    // Worth no failure of a start: Data lists it again.
    const aside = await opened.aside().catch(() => []);
    if (aside.some(({ what }) => what === 'earlier data')) dispatch(olderDataFound());
  };

  const opening = createOpening({
    model,
    ledger,
    waiting,
    pendingBlobs,
    openJournal,
    waits,
    firstFact,
    draftOf,
    dispatch,
    pause,
    workOn,
    meetNewer,
    own: (drafts) => {
      for (const { id } of drafts) own.add(id);
    },
    async resume(held) {
      if (closed) return;
      journal = held;
      await sync();
    },
    async letGo() {
      journal = undefined;
      // What is on its way to memory arrives there first.
      await synced();
    },
    holds: (held) => journal === held,
  });

  const opened = (): Journal => {
    if (!journal) throw new Error('The data is not loaded yet. Try again in a moment.');
    return journal;
  };

  const lookup = createLookup(model, ledger, () => journal);

  return {
    middleware: (store: MiddlewareAPI) => {
      api = store;
      return dispatching(model, keep, (fact) => (outdated ? OUTDATED : mayNot(fact)))(store);
    },

    /** Opens the journal and brings the store up to it; without storage it works on from memory, and says so. */
    async start() {
      try {
        await opening.open();
      } catch (error) {
        if (error instanceof NewerProgramError) meetNewer();
        dispatch(journalFailed('The data could not be loaded. Reload this page.'));
      }
    },

    /** How many facts are not durable yet. */
    waiting: () => waiting.all().length,
    /** These facts, oldest first. */
    unplaced: waiting.all,
    /** Whether one of them is in the outbox, which outlasts the page. */
    lasts,
    /** Whether something would be lost if the page were closed now; what the outbox holds outlasts it. */
    unsaved: () => waiting.all().some(({ id }) => !lasts(id)) || (opening.inMemory() && ledger.seq() > 1),
    /** Leaves what is not durable yet to the next page, at once: to be called as the page goes. */
    leave: () => waiting.leave(isWhole),
    /** Resolves when nothing is under way any more. */
    settled: synced,
    ...lookup,
    /** The fact that takes back the entry at a place; undefined when there is none. Whether it can be now the rules tell when it is said. */
    inverse: async (place: number) => (await import('./inverting')).inverseOf(model, opened(), place),
    /** So many entries after that place, as they lie in the journal. */
    entries: (after: number, limit: number) => opened().since(after, limit),
    /** Appends what comes from another journal straight to this one, and shows it. */
    move: (parcels: readonly Parcel[]) =>
      opened()
        .append(parcels)
        .finally(() => void sync()),
    /** Where bytes are kept that facts name by their hash; an Error before the journal is open. */
    contents: () => pendingBlobs.over(opened().contents),
    /** Takes bytes that a fact will name: they are kept together with it, in the outbox as well. */
    stage: pendingBlobs.add,
    /**
     * Removes contents that were last put before that instant (ISO) and that nothing names, the texts of JSON included. A
     * journal that is not in this browser has others that may yet name some.
     */
    async tidy(texts: readonly string[], before: string) {
      const open = journal;
      if (!open || outbox || outdated) return;
      const { removeOrphans } = await import('./orphans');
      await inOneTab(() => removeOrphans(open, [...texts, JSON.stringify(waiting.all())], before));
    },
    /** Keeps what did not fit of something that came from outside, beside what could not be read. */
    setAside: async (item: SetAside) => journal?.setAside(item),
    /** What could not be read and was moved out of the way. */
    aside: (): Promise<SetAside[]> => journal?.aside() ?? Promise.resolve([]),
    /** Lets go of the journal; what is not durable yet stays unsaved, or in the outbox. */
    async close() {
      closed = true;
      const open = journal;
      journal = undefined;
      await open?.close();
    },
  };
}
