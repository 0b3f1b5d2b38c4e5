import { selectOutbox } from '@/store/cce/outboxSlice';
import { useAppSelector } from '@/store/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { WhenReady } from '@/ui/WhenReady';
import { OutboxList } from './OutboxList';
import styles from './OutboxTray.module.css';

const NEWEST = 8;

/** What the top bar's Mail opens: the newest messages that customer care sent (D13, D37). */
export default function OutboxTray() {
  const status = useAppSelector(selectDataStatus);
  const sent = useAppSelector(selectOutbox);
  return (
    <div className={styles.tray}>
      <WhenReady status={status} loading="Loading messages..." failed="Error loading messages.">
        <OutboxList sent={sent.slice(0, NEWEST)} empty="No mail has been sent yet." />
      </WhenReady>
    </div>
  );
}
