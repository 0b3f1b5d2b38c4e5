import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { restoreMachine, type Restorable, type Running } from '@/machines/restore';
import { useAppDispatch } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { contentsOf } from '@/store/business/backupFormat';
import { readingBackup, restoring } from '@/store/business/exchange';
import { NOUN_WORDS } from '@/store/business/nounWords';
import { useMove } from './useMove';

/** What is told of the work on a backup that is shown, by what the machine does. */
const LABELS = { restoring: 'Restoring the backup…', proving: 'Checking the history…', moving: 'Moving in…' } as const;

const STOPPED = 'Stopped. What is in so far stays. Move in again to go on.';

/** The way of a backup file to the restored business: where it stands, and what may come next. */
export function useRestore() {
  const dispatch = useAppDispatch();
  const say = useSay();
  const movable = useMove();
  const read = fromPromise<Restorable, { file: File; onProgress: Running['onProgress'] }>(
    async ({ input: { file, onProgress }, signal }) => {
      const backup = await dispatch(readingBackup(file, { signal, onProgress }));
      const restore = async (running: Running) => void say(await dispatch(restoring(backup, running)), 'The backup is restored.');
      const leftOut = backup.leftOut.map(({ reason }) => reason);
      const contents = contentsOf(backup.business).map(({ table, rows }) => ({ table: NOUN_WORDS[table].many, rows }));
      const history = await movable(backup);
      return { at: backup.at, by: backup.by, contents, leftOut, restore, ...(history && { history }) };
    },
  );
  const [state, send] = useMachine(restoreMachine.provide({ actors: { read } }));
  const { share, backup, reason, isStopped } = state.context;
  const onCancel = () => send({ type: 'cancelled' });
  const stage = (['restoring', 'proving', 'moving'] as const).find((one) => state.matches(one));
  const isAsking = state.matches('asking');
  const isShown = stage !== undefined || isAsking || state.matches('previewing');
  return {
    /** The backup that is shown, before or while it is put in place. */
    backup: isShown ? backup : undefined,
    /** Why it came to nothing. */
    failure: state.matches('failed') ? reason : undefined,
    /** Why a move stopped before its end. */
    stopped: isStopped === true ? STOPPED : reason,
    /** Whether it is being asked if the history shall move in. */
    isAsking,
    checking: state.matches('reading') ? { label: 'Checking the backup…', share, onCancel } : undefined,
    /** What is being done with the backup. */
    restoring: stage && { label: LABELS[stage], share, onCancel },
    choose: (file: File) => send({ type: 'fileChosen', file }),
    confirm: () => send({ type: 'confirmed' }),
    askToMove: () => send({ type: 'moveAsked' }),
    cancel: onCancel,
  };
}
