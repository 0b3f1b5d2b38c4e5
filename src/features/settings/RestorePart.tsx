import { useMachine } from '@xstate/react';
import { Alert, Button, Upload } from 'antd';
import { fromPromise } from 'xstate';
import { restoreMachine, type Restorable, type Running } from '@/machines/restore';
import { useAppDispatch } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { contentsOf } from '@/store/business/backupFormat';
import { readingBackup, restoring } from '@/store/business/exchange';
import { NOUN_WORDS } from '@/store/business/nounWords';
import { Facts } from '@/ui/Facts';
import { formatCount, formatDay } from '@/format';
import { FormActions } from '@/ui/FormGrid';
import { BackupButton } from './BackupButton';
import { LeftOutList } from './LeftOutList';
import { RunningWork } from './RunningWork';

/** A backup file is chosen, checked whole, shown, and only then put in the place of what is there. */
export function RestorePart() {
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
  const { backup, reason, share } = state.context;
  const cancel = () => send({ type: 'cancelled' });
  const choose = (file: File) => {
    send({ type: 'fileChosen', file });
    return false;
  };
  return (
    <>
      <p>A backup is checked before anything changes, and you see what is in it first.</p>
      <Upload accept="application/zip,.zip" showUploadList={false} beforeUpload={choose}>
        <Button>Choose a backup file</Button>
      </Upload>
      {state.matches('reading') && <RunningWork label="Checking the backup…" share={share} onCancel={cancel} />}
      {state.matches('failed') && (
        <Alert type="error" showIcon role="alert" style={{ marginTop: 16 }} title={`Nothing was changed. ${reason}`} />
      )}
      {backup && (state.matches('previewing') || state.matches('restoring')) && (
        <section aria-label="What the backup holds" style={{ marginTop: 24 }}>
          <Facts
            facts={[
              { label: 'Made on', value: formatDay(backup.at) },
              { label: 'Made by', value: backup.by },
              ...backup.contents.map(({ table, rows }) => ({ label: table, value: formatCount(rows) })),
            ]}
          />
          <LeftOutList reasons={backup.leftOut} />
          {state.matches('restoring') ? (
            <RunningWork label="Restoring the backup…" share={share} onCancel={cancel} />
          ) : (
            <FormActions>
              <Button type="primary" onClick={() => send({ type: 'confirmed' })}>
                Restore this backup
              </Button>
              <BackupButton>Download the present state first</BackupButton>
              <Button onClick={cancel}>Cancel</Button>
            </FormActions>
          )}
        </section>
      )}
    </>
  );
}
