import { formatMoney, formatPaise } from '@/format';
import styles from './Money.module.css';

/** An amount in rupees; nothing is pale, so that what is not stands out. */
export function Money({ amount, hasPaise = false }: { amount: number; hasPaise?: boolean | undefined }) {
  const text = (hasPaise ? formatPaise : formatMoney)(amount);
  return amount === 0 ? <span className={styles.nothing}>{text}</span> : text;
}
