import { useId } from 'react';
import styles from './Total.module.css';

/** The sum below a list of lines. */
export function Total({ children }: { children: string }) {
  const id = useId();
  return (
    <p className={styles.total}>
      <label htmlFor={id}>Total</label>
      <output id={id}>{children}</output>
    </p>
  );
}
