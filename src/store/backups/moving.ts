import { formatCount, formatCountOf } from '@/format';
import { packed } from '@/journal/reading/bulk';
import { namesIn } from '@/journal/kit/contentNames';
import { inPlainWords, SpokenError, TRY_AGAIN } from '@/journal/kit/plainWords';
import type { Parcel } from '@/journal/port/port';
import type { Replica, ReplicaThunk } from '@/journal/replica';
import { selectDenied, selectOffice } from '@/store/browser/selectOffice';
import type { BackupTask } from './backupFormat';
import { broughtAlong } from '@/store/stock/challans/brought';
import { businessOf, businessReplaced } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { caughtUp } from './caughtUp';
import { fittingIn, type FittingEntry } from './historyValidating';
import { sameRecords, type Proven } from './historyProving';
import type { History } from './historyReading';
import { contextFor, movedId, NOT_EMPTY, type MoveContext } from './moveContext';
import type { RootState } from '@/store/business/store';

const OUTDATED = 'A newer version of Trackyard is in use here. Reload this page first.';

/** What became of a move. */
export interface MovedHistory {
  /** How many entries of the history are in. */
  entries: number;
  /** How many of them were not there before. */
  added: number;
  /** Whether the records are now those of the backup: somebody else may have said something meanwhile. */
  isSame: boolean;
}

/** What became of a move, in words. */
export function movedWords({ entries, added, isSame }: MovedHistory): string {
  if (added === 0) return 'All of this history is here already. Nothing was added.';
  const moved = `The business moved in with its history: ${formatCountOf(entries, 'entry', 'entries')}.`;
  return isSame ? moved : `${moved} Something else was changed meanwhile, so not all is as in the backup.`;
}

/** Why a history cannot move in here, in a sentence; nothing where it can: in the embedded mode always. */
export const movingRefusal =
  ({ id }: Pick<History, 'id'>): ReplicaThunk<Promise<string | undefined>, RootState> =>
  async (_dispatch, getState, replica) => {
    if (!selectOffice(getState()) || !replica) return undefined;
    const denied = selectDenied(getState(), businessReplaced.type);
    return denied ?? ((await contextFor(id, replica, true)).isTaken ? NOT_EMPTY : undefined);
  };

/** The run to go on with: another one where something else was said since the last, as the history would mix with it. */
const runOn = ({ runs, isNewest }: MoveContext) => (isNewest ? runs : runs + 1);

/** Brings the bytes that entries name, each once, before the entries themselves. */
function bringer({ file }: History, replica: Replica) {
  const brought = new Set<string>();
  return async (drafts: readonly FittingEntry[]) => {
    const names = drafts.flatMap(({ draft }) => namesIn(JSON.stringify(draft.action)));
    for (const name of new Set(names)) {
      if (brought.has(name)) continue;
      brought.add(name);
      const found = file(name);
      if (found) await replica.contents().put(name, await found.read());
    }
  };
}

/**
 * Appends a backup's history to the journal there is, in its order and with its authors and times, so that the business becomes
 * the backup's. Given up, or after a failure, what was appended stays, and the next time it goes on from there. An Error says
 * in sentences what was done and why no more.
 */
export const movingIn =
  (
    { backup, history, unfit, leftOut }: Proven,
    { signal, onProgress }: BackupTask,
  ): ReplicaThunk<Promise<MovedHistory>, RootState> =>
  async (_dispatch, getState, replica) => {
    let there = 0;
    try {
      if (!replica) throw new Error('There is no journal to move into.');
      if (getState().journal.outdated) throw new SpokenError(OUTDATED);
      const context = await contextFor(history.id, replica);
      if (selectOffice(getState()) && context.isTaken) throw new SpokenError(NOT_EMPTY);
      const run = runOn(context);
      const moved = run === context.runs ? context.moved : new Set<number>();
      there = moved.size;
      let added = 0;
      const { leftOutItem } = await import('./leftOutItem');
      if (leftOut.length > 0)
        await replica.setAside(leftOutItem({ at: backup.at, leftOut }, 'the history in the backup'));
      const bring = bringer(history, replica);
      for await (const { fitting } of fittingIn(history, await businessModel.checks())) {
        const next = fitting.filter(({ number }) => !unfit.has(number) && !moved.has(number));
        if (next.length === 0) continue;
        signal.throwIfAborted();
        await bring(next);
        signal.throwIfAborted();
        const parcels: Parcel[] = [];
        for (const { number, draft } of next)
          parcels.push({ ...(await packed({ ...draft, id: movedId(history.id, run, number) })), moved: true });
        for (const answer of await replica.move(parcels)) {
          if ('refused' in answer) throw new SpokenError(answer.refused);
          there += 1;
          if (answer.kept > context.last) added += 1;
        }
        onProgress((next.at(-1)?.number ?? 0) / history.entries);
      }
      await caughtUp(replica, () => getState().journal);
      const { journal, ...state } = getState();
      const { business } = backup;
      const brought = selectOffice(getState()) ? { ...business, challans: broughtAlong(business.challans) } : business;
      // Where the journal does not answer now, nobody can tell yet.
      return {
        entries: there,
        added,
        isSame: journal.trouble !== undefined || sameRecords(businessOf(state), brought),
      };
    } catch (error) {
      if (signal.aborted) throw error;
      const why = inPlainWords(error, TRY_AGAIN);
      const done = `${formatCount(there)} of ${formatCount(history.entries)} entries are in.`;
      throw new SpokenError(there === 0 ? `Nothing was changed. ${why}` : `${done} ${why} Move in again to go on.`, {
        cause: error,
      });
    }
  };
