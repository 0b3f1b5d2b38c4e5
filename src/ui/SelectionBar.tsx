import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '@/format';
import styles from './SelectionBar.module.css';
import { useFocusKept } from './useFocusKept';

export interface SelectionBarProps {
  /** What is selected: `Selected vehicles`. */
  label: string;
  /** How many rows are selected. */
  count: number;
  onClear: () => void;
  /** How far in it somebody is, where it may stay with nothing selected: where that goes back the focus is kept. */
  open?: number;
  /** What is done with all of them at once. */
  children?: ReactNode;
}

/** How many rows are selected and what is done with them at once, while there are some: it lies over the foot of the page, so that no row moves. */
export function SelectionBar({ label, count, onClear, open, children }: SelectionBarProps) {
  const depth = open ?? Number(count > 0);
  const place = useFocusKept<HTMLDivElement>(depth);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.place}
      {...(depth === 0 && { role: 'group', 'aria-label': label })}
    >
      {depth > 0 && (
        <section aria-label={label} className={styles.bar}>
          {children}
          {count > 0 && (
            <span className={styles.count}>
              {formatCount(count)} selected
              <Button type="link" size="small" onClick={onClear}>
                Clear selection
              </Button>
            </span>
          )}
        </section>
      )}
    </div>
  );
}
