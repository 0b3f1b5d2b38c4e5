import type { Column } from './column';

/** Whether one of these amounts, in rupees, has paise: beside each other all of them show two decimals then. */
export const anyPaise = (amounts: readonly number[]): boolean => amounts.some((amount) => !Number.isInteger(amount));

/** Whether an amount has paise that rows show in columns. */
export const havePaise = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): boolean =>
  columns.some(
    ({ kind, value }) =>
      kind === 'money' &&
      anyPaise(
        rows.flatMap((row) => {
          const amount = value(row);
          return typeof amount === 'number' ? amount : [];
        }),
      ),
  );
