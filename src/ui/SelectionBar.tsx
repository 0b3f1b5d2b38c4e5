import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';
import { useFocusKept } from './useFocusKept';

export interface SelectionBarProps {
  /** What is ticked: `Selected vehicles`. */
  label: string;
  /** Whether there is something, or how far in it somebody is: where that goes back the focus is kept. */
  open: boolean | number;
  children: ReactNode;
}

/** What is done with all ticked rows at once, while there are some. */
export function SelectionBar({ label, open, children }: SelectionBarProps) {
  const place = useFocusKept<HTMLDivElement>(open);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {Number(open) > 0 && (
        <section aria-label={label} className={styles.bar}>
          {children}
        </section>
      )}
    </div>
  );
}
