import { TRADE_WORDS } from '@/parts/tradeWords';
import { Keys } from '@/ui/Keys';
import { QuickClose, QuickDialog } from '@/ui/QuickDialog';
import styles from './Help.module.css';
import { SHORTCUTS } from './shortcuts';

/** What the keys do on every screen, and what the words of the trade mean. */
export default function Help({ onClose }: { onClose: () => void }) {
  return (
    <QuickDialog label="Keys and words" onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title}>Keys</h2>
          <QuickClose />
        </div>
        <dl className={styles.list}>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className={styles.line}>
              <dt>{does}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <h2 className={styles.title}>Words</h2>
        <dl className={styles.words}>
          {TRADE_WORDS.map(({ word, means }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </div>
    </QuickDialog>
  );
}
