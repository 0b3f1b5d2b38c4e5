// Columns and rows of one value, for tests of the table.
import type { Column, ColumnKind } from '@/ui/column';

/** A row of one value. */
export interface Row {
  at: string | number | undefined;
}

/** The column of that value, of a kind. */
export const column = (kind: ColumnKind, changes: Partial<Column<Row>> = {}): Column<Row> => ({
  key: 'at',
  title: 'At',
  kind,
  value: ({ at }) => at,
  cell: ({ at }) => at,
  ...changes,
});
