import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Upload } from 'antd';
import { Facts } from '@/ui/Facts';
import { formatCount, formatDay } from '@/format';
import { FormActions } from '@/ui/FormGrid';
import { Icon } from '@/ui/Icon';
import { LeftOutList } from './LeftOutList';
import { RunningWork } from './RunningWork';
import { useBackup } from './useBackup';
import type { useRestore } from './useRestore';

/** A backup file is chosen, checked whole, shown, and only then put in the place of what is there. */
export function RestorePart({ restore }: { restore: ReturnType<typeof useRestore> }) {
  const { backup, failure, checking, restoring } = restore;
  const present = useBackup();
  const running = restoring ?? present.running;
  return (
    <>
      <p>A backup is checked before anything changes, and you see what is in it first.</p>
      <Upload
        accept="application/zip,.zip"
        showUploadList={false}
        // While the present state is saved it is not replaced.
        disabled={running !== undefined}
        beforeUpload={(file) => {
          restore.choose(file);
          return false;
        }}
      >
        <Button disabled={running !== undefined}>Choose a backup file</Button>
      </Upload>
      {checking && <RunningWork {...checking} />}
      {failure !== undefined && (
        <Alert type="error" showIcon role="alert" style={{ marginTop: 16 }} title={`Nothing was changed. ${failure}`} />
      )}
      {backup && (
        <section aria-label="What the backup holds" style={{ marginTop: 24 }}>
          <Facts
            facts={[
              { label: 'Made on', value: formatDay(backup.at) },
              { label: 'Made by', value: backup.by },
              ...backup.contents.map(({ table, rows }) => ({ label: table, value: formatCount(rows) })),
            ]}
          />
          <LeftOutList reasons={backup.leftOut} />
          {running ? (
            <RunningWork {...running} />
          ) : (
            <FormActions>
              <Button type="primary" onClick={restore.confirm}>
                Restore this backup
              </Button>
              <Button icon={<Icon of={DownloadOutlined} />} onClick={present.ask}>
                Download the present state first
              </Button>
              <Button onClick={restore.cancel}>Cancel</Button>
            </FormActions>
          )}
        </section>
      )}
    </>
  );
}
