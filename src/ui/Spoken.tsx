import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

export interface SpokenProps {
  /** With it, what changes is said. */
  role?: 'status';
  children: ReactNode;
}

/** Words that are heard and not seen. */
export const Spoken = ({ role, children }: SpokenProps) => (
  <span role={role} className={styles.spoken}>
    {children}
  </span>
);
