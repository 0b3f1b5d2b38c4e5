import { Table, type TableColumnType } from 'antd';
import { useDeferredValue } from 'react';
import type { Tone } from './Badge';
import type { Column } from './columns';
import styles from './DataTable.module.css';
import { formatCount } from '@/format';
import { HeaderCell } from './HeaderCell';
import { PAGE_SIZES, useListState, type Sort } from './listState';
import { Notice } from './Notice';
import { searched } from './searching';
import { selectionColumn, type Selection } from './selection';
import { TableTools } from './TableTools';

export interface DataTableProps<Row extends { id: number | string }> {
  /** The table's accessible name. */
  label: string;
  /** What its words in the query string begin with, for a table that shares the address with another. */
  name?: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The text of a row that the search box looks through, ignoring case; without it there is no search box. */
  searchText?: (row: Row) => string;
  searchHint?: string;
  /** Parts of the rows by their names, of which a menu beside the search shows one alone. */
  parts?: Readonly<Record<string, (row: Row) => boolean>>;
  /** A sorting that a switch beside the search turns on and off. */
  sortSwitch?: { label: string; sort: Sort };
  /** Lets rows be ticked, one by one or all that the search finds. */
  selection?: Selection<Row>;
  /** The colour of the stripe before a row. */
  stripe?: (row: Row) => Tone;
  /** For many columns: they stand closer together, and their headings wrap. */
  dense?: boolean;
  /** Said when there are no rows at all. */
  empty: string;
  /** Said when the search finds none. */
  nothingFound?: string;
}

const COMPONENTS = { header: { cell: HeaderCell } };

const sorted = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) => {
  const compare = sort && columns.find(({ key }) => key === sort.key)?.compare;
  if (!compare) return rows;
  return rows.toSorted(sort.descending ? (a, b) => compare(b, a) : compare);
};

const partNamed = <Row extends { id: number | string }>(parts: DataTableProps<Row>['parts'], name: string | undefined) =>
  parts && name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined;

interface FoundRowsProps<Row extends { id: number | string }> extends DataTableProps<Row> {
  list: ReturnType<typeof useListState>;
}

/** What the list's state comes to: how many rows were found, and the table of those on its page. */
function FoundRows<Row extends { id: number | string }>(props: FoundRowsProps<Row>) {
  const { label, list, rows, columns, searchText, selection, stripe, empty } = props;
  const { nothingFound = 'Nothing matches the search.' } = props;
  const part = partNamed(props.parts, list.show);
  const inOrder = sorted(part ? rows.filter(part) : rows, columns, list.sort);
  const found = searchText ? searched(inOrder, searchText, list.text) : inOrder;
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)));
  const shown = found.slice((page - 1) * list.size, page * list.size);

  const antdColumns = columns.map(
    ({ key, title, cell, compare, align, pinned }): TableColumnType<Row> => ({
      key,
      title,
      render: (_value, row) => cell(row),
      ...(align && { align }),
      ...(pinned && { fixed: 'end' }),
      ...(compare && {
        sorter: true,
        sortOrder: list.sort?.key === key ? (list.sort.descending ? 'descend' : 'ascend') : null,
      }),
    }),
  );

  return (
    <>
      {(searchText ?? props.parts) && (
        <span role="status" className={styles.outcome}>
          {(part ?? list.text.trim()) && `${formatCount(found.length)} of ${formatCount(rows.length)}`}
        </span>
      )}
      <Table<Row>
        aria-label={label}
        className={`${styles.table}${props.dense ? ` ${styles.dense}` : ''}`}
        rowKey="id"
        size={props.dense ? 'small' : 'middle'}
        components={COMPONENTS}
        columns={selection ? [selectionColumn(selection, found), ...antdColumns] : antdColumns}
        dataSource={shown}
        {...(stripe && { rowClassName: (row: Row) => styles[stripe(row)] ?? '' })}
        scroll={{ x: 'max-content' }}
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
            list.setSort(sorter.order ? { key: String(sorter.columnKey), descending: sorter.order === 'descend' } : undefined);
          }
        }}
      />
    </>
  );
}

/** How many rows are ticked of those that are still there. */
const chosenAmong = <Row extends { id: number | string }>(rows: readonly Row[], selection: Selection<Row> | undefined) =>
  selection && selection.chosen.size > 0 ? rows.filter(({ id }) => selection.chosen.has(id)).length : 0;

/** The only table: searched, sorted and paged by what the query string says (D1). */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { name, searchText, searchHint, parts, sortSwitch, selection } = props;
  const list = useListState(name);
  // A key shows in the search box at once; the rows follow as a component of their own, when there is time.
  const found = useDeferredValue(list);
  return (
    <div className={styles.dataTable}>
      {(searchText ?? parts ?? sortSwitch ?? selection) && (
        <TableTools
          list={list}
          searchable={searchText !== undefined}
          searchHint={searchHint}
          parts={Object.keys(parts ?? {})}
          sortSwitch={sortSwitch}
          chosen={chosenAmong(props.rows, selection)}
          onClear={() => selection?.onChange(new Set())}
        />
      )}
      <FoundRows {...props} list={found} />
    </div>
  );
}
