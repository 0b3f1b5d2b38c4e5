import type { Column } from './column';

/** What the amounts of each column that has a total add up to, in rupees. */
export const totalsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  columns.flatMap(({ key, title, total }) =>
    total === undefined
      ? []
      : // In whole paise on the way: 0.1 and 0.2 are 0.3.
        [{ key, title, sum: rows.reduce((sum, row) => sum + Math.round((total(row) ?? 0) * 100), 0) / 100 }],
  );
