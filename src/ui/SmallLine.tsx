import type { ReactNode } from 'react';
import styles from './SmallLine.module.css';

/** What else is said in a table's cell, small on a line of its own. */
export const SmallLine = ({ children }: { children: ReactNode }) => <span className={styles.line}>{children}</span>;
