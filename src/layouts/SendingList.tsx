import { Button } from 'antd';
import { use, useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import { notDoneSeen, type NotDone } from '@/store/browser/officeSlice';
import { agoIn } from '@/store/care/jobs/visitWords';
import { wordsIn, type Language } from '@/store/kit/language';
import { Limits } from '@/ui/limits';
import { OpenLink } from '@/ui/links';
import { PendingList } from './PendingList';
import styles from './SendingList.module.css';
import { TRAY_WORDS } from './waitingWords';

interface SendingListProps {
  /** How many facts wait noticeably. */
  waiting: number;
  notDone: readonly NotDone[];
  language: Language;
}

/** What came to nothing, in words that lead to the first of its records that the person may look at. */
function NotDoneText({ text, places }: NotDone) {
  const { whyNot } = use(Limits);
  return (
    <span className={styles.text}>
      <OpenLink to={places?.find((place) => !whyNot(place))}>{text}</OpenLink>
    </span>
  );
}

/** What waits to be sent and since when, and what came to nothing and why, until that is read. */
export function SendingList({ waiting, notDone, language }: SendingListProps) {
  const words = wordsIn(TRAY_WORDS, language);
  const dispatch = useAppDispatch();
  const [now] = useState(() => new Date().toISOString());
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
            {notDone.map((one) => (
              <li key={one.id} className={styles.notDone}>
                <div>
                  <NotDoneText {...one} />
                  <span className={styles.reason}>{one.reason}</span>
                  <time className={styles.aside} dateTime={one.at}>
                    {agoIn(language, one.at, now)}
                  </time>
                </div>
                <Button size="small" aria-label={words.seenOf(one.text)} onClick={() => dispatch(notDoneSeen(one.id))}>
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
