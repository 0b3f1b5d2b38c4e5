import { Pagination } from 'antd';
import { cardOf } from './card';
import type { Column } from './column';
import styles from './RowCards.module.css';
import tableStyles from './DataTable.module.css';
import { havePaise } from './paise';
import { RowCard } from './RowCard';
import { pagingOf, type ShownRowsProps } from './RowTable';

interface RowCardsProps<Row extends { id: number | string }> extends ShownRowsProps<Row> {
  /** All columns of the list, also those that are not shown. */
  columns: readonly Column<Row>[];
}

/** The rows of a list as cards, where a table would be wider than the screen: what each shows follows from the columns. */
export default function RowCards<Row extends { id: number | string }>(props: RowCardsProps<Row>) {
  const { label, list, columns, shown, rows, page, total, ticks, stripe, empty } = props;
  const card = cardOf(columns, shown);
  const hasPaise = havePaise(shown, rows);
  if (rows.length === 0) return <div className={styles.cards}>{empty}</div>;
  return (
    <div className={styles.cards}>
      {ticks && (
        <label className={styles.all}>
          {ticks.all} <span aria-hidden="true">Select all</span>
        </label>
      )}
      <ul aria-label={label} className={styles.list}>
        {rows.map((row) => (
          <RowCard
            key={row.id}
            row={row}
            card={card}
            hasPaise={hasPaise}
            tick={ticks?.of(row)}
            className={stripe && tableStyles[stripe(row)]}
          />
        ))}
      </ul>
      <Pagination {...pagingOf(list, page, total)} size="small" align="end" onChange={list.setPage} />
    </div>
  );
}
