import styles from './EverythingLine.module.css';
import { PALETTE_KEYS, useOpenPalette } from './palette';

/** Under a search of one area: it hands what is typed there to the search over everything. */
export function EverythingLine({ typed }: { typed: string }) {
  const open = useOpenPalette();
  return (
    <button
      type="button"
      className={styles.line}
      aria-keyshortcuts={PALETTE_KEYS}
      // The search keeps the focus, and has it again afterwards.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => open(typed)}
    >
      <span className={styles.text}>Search everything for “{typed.trim()}”</span>
      <kbd className={styles.keys}>Ctrl K</kbd>
    </button>
  );
}
