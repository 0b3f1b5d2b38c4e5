import { Checkbox, type TableColumnType } from 'antd';
import type { HeaderCellProps } from './HeaderCell';

export interface Selection<Row extends { id: number | string }> {
  /** The ids of the rows that are ticked. */
  chosen: ReadonlySet<Row['id']>;
  onChange: (chosen: ReadonlySet<Row['id']>) => void;
  /** What a row is called: its checkbox is named "Select <name>". */
  nameOf: (row: Row) => string;
}

/** The column of a table's checkboxes; the one in its header ticks all the rows given, on whatever page they are. */
export function selectionColumn<Row extends { id: number | string }>(
  { chosen, onChange, nameOf }: Selection<Row>,
  rows: readonly Row[],
): TableColumnType<Row> {
  const all = rows.length > 0 && chosen.size >= rows.length && rows.every(({ id }) => chosen.has(id));
  const some = !all && chosen.size > 0 && rows.some(({ id }) => chosen.has(id));
  const tick = (ticked: readonly Row[], on: boolean) => {
    const next = new Set(chosen);
    for (const { id } of ticked) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const selectAll = (
    <Checkbox
      aria-label="Select all"
      checked={all}
      indeterminate={some}
      disabled={rows.length === 0}
      onChange={() => tick(rows, !all)}
    />
  );
  return {
    key: 'selection',
    width: 40,
    onHeaderCell: () => ({ control: selectAll }) as HeaderCellProps,
    render: (_value, row) => (
      <Checkbox
        aria-label={`Select ${nameOf(row)}`}
        checked={chosen.has(row.id)}
        onChange={({ target }) => tick([row], target.checked)}
      />
    ),
  };
}
