import { Button } from 'antd';
import { useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import { notDoneSeen, type NotDone } from '@/store/browser/officeSlice';
import { agoIn } from '@/store/care/jobs/visitWords';
import { wordsIn, type Language } from '@/store/kit/language';
import { PendingList } from './PendingList';
import styles from './SendingList.module.css';
import { TRAY_WORDS } from './waitingWords';

interface SendingListProps {
  /** How many facts wait noticeably. */
  waiting: number;
  notDone: readonly NotDone[];
  language: Language;
}

/** The button of the item beside, as this one goes with its own. */
const focusBeside = (button: HTMLElement) => {
  const item = button.closest('li');
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
};

/** What waits to be sent and since when, and what came to nothing and why, until that is read. */
export function SendingList({ waiting, notDone, language }: SendingListProps) {
  const words = wordsIn(TRAY_WORDS, language);
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
          <h3>{words.waiting}</h3>
          <PendingList language={language} />
        </section>
      )}
      {notDone.length > 0 && (
        <section>
          <h3>{words.notDone}</h3>
          <ol className={styles.list}>
            {notDone.map(({ id, text, reason, at }) => (
              <li key={id} className={styles.notDone}>
                <div>
                  <span className={styles.text}>{text}</span>
                  <span className={styles.reason}>{reason}</span>
                  <time className={styles.aside} dateTime={at}>
                    {agoIn(language, at, now)}
                  </time>
                </div>
                <Button
                  size="small"
                  aria-label={words.seenOf(text)}
                  onClick={({ currentTarget }) => see(id, currentTarget)}
                >
                  {words.seen}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
