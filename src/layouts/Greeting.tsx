import type { ReactNode } from 'react';
import styles from './Greeting.module.css';

/** The top bar's greeting. */
export const Greeting = ({ children }: { children: ReactNode }) => <p className={styles.greeting}>{children}</p>;
