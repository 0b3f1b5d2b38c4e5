import { DownloadOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';
import { Button, type ButtonProps } from 'antd';
import { fromPromise } from 'xstate';
import { messageOf } from '@/journal/messageOf';
import { savingMachine } from '@/machines/saving';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { backupSizeNow, takeBackup } from '@/store/business/exchange';
import { todaysDate } from '@/store/dates';
import { selectUserName } from '@/store/session/sessionSlice';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { RunningWork } from './RunningWork';
import { saveFile } from './saveFile';

const wasGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Saves the present state as a backup file. */
export function BackupButton(props: Pick<ButtonProps, 'type' | 'children'>) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const by = useAppSelector(selectUserName);
  const save = fromPromise<void, { onProgress: (share: number) => void }>(async ({ input: { onProgress }, signal }) => {
    try {
      const chunks = dispatch(takeBackup(by, { signal, onProgress }));
      await saveFile(chunks, `trackyard-${todaysDate()}.zip`, dispatch(backupSizeNow()), signal);
    } catch (error) {
      if (!wasGivenUp(error)) toast({ text: `No backup was made: ${messageOf(error)}` });
    }
  });
  const [state, send] = useMachine(savingMachine.provide({ actors: { save } }));
  if (state.matches('saving')) {
    return <RunningWork label="Making the backup…" share={state.context.share} onCancel={() => send({ type: 'cancelled' })} />;
  }
  return <Button {...props} icon={<Icon of={DownloadOutlined} />} onClick={() => send({ type: 'asked' })} />;
}
