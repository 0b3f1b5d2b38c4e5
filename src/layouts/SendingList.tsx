import { Button } from 'antd';
import { useState } from 'react';
import { formatAgo } from '@/format';
import { useAppDispatch } from '@/parts/hooks';
import { notDoneSeen, type NotDone } from '@/store/browser/officeSlice';
import { PendingList } from './PendingList';
import styles from './SendingList.module.css';

interface SendingListProps {
  /** How many facts wait noticeably. */
  waiting: number;
  notDone: readonly NotDone[];
}

/** The button of the item beside, as this one goes with its own. */
const focusBeside = (button: HTMLElement) => {
  const item = button.closest('li');
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
};

/** What waits to be sent and since when, and what came to nothing and why, until that is read. */
export function SendingList({ waiting, notDone }: SendingListProps) {
  const dispatch = useAppDispatch();
  const [now] = useState(() => new Date().toISOString());
  const see = (id: string, button: HTMLElement) => {
    focusBeside(button);
    dispatch(notDoneSeen(id));
  };
  return (
    <div className={styles.tray}>
      {waiting > 0 && (
        <section>
          <h3>Waiting to be sent</h3>
          <PendingList />
        </section>
      )}
      {notDone.length > 0 && (
        <section>
          <h3>Not done</h3>
          <ol className={styles.list}>
            {notDone.map(({ id, text, reason, at }) => (
              <li key={id} className={styles.notDone}>
                <div>
                  <span className={styles.text}>{text}</span>
                  <span className={styles.reason}>{reason}</span>
                  <time className={styles.aside} dateTime={at}>
                    {formatAgo(at, now)}
                  </time>
                </div>
                <Button
                  size="small"
                  aria-label={`Seen: ${text}`}
                  onClick={({ currentTarget }) => see(id, currentTarget)}
                >
                  Seen
                </Button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
