import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import { savingMachine } from '@/machines/saving';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { backupSizeNow, takeBackup } from '@/store/backups/exchange';
import { todaysDate } from '@/store/kit/dates';
import { selectUserName } from '@/store/browser/sessionSlice';
import { useToast } from '@/ui/toast';
import { saveFile } from './saveFile';

const wasGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Saves the present state as a backup file; while that runs, how much is done and the way to give it up. */
export function useBackup() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const by = useAppSelector(selectUserName);
  const save = fromPromise<void, { onProgress: (share: number) => void }>(async ({ input: { onProgress }, signal }) => {
    try {
      const missing: string[] = [];
      const onNoHistory = (why: string) => void missing.push(why);
      const chunks = dispatch(takeBackup(by, { signal, onProgress, onNoHistory }));
      await saveFile(chunks, `trackyard-${todaysDate()}.zip`, dispatch(backupSizeNow()), signal);
      for (const why of missing) toast({ text: `The backup is saved without its history. ${why}` });
    } catch (error) {
      if (!wasGivenUp(error)) toast({ text: `No backup was made. ${inPlainWords(error, TRY_AGAIN)}` });
    }
  });
  const [state, send] = useMachine(savingMachine.provide({ actors: { save } }));
  return {
    running: state.matches('saving')
      ? { label: 'Making the backup…', share: state.context.share, onCancel: () => send({ type: 'cancelled' }) }
      : undefined,
    ask: () => send({ type: 'asked' }),
  };
}
