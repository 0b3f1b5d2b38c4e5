import { QuickDialog } from '@/ui/QuickDialog';
import styles from './ShortcutList.module.css';
import { SHORTCUTS } from './useShortcuts';

/** What the keys do on every screen. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <QuickDialog label="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.inside}>
        <h2 className={styles.title}>Keyboard shortcuts</h2>
        <dl className={styles.list}>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className={styles.line}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            Close
          </button>
        </form>
      </div>
    </QuickDialog>
  );
}
