import { useId } from 'react';
import styles from './Total.module.css';

/** The sum below a list of lines. */
export function Total({ label = 'Total', children }: { label?: string; children: string }) {
  const id = useId();
  return (
    <p className={styles.total}>
      <label htmlFor={id}>{label}</label>
      <output id={id}>{children}</output>
    </p>
  );
}
