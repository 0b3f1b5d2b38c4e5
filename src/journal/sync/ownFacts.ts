import type { UnknownAction } from '@reduxjs/toolkit';
import { createConfirmations } from './confirmations';
import type { Conflicts } from './conflicts';
import { nothingToUndo, type Keep } from './dispatching';
import { type FactOutcome } from '@/journal/port/model';
import { factMissed } from './journalSlice';
import { createOutlasting } from './outlasting';
import { createPendingBlobs } from './pendingBlobs';
import type { Draft, Journal } from '@/journal/port/port';
import type { ReplicaSetup } from './replicaOptions';
import { createWaiting } from './waiting';
import { createWaitingNotices } from './waitingNotices';

type OwnFactsOptions<State extends object> = ReplicaSetup<State> & {
  conflicts: Conflicts;
  dispatch: (action: UnknownAction) => void;
  draftOf: (action: UnknownAction, id: string) => Draft;
};

export type OwnFacts = ReturnType<typeof createOwnFacts>;

/** The facts that were said here, from the moment they are said until the journal's order tells what became of each. */
export function createOwnFacts<State extends object>(options: OwnFactsOptions<State>) {
  const { model, outbox, unsavedAtUnload, newId, conflicts, dispatch, draftOf } = options;
  /** The ids of those whose outcome is not known yet. */
  const open = new Set<string>();
  const confirmations = createConfirmations();
  const pendingBlobs = createPendingBlobs();
  const notices = createWaitingNotices(options, () => waiting.all());
  const outlasting = createOutlasting(outbox, unsavedAtUnload, pendingBlobs, notices.trouble);
  const waiting = createWaiting(outlasting);

  const adopt = (drafts: readonly Draft[]) => {
    for (const { id } of drafts) open.add(id);
    void notices.countOnceNoticeable(drafts);
  };

  const settled = ({ id, action }: Draft, outcome: FactOutcome) => {
    if (open.delete(id)) {
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

  const keep: Keep = (action, undoes) => {
    const draft = { ...draftOf(action, newId()), undoes };
    waiting.add(draft);
    adopt([draft]);
    return { id: draft.id, confirmed: confirmations.open(draft.id), undoing: () => conflicts.undoing(draft.id) };
  };

  return {
    waiting,
    outlasting,
    conflicts,
    pendingBlobs,
    tellTrouble: notices.trouble,
    tellWorking: notices.works,
    /** Takes drafts for own ones: their author is here. */
    adopt,
    /** Notes what became of a fact; of one that was said here its author is told when it came to nothing. */
    settled,
    whileShowing: confirmations.whileShowing,
    /** Keeps a fact that is said now. */
    keep,
    /** What pages that are gone could not keep, or other tabs not send, waits again; what does not fit is set aside. */
    async recallInto(journal: Journal) {
      const fit = async (found: readonly object[]) =>
        (await import('@/journal/recalling')).recalled(found, { model, pendingBlobs, dispatch }, journal);
      adopt(await waiting.recall(fit));
    },
  };
}
