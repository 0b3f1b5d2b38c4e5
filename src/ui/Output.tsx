import { useId, type ReactNode } from 'react';
import styles from './Output.module.css';

/** What a form computes from its fields, level with them and under a label of its own. */
export function Output({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.item}>
      <label htmlFor={id}>{label}</label>
      <output id={id} className={styles.value}>
        {children}
      </output>
    </div>
  );
}
