import type { TableColumnType } from 'antd';
import { alignOf, sortedBy, type Column, type ColumnKind } from './column';
import styles from './DataTable.module.css';
import type { Sort } from './listState';
import { RowCell } from './RowCell';

/** A number, a day or a badge is one word. */
const isWhole = (kind: ColumnKind) => kind !== 'text' && kind !== 'action';

/** The shown columns of a table, as antd takes them, with the mark of how its rows are sorted. `hasPaise` says whether their amounts show two decimals. */
export const antdColumns = <Row,>(
  shown: readonly Column<Row>[],
  hasPaise: boolean,
  sort: Sort | undefined,
): TableColumnType<Row>[] =>
  shown.map((column, place): TableColumnType<Row> => {
    const { key, title, kind, pinned, wraps, isLong } = column;
    const align = alignOf(column);
    const next = shown[place + 1];
    const isBesideText = align !== undefined && next !== undefined && alignOf(next) === undefined;
    const sortKey = sortedBy(column)?.key;
    return {
      key: sortKey ?? key,
      title,
      render: (_value, row) => <RowCell column={column} row={row} hasPaise={hasPaise} />,
      className: [
        isWhole(kind) && (wraps ? styles.wraps : styles.whole),
        isLong && styles.long,
        align && styles.end,
        isBesideText && styles.beside,
      ]
        .filter(Boolean)
        .join(' '),
      ...(align && { align }),
      ...(pinned && { fixed: 'end' }),
      ...(sortKey !== undefined && {
        sorter: true,
        sortOrder: sort?.key === sortKey ? (sort.descending ? 'descend' : 'ascend') : null,
      }),
    };
  });
