import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A quiet statement in place of content: nothing here yet, not found, failed; with the way on. */
export function Notice({ text, role, children }: { text: ReactNode; role?: 'alert' | 'status'; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.text} role={role}>
        {text}
      </p>
      {children}
    </div>
  );
}
