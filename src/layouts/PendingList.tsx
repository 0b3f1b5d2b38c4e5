import { useState } from 'react';
import { formatAgo } from '@/format';
import styles from './SendingList.module.css';
import { usePending } from './usePending';

/** What waits to be sent, and since when. */
export function PendingList() {
  const [now] = useState(() => new Date().toISOString());
  return (
    <ol className={styles.list}>
      {usePending().map(({ id, text, at, lasts }) => (
        <li key={id}>
          <span className={styles.text}>{text}</span>
          <span className={styles.aside}>
            <time dateTime={at}>{formatAgo(at, now)}</time>
            {!lasts && ' · only in this tab'}
          </span>
        </li>
      ))}
    </ol>
  );
}
