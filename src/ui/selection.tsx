import { Checkbox, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { HeaderCellProps } from './HeaderCell';

export interface Selection<Row extends { id: number | string }> {
  /** The ids of the rows that are ticked. */
  chosen: ReadonlySet<Row['id']>;
  onChange: (chosen: ReadonlySet<Row['id']>) => void;
  /** What a row is called: its checkbox is named "Select <name>". */
  nameOf: (row: Row) => string;
}

/** The rows that are ticked: those that were found in their order, then those that are not in sight. */
export function tickedRows<Row extends { id: number | string }>(
  rows: readonly Row[],
  found: readonly Row[],
  selection: Selection<Row> | undefined,
): readonly Row[] {
  if (!selection || selection.chosen.size === 0) return [];
  const inSight = new Set(found.filter(({ id }) => selection.chosen.has(id)));
  return [...inSight, ...rows.filter((row) => selection.chosen.has(row.id) && !inSight.has(row))];
}

/** The rows from one to another, in whichever order they stand; the other alone where the one is not among them. */
export function rangeBetween<Row extends { id: number | string }>(
  rows: readonly Row[],
  one: Row['id'] | undefined,
  other: Row,
): readonly Row[] {
  const from = rows.findIndex(({ id }) => id === one);
  const to = rows.indexOf(other);
  return from < 0 || to < 0 ? [other] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The checkbox of all the rows given, on whatever page they are, and that of one of them. */
export interface Ticks<Row> {
  all: ReactNode;
  of: (row: Row) => ReactNode;
}

/** The checkboxes of rows. With Shift a tick reaches from the row ticked before, which `last` remembers. */
export function ticksOf<Row extends { id: number | string }>(
  { chosen, onChange, nameOf }: Selection<Row>,
  rows: readonly Row[],
  last: { id: Row['id'] | undefined; set: (id: Row['id']) => void },
): Ticks<Row> {
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
  return {
    all: (
      <Checkbox
        aria-label="Select all"
        checked={all}
        indeterminate={some}
        disabled={rows.length === 0}
        onChange={() => tick(rows, !all)}
      />
    ),
    of: (row) => (
      <Checkbox
        aria-label={`Select ${nameOf(row)}`}
        checked={chosen.has(row.id)}
        onChange={({ target, nativeEvent }) => {
          tick(nativeEvent.shiftKey ? rangeBetween(rows, last.id, row) : [row], target.checked);
          last.set(row.id);
        }}
      />
    ),
  };
}

/** The column of a table's checkboxes; the one of all stands in its header. */
export const selectionColumn = <Row,>({ all, of }: Ticks<Row>): TableColumnType<Row> => ({
  key: 'selection',
  width: 40,
  onHeaderCell: () => ({ control: all }) as HeaderCellProps,
  // With Shift the browser would mark the texts in between.
  onCell: () => ({ onMouseDown: (event) => event.shiftKey && event.preventDefault() }),
  render: (_value, row) => of(row),
});
