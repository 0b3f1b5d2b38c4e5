import type { ReactNode } from 'react';
import styles from './LongText.module.css';

/** A sentence or several lines in a table's cell: it wraps instead of making the table wider. */
export const LongText = ({ children }: { children: ReactNode }) => <div className={styles.text}>{children}</div>;
