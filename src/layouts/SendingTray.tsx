import { CloudUploadOutlined } from '@ant-design/icons';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppSelector } from '@/parts/hooks';
import type { NotDone } from '@/store/browser/officeSlice';
import { wordsIn, type Language } from '@/store/kit/language';
import { Icon } from '@/ui/Icon';
import { Tray } from '@/ui/Tray';
import { useFocusKept } from '@/ui/useFocusKept';
import { SendingList } from './SendingList';
import styles from './SendingTray.module.css';
import { TRAY_WORDS } from './waitingWords';

const Words = ({ count, words }: { count: number; words: string }) => (
  <span>
    {count}
    <span className={styles.words}>{words.slice(String(count).length)}</span>
  </span>
);

/** What the person did that is not in the office yet, or never will be: nothing is shown when there is none. */
export function SendingTray({ notDone, language }: { notDone: readonly NotDone[]; language: Language }) {
  const words = wordsIn(TRAY_WORDS, language);
  const { waiting } = useAppSelector(selectJournal);
  // The last item goes with the focus in it.
  const place = useFocusKept<HTMLSpanElement>(notDone.length > 0);
  const content = <SendingList waiting={waiting} notDone={notDone} language={language} />;
  return (
    <span ref={place} role="status" tabIndex={-1} className={styles.tray}>
      {(waiting > 0 || notDone.length > 0) && (
        <Tray
          title={words.title}
          content={content}
          className={styles.button ?? ''}
          icon={<Icon of={CloudUploadOutlined} />}
        >
          {waiting > 0 && <Words count={waiting} words={words.waitingCount(waiting)} />}
          {notDone.length > 0 && (
            <span className={styles.notDone}>
              <Words count={notDone.length} words={words.notDoneCount(notDone.length)} />
            </span>
          )}
        </Tray>
      )}
    </span>
  );
}
