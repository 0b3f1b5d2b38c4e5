import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, use, useState } from 'react';
import { formatCount, formatCountOf, formatDay } from '@/format';
import type { Movable } from '@/machines/moveHistory';
import { useAppSelector } from '@/parts/hooks';
import type { Restorable } from '@/store/backups/restorable';
import { businessReplaced } from '@/store/business/business';
import { selectIsSomebodys } from '@/store/sample/selectIsSomebodys';
import { Facts } from '@/ui/Facts';
import { TextActions } from '@/ui/FormGrid';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Message } from '@/ui/Message';
import { Limits } from '@/ui/limits';
import { LeftOutList } from './LeftOutList';
import { MoveDialog } from './MoveDialog';
import { RunningWork } from '@/ui/RunningWork';
import type { useBackup } from './useBackup';
import type { useRestore } from './useRestore';

const RestoreDialog = lazyWhenIdle(() => import('./RestoreDialog'));

const inWords = ({ entries, since, people }: Movable) =>
  `${formatCountOf(entries, 'entry', 'entries')} since ${formatDay(since)}, by ${formatCountOf(people, 'person', 'people')}`;

interface BackupPreviewProps {
  backup: Restorable;
  restore: ReturnType<typeof useRestore>;
  present: ReturnType<typeof useBackup>;
}

/** What a checked backup holds, and what can be done with it. */
export function BackupPreview({ backup, restore, present }: BackupPreviewProps) {
  const isSomebodys = useAppSelector(selectIsSomebodys);
  const [asking, setAsking] = useState(false);
  const denied = use(Limits).whyNot(businessReplaced);
  const running = restore.restoring ?? present.running;
  const { history, contents, leftOut } = backup;
  const refused = denied ?? history?.refused;
  return (
    <section aria-label="What the backup holds" style={{ marginTop: 24 }}>
      <Facts
        facts={[
          { label: 'Made on', value: formatDay(backup.at) },
          { label: 'Made by', value: backup.by },
          ...contents.map(({ table, rows }) => ({ label: table, value: formatCount(rows) })),
          ...(history ? [{ label: 'History', value: inWords(history) }] : []),
        ]}
      />
      <LeftOutList reasons={leftOut} />
      {refused !== undefined && <Message tone="info" apart="above" title={refused} />}
      {restore.stopped !== undefined && <Message tone="warning" urgent apart="above" title={restore.stopped} />}
      {running ? (
        <RunningWork {...running} />
      ) : (
        <>
          {history && (
            <p style={{ marginTop: 16 }}>
              Restore replaces the records as one change, with Undo. Move in also brings who did what and when.
            </p>
          )}
          <TextActions>
            <LimitedButton
              does={businessReplaced}
              type="primary"
              onClick={isSomebodys ? () => setAsking(true) : restore.confirm}
            >
              Restore this backup
            </LimitedButton>
            {history && (
              <Button disabled={refused !== undefined} onClick={restore.askToMove}>
                Move in with its history
              </Button>
            )}
            <Button icon={<Icon of={DownloadOutlined} />} onClick={present.ask}>
              Download the present state first
            </Button>
            <Button onClick={restore.cancel}>Cancel</Button>
          </TextActions>
        </>
      )}
      <Suspense>{asking && <RestoreDialog onConfirm={restore.confirm} onClose={() => setAsking(false)} />}</Suspense>
      <MoveDialog
        what="The business of the backup"
        isOpen={restore.isAsking}
        onConfirm={restore.confirm}
        onCancel={restore.cancel}
      />
    </section>
  );
}
