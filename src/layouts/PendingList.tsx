import { useState } from 'react';
import { agoIn } from '@/store/care/jobs/visitWords';
import type { Language } from '@/store/kit/language';
import styles from './SendingList.module.css';
import { usePending } from './usePending';
import { LOGOUT_WORDS } from './waitingWords';

/** What waits to be sent, and since when. */
export function PendingList({ language }: { language: Language }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <ol className={styles.list}>
      {usePending(language).map(({ id, text, at, lasts }) => (
        <li key={id}>
          <span className={styles.text}>{text}</span>
          <span className={styles.aside}>
            <time dateTime={at}>{agoIn(language, at, now)}</time>
            {!lasts && ` · ${LOGOUT_WORDS.passing[language]}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
