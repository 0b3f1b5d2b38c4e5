import { Button } from 'antd';
import { formatBytes } from '@/format';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { businessReplaced } from '@/store/business/business';
import { keptBackups, keptBackupsText, keptFile, type KeptBackup } from '@/store/backups/keptBackups';
import { instantWords } from '@/office/instantWords';
import { download } from '@/ui/download';
import { LimitedButton } from '@/ui/LimitedButton';
import { useToast } from '@/ui/toast';
import styles from './KeptBackups.module.css';

/** The backups that were taken before all data was replaced, to be looked at and taken back; nothing when there is none. */
export function KeptBackups({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  // One is taken before a fact, so that whoever asks anew after that finds it.
  const kept = keptBackups(useAppSelector(() => keptBackupsText()));
  if (kept.length === 0) return null;
  const withFile = async (backup: KeptBackup, then: (file: File) => void) => {
    try {
      then(await dispatch(keptFile(backup)));
    } catch (error) {
      toast({ text: inPlainWords(error, TRY_AGAIN) });
    }
  };
  return (
    <section aria-label="Taken before all data was replaced" className={styles.kept}>
      <h3>Taken before all data was replaced</h3>
      <ul className={styles.list}>
        {kept.map((backup) => {
          const name = instantWords(backup.at);
          return (
            <li key={`${backup.hash} ${backup.at}`}>
              <span>
                {name}, by {backup.by} ({formatBytes(backup.size)})
              </span>
              <LimitedButton
                does={businessReplaced}
                size="small"
                disabled={disabled}
                aria-label={`Take back the backup of ${name}`}
                title=""
                onClick={() => void withFile(backup, onChoose)}
              >
                Take back
              </LimitedButton>
              <Button
                size="small"
                aria-label={`Download the backup of ${name}`}
                onClick={() => void withFile(backup, (file) => download(file, file.name))}
              >
                Download
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
