import type { UnknownAction } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';
import type { LeftOut } from '@/journal/port/model';
import { SpokenError } from '@/journal/kit/plainWords';
import type { BackupTask } from './backupFormat';
import type { Backup } from './backupReading';
import { businessReplaced, emptyBusiness, nouns, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { entryLeftOut, fittingIn } from './historyValidating';
import type { History } from './historyReading';
import { replay } from '@/store/business/replay';
import { spoken } from './spoken';

/** A backup whose history leads to its records. */
export interface Proven {
  backup: Backup;
  history: History;
  /** Those of its entries that no reducer can take, or that make what is not as it must be. */
  unfit: ReadonlySet<number>;
  /** What of the history does not fit, these included. */
  leftOut: readonly LeftOut[];
}

const NO_HISTORY = 'This backup has no history. It can be restored.';
const NO_BEGINNING = 'The history in this backup has no beginning. Restore the backup without it.';
const LEADS_ELSEWHERE = 'The history in this backup does not lead to the records in it. Restore the backup without it.';

/** Whether a fact puts a business in the place of whatever there is. */
const isWhole = (fact: UnknownAction) => businessReplaced.match(fact) && fact.payload.undoes === undefined;

/** Whether two businesses hold the same records. */
export const sameRecords = (one: Business, other: Business): boolean =>
  nouns.every(({ reducerPath }) => equal(one[reducerPath], other[reducerPath]));

/**
 * Goes through a backup's history as a journal that it moves into will, and holds what comes of it against the backup's
 * records; an Error says in a sentence why it cannot move in. Nothing is changed by it.
 */
export const provingHistory = (backup: Backup, task: BackupTask) => (): Promise<Proven> =>
  spoken(
    task,
    'This backup could not be checked here. Close other tabs and try again, or use another copy.',
    async () => {
      const { history } = backup;
      if (!history) throw new SpokenError(NO_HISTORY);
      const { signal, onProgress } = task;
      const checks = await businessModel.checks();
      const unfit = new Set<number>();
      const leftOut: LeftOut[] = [];
      let state = emptyBusiness;
      let isBegun = false;
      let done = 0;
      for await (const { fitting, out } of fittingIn(history, checks)) {
        signal.throwIfAborted();
        for (const one of out) leftOut.push(one);
        const listeners = {
          overtaken: () => {},
          unreadable: (place: number, reason: string) => {
            const one = fitting[place];
            if (!one) return;
            unfit.add(one.number);
            leftOut.push(entryLeftOut(one.number, reason, one.draft));
          },
        };
        state = replay(
          state,
          fitting.map(({ draft }) => draft.action),
          listeners,
          checks.misfit,
        );
        const first = fitting.find(({ number }) => !unfit.has(number));
        // Else it would build on whatever is there.
        if (first && !isBegun && !isWhole(first.draft.action)) throw new SpokenError(NO_BEGINNING);
        isBegun ||= first !== undefined;
        done += fitting.length + out.length;
        onProgress(Math.min(1, done / (history.entries || 1)));
      }
      if (!sameRecords(state, backup.business)) throw new SpokenError(LEADS_ELSEWHERE);
      return { backup, history, unfit, leftOut };
    },
  );
