import { Upload } from 'antd';
import { use } from 'react';
import { businessReplaced } from '@/store/business/business';
import { LimitedButton } from '@/ui/LimitedButton';
import { Message } from '@/ui/Message';
import { Limits } from '@/ui/limits';
import { BackupPreview } from './BackupPreview';
import { KeptBackups } from './KeptBackups';
import { RunningWork } from '@/ui/RunningWork';
import { useBackup } from './useBackup';
import type { useRestore } from './useRestore';

/** A backup file is chosen, checked whole, shown, and only then put in the place of what is there. */
export function RestorePart({ restore }: { restore: ReturnType<typeof useRestore> }) {
  const { backup, failure, checking, restoring } = restore;
  const { whyNot } = use(Limits);
  const present = useBackup();
  const running = restoring ?? present.running;
  return (
    <>
      <p>A backup is checked before anything changes, and you see what is in it first.</p>
      <Upload
        accept="application/zip,.zip"
        showUploadList={false}
        // While the present state is saved it is not replaced.
        disabled={running !== undefined || whyNot(businessReplaced) !== undefined}
        beforeUpload={(file) => {
          restore.choose(file);
          return false;
        }}
      >
        <LimitedButton does={businessReplaced} disabled={running !== undefined}>
          Choose a backup file
        </LimitedButton>
      </Upload>
      <KeptBackups disabled={running !== undefined} onChoose={restore.choose} />
      {checking && <RunningWork {...checking} />}
      {failure !== undefined && <Message tone="error" apart="above" title={`Nothing was changed. ${failure}`} />}
      {backup && <BackupPreview backup={backup} restore={restore} present={present} />}
    </>
  );
}
