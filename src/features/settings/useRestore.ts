import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { restoreMachine, type Restorable, type Running } from '@/machines/restore';
import { useAppDispatch } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { contentsOf } from '@/store/business/backupFormat';
import { readingBackup, restoring } from '@/store/business/exchange';
import { NOUN_WORDS } from '@/store/business/nounWords';

/** The way of a backup file to the restored business: where it stands, and what may come next. */
export function useRestore() {
  const dispatch = useAppDispatch();
  const say = useSay();
  const read = fromPromise<Restorable, { file: File; onProgress: Running['onProgress'] }>(
    async ({ input: { file, onProgress }, signal }) => {
      const backup = await dispatch(readingBackup(file, { signal, onProgress }));
      const restore = async (running: Running) => void say(await dispatch(restoring(backup, running)), 'The backup is restored.');
      const leftOut = backup.leftOut.map(({ reason }) => reason);
      const contents = contentsOf(backup.business).map(({ table, rows }) => ({ table: NOUN_WORDS[table].many, rows }));
      return { at: backup.at, by: backup.by, contents, leftOut, restore };
    },
  );
  const [state, send] = useMachine(restoreMachine.provide({ actors: { read } }));
  const isShown = state.matches('previewing') || state.matches('restoring');
  const { share } = state.context;
  const onCancel = () => send({ type: 'cancelled' });
  return {
    /** The backup that is shown, before or while it is put in place. */
    backup: isShown ? state.context.backup : undefined,
    /** Why it came to nothing. */
    failure: state.matches('failed') ? state.context.reason : undefined,
    checking: state.matches('reading') ? { label: 'Checking the backup…', share, onCancel } : undefined,
    restoring: state.matches('restoring') ? { label: 'Restoring the backup…', share, onCancel } : undefined,
    choose: (file: File) => send({ type: 'fileChosen', file }),
    confirm: () => send({ type: 'confirmed' }),
    cancel: onCancel,
  };
}
