import type { UnknownAction } from '@reduxjs/toolkit';
import { newerProgramMet } from './journalSlice';
import type { Ledger } from '@/journal/reading/ledger';
import type { OwnFacts } from './ownFacts';
import { pauseAfter } from './pauseAfter';
import { JournalLostError, NewerProgramError, type Journal } from '@/journal/port/port';
import type { ReplicaSetup } from './replicaOptions';
import { createSyncing } from './syncing';
import type { Synchronizer } from './synchronizer';

const NEVER_SENT = 'It was not kept: a newer version of Trackyard is in use here. Reload this page, then do it again.';

export type RoundsOptions<State extends object> = ReplicaSetup<State> & {
  ledger: Ledger<State>;
  own: OwnFacts;
  synchronizer: Synchronizer;
  dispatch: (action: UnknownAction) => void;
};

/** The rounds between the store and the journal worked with: one after another, again after a failure, none beside a newer program. */
export function createRounds<State extends object>(options: RoundsOptions<State>, journal: () => Journal | undefined) {
  const { ledger, own, synchronizer, dispatch, pause, inOneTab, compactAfter } = options;
  let failures = 0;
  /** Something of closed tabs lies in the outbox. */
  let left = false;
  let outdated = false;

  /** Goes on showing only; what waits is to be taken back from the store after this. */
  const meetNewer = () => {
    outdated = true;
    dispatch(newerProgramMet());
    // What can be left the newer program sends; all else that waits nobody ever will.
    for (const draft of own.outlasting.passing(own.waiting.all())) own.settled(draft, { missed: NEVER_SENT });
  };

  const once = async (to: Journal) => {
    if (outdated) return;
    try {
      if (left) {
        await own.recallInto(to);
        await synchronizer.rebase(to);
        left = false;
      }
      await synchronizer.run(to);
      if (ledger.isNewer()) throw new NewerProgramError('The journal goes on in a form of a newer program.');
      await ledger.compact(to, compactAfter, inOneTab);
      failures = 0;
      own.tellWorking(ledger.seq());
    } catch (error) {
      again();
      if (error instanceof NewerProgramError) {
        meetNewer();
        await synchronizer.rebase(to);
        return;
      }
      if (error instanceof JournalLostError && synchronizer.lose()) return;
      failures += 1;
      own.tellTrouble(error);
      await pause(pauseAfter(error, failures));
    }
  };

  const { sync, settling, again } = createSyncing(journal, once, ledger.compacted);

  return {
    sync,
    settling,
    meetNewer,
    /** Whether a newer program writes here: nothing is said, sent or compacted any more. */
    isOutdated: () => outdated,
    /** Something of closed tabs lies in the outbox: it waits again from the next round on. */
    noteLeft: () => {
      left = true;
      void sync();
    },
  };
}
