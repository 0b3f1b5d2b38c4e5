import type { Column } from './column';

export interface RowCellProps<Row> {
  column: Column<Row>;
  row: Row;
  hasPaise: boolean;
}

/** What a column shows of a row: made anew only where one of the two is another one, however often the table is. React Compiler sees to that where it finds JSX. */
export const RowCell = <Row,>({ column, row, hasPaise }: RowCellProps<Row>) => <>{column.cell(row, hasPaise)}</>;
