import { formatCount } from '@/format';
import type { Column } from './column';
import { Money } from './Money';
import { anyPaise, havePaise } from './paise';
import styles from './Totals.module.css';
import { totalsOf } from './totalsOf';

interface TotalsProps<Row> {
  columns: readonly Column<Row>[];
  /** All that were found, on all pages. */
  rows: readonly Row[];
}

/** What the amounts of a list add up to, of all rows that were found; nothing of one row, and of a list without amounts. */
export function Totals<Row>({ columns, rows }: TotalsProps<Row>) {
  const sums = rows.length > 1 ? totalsOf(columns, rows) : [];
  if (sums.length === 0) return null;
  const hasPaise = havePaise(columns, rows) || anyPaise(sums.map(({ sum }) => sum));
  return (
    <div role="group" aria-label="Sums" className={styles.totals}>
      <span>All {formatCount(rows.length)}</span>
      <dl className={styles.sums}>
        {sums.map(({ key, title, sum }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              <Money amount={sum} hasPaise={hasPaise} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
