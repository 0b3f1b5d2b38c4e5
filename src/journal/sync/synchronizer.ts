import type { UnknownAction } from '@reduxjs/toolkit';
import { beginAnew } from './beginningAnew';
import { catchUp } from './catchingUp';
import { journalSynced } from './journalSlice';
import type { Ledger } from '@/journal/reading/ledger';
import type { Model, FactOutcome } from '@/journal/port/model';
import type { OwnFacts } from './ownFacts';
import type { Answer, Draft, Journal } from '@/journal/port/port';
import { createRebasing } from './rebasing';
import { sent } from './sending';

interface SynchronizerOptions<State extends object> {
  model: Model<State>;
  ledger: Ledger<State>;
  own: OwnFacts;
  dispatch: (action: UnknownAction) => void;
  /** What the store shows; undefined while there is none. */
  shown: () => State | undefined;
  draftOf: (action: UnknownAction, id: string) => Draft;
}

export type Synchronizer = ReturnType<typeof createSynchronizer>;

/** What the journal's answer to a draft settles: that it will never be taken, or that it was read long ago. */
function outcomeOf<State extends object>(ledger: Ledger<State>, answer: Answer | undefined): FactOutcome | undefined {
  if (answer === undefined) return undefined;
  if ('refused' in answer) return { missed: answer.refused, changed: answer.changed };
  if (answer.kept > ledger.seq()) return undefined;
  const missed = ledger.overtaken(answer.kept);
  return missed === undefined ? answer : { missed };
}

/** Carries what waits to a journal, and puts what the journal says into the store. */
export function createSynchronizer<State extends object>(options: SynchronizerOptions<State>) {
  const { model, ledger, own, dispatch } = options;
  const { waiting, outlasting, pendingBlobs } = own;
  const rebasing = createRebasing(model, ledger, own, dispatch);
  const { rebase } = rebasing;
  let lost = false;

  /** Sends what waits; what the journal refuses is taken back. Gives the ids of those that it keeps and that were not read yet. */
  const send = async (to: Journal): Promise<Set<string>> => {
    const placed = new Set<string>();
    const known = (await sent(waiting.ready(), to, pendingBlobs)).flatMap(({ draft, answer }) => {
      const outcome = outcomeOf(ledger, answer);
      if (answer && !outcome) placed.add(draft.id);
      return outcome ? [{ draft, outcome }] : [];
    });
    if (known.length === 0) return placed;
    for (const { draft, outcome } of known) own.settled(draft, outcome);
    // Before anything else is read: what the store shows must not be taken for what the journal says.
    await rebase(to);
    dispatch(journalSynced(ledger.seq(), waiting.all().length));
    return placed;
  };

  const reseed = async (to: Journal) => {
    await beginAnew({ ...options, pendingBlobs }, to);
    lost = false;
    await rebase(to);
  };

  return {
    rebase,
    /** Notes that the journal was deleted; false when that was known already. */
    lose() {
      if (lost) return false;
      lost = true;
      return true;
    },
    /** Once there and back; rejects when the journal does not answer, and may then be run again. */
    async run(to: Journal) {
      if (lost) await reseed(to);
      let first: string | undefined;
      let held = false;
      do {
        first = waiting.all()[0]?.id;
        held = waiting.ready().length < waiting.all().length;
        const placed = first !== undefined && !ledger.isNewer() ? await send(to) : new Set<string>();
        await catchUp({ ...options, rebasing }, to, placed);
        // What was held back may go now.
      } while (held && first !== waiting.all()[0]?.id);
      await outlasting.tidy();
    },
  };
}
