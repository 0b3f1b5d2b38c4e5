import { useState } from 'react';
import { formatAgo } from '@/format';
import type { Language } from '@/store/kit/language';
import styles from './SendingList.module.css';
import { usePending } from './usePending';
import { LOGOUT_WORDS } from './waitingWords';

/** What waits to be sent, and since when. */
export function PendingList({ language }: { language: Language }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <ol className={styles.list}>
      {usePending().map(({ id, text, at, lasts }) => (
        <li key={id}>
          <span className={styles.text}>{text}</span>
          <span className={styles.aside}>
            <time dateTime={at}>{formatAgo(at, now, language)}</time>
            {!lasts && ` · ${LOGOUT_WORDS.passing[language]}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
