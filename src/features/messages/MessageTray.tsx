import { selectMessages } from '@/store/care/messages/messagesSlice';
import { useAppSelector } from '@/parts/hooks';
import { WhenReady } from '@/parts/WhenReady';
import { MessageList } from '@/parts/MessageList';
import styles from './MessageTray.module.css';

const NEWEST = 8;

/** What the top bar's Mail opens: the newest messages that customer care wrote. */
export default function MessageTray() {
  const sent = useAppSelector(selectMessages);
  return (
    <div className={styles.tray}>
      <WhenReady loading="Loading messages..." failed="Error loading messages.">
        <MessageList sent={sent.slice(0, NEWEST)} empty="No message has been written yet." />
      </WhenReady>
    </div>
  );
}
