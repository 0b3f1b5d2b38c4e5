import { Table, type TableColumnType } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Tone } from './Badge';
import {
  alignOf,
  compareBy,
  keyColumn,
  searchTextBy,
  sortKeyOf,
  valuesIn,
  type Column,
  type ColumnKind,
  type ColumnValue,
} from './column';
import styles from './DataTable.module.css';
import { formatCount } from '@/format';
import { ExportMenu } from './ExportMenu';
import { passing } from './filters';
import { HeaderCell } from './HeaderCell';
import type { Density } from './listShape';
import { PAGE_SIZES, type ListState, type Sort } from './listState';
import { readFilters } from './listWords';
import { Notice } from './Notice';
import { searched } from './searching';
import { selectionColumn, type Selection } from './selection';
import { sheetOf } from './tableSheet';

export interface FoundTableProps<Row extends { id: number | string }> {
  /** The table's accessible name. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What can be searched for; without it there is no search box, which looks through all columns, ignoring case. */
  searchHint?: string;
  /** What else of a row the search looks through. */
  alsoSearched?: (row: Row) => string;
  /** Parts of the rows by their names, of which a menu beside the search shows one alone. */
  parts?: Readonly<Record<string, (row: Row) => boolean>>;
  /** Lets rows be ticked, one by one or all that the search finds. */
  selection?: Selection<Row>;
  /** The colour of the stripe before a row. */
  stripe?: (row: Row) => Tone;
  /** For what is not kept: it has no export. */
  unexported?: boolean;
  /** Said when there are no rows at all. */
  empty: ReactNode;
  /** Said when the search finds none. */
  nothingFound?: string;
}

const COMPONENTS = { header: { cell: HeaderCell } };

const sorted = <Row,>(rows: readonly Row[], values: readonly ColumnValue<Row>[], sort: Sort | undefined) => {
  const value = sort && values.find(({ key }) => key === sort.key);
  const compare = value && compareBy(value);
  if (!compare) return rows;
  return rows.toSorted(sort.descending ? (a, b) => compare(b, a) : compare);
};

const partNamed = <Row extends { id: number | string }>(
  parts: FoundTableProps<Row>['parts'],
  name: string | undefined,
) => (parts && name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined);

/** A number, a day or a badge is one word. */
const isWhole = (kind: ColumnKind) => kind !== 'text' && kind !== 'action';

interface FoundRowsProps<Row extends { id: number | string }> extends FoundTableProps<Row> {
  list: ListState;
  /** The columns that are shown, in their order. */
  shown: readonly Column<Row>[];
  density: Density;
  /** What stands beside the way to export them. */
  buttons: ReactNode;
  /** What stands between the buttons and the rows. */
  children: ReactNode;
}

/** What the list's state comes to: how many rows were found, and the table of those on its page. */
export function FoundRows<Row extends { id: number | string }>(props: FoundRowsProps<Row>) {
  const { label, list, shown, density, rows, searchHint, selection, stripe, empty } = props;
  const { nothingFound = 'Nothing matches the search.' } = props;
  const [lastTicked, setLastTicked] = useState<Row['id']>();
  const values = valuesIn(props.columns);
  const filters = searchHint === undefined ? {} : readFilters(list.params, list.place, values);
  const part = partNamed(props.parts, list.show);
  const remaining = passing(part ? rows.filter(part) : rows, values, filters);
  const inOrder = sorted(remaining, values, list.sort);
  const searchText = searchTextBy(props.columns, props.alsoSearched);
  const found = searchHint === undefined ? inOrder : searched(inOrder, searchText, list.text);
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)));
  const onPage = found.slice((page - 1) * list.size, page * list.size);
  const isNarrowed = part !== undefined || list.text.trim() !== '' || Object.keys(filters).length > 0;

  const naming = keyColumn(props.columns);
  const antdColumns = shown.map((column): TableColumnType<Row> => {
    const { key, title, kind, cell, pinned } = column;
    const align = alignOf(column);
    const sortKey = sortKeyOf(column);
    return {
      key: sortKey ?? key,
      title,
      render: (_value, row) => cell(row),
      className: [column === naming && styles.key, isWhole(kind) && styles.whole, align && styles.end]
        .filter(Boolean)
        .join(' '),
      ...(align && { align }),
      ...(pinned && { fixed: 'end' }),
      ...(sortKey !== undefined && {
        sorter: true,
        sortOrder: list.sort?.key === sortKey ? (list.sort.descending ? 'descend' : 'ascend') : null,
      }),
    };
  });

  return (
    <>
      {(searchHint ?? props.parts) && (
        <span role="status" className={styles.outcome}>
          {isNarrowed && `${formatCount(found.length)} of ${formatCount(rows.length)}`}
        </span>
      )}
      <span className={`${styles.buttons} ${styles.last}`}>
        {props.buttons}
        {found.length > 0 && !props.unexported && <ExportMenu name={label} sheet={() => sheetOf(shown, found)} />}
      </span>
      {props.children}
      <Table<Row>
        aria-label={label}
        className={`${styles.table}${density === 'compact' ? ` ${styles.dense}` : ''}`}
        rowKey="id"
        size={density === 'compact' ? 'small' : 'middle'}
        components={COMPONENTS}
        columns={
          selection
            ? [selectionColumn(selection, found, { id: lastTicked, set: setLastTicked }), ...antdColumns]
            : antdColumns
        }
        dataSource={onPage}
        {...(stripe && { rowClassName: (row: Row) => styles[stripe(row)] ?? '' })}
        scroll={{ x: true }}
        showSorterTooltip={false}
        locale={{ emptyText: <Notice text={rows.length === 0 ? empty : nothingFound} /> }}
        pagination={{
          current: page,
          pageSize: list.size,
          total: found.length,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: found.length > 20,
          showTotal: (total, [from, to]) => `${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`,
          hideOnSinglePage: found.length <= 20,
        }}
        onChange={(pagination, _filters, sorter, { action }) => {
          if (action === 'paginate') list.setPage(pagination.current ?? 1, pagination.pageSize ?? list.size);
          if (action === 'sort' && !Array.isArray(sorter)) {
            list.setSort(
              sorter.order ? { key: String(sorter.columnKey), descending: sorter.order === 'descend' } : undefined,
            );
          }
        }}
      />
    </>
  );
}
