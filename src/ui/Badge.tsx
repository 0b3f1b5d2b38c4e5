import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type Tone = 'orange' | 'green' | 'blue' | 'red' | 'grey';

/** A short word with a colour that tells it from others at a glance. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
);
