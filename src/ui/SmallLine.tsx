import type { ReactNode } from 'react';
import styles from './SmallLine.module.css';

/** What else is said in a table's cell, small on a line of its own; what `wraps`, such as a name, takes two where there is no room. */
export const SmallLine = ({ wraps = false, children }: { wraps?: boolean; children: ReactNode }) => (
  <span className={`${styles.line} ${wraps ? styles.wraps : ''}`}>{children}</span>
);
