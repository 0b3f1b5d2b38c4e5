import { Table } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '@/format';
import { antdColumns } from './antdColumns';
import type { Tone } from './Badge';
import type { Column } from './column';
import styles from './DataTable.module.css';
import { HeaderCell } from './HeaderCell';
import type { Density } from './listShape';
import { PAGE_SIZES, type ListState } from './listState';
import { havePaise } from './paise';
import { selectionColumn, type Ticks } from './selection';

/** Rows that are there are never loading, and what says how many were found is read out: else each sorting would read all of them. */
const SILENT = { spinning: false, 'aria-live': 'off' as const };

/** Where no column is pinned the style sheet scrolls, and antd need not measure its columns. */
const SIDEWAYS = { x: true as const };

const COMPONENTS = { header: { cell: HeaderCell } };

/** The rows on the page of a list, however they are shown. */
export interface ShownRowsProps<Row extends { id: number | string }> {
  /** The list's accessible name. */
  label: string;
  list: ListState;
  /** The columns that are shown, in their order. */
  shown: readonly Column<Row>[];
  density: Density;
  rows: readonly Row[];
  page: number;
  /** How many rows there are on all pages. */
  total: number;
  ticks: Ticks<Row> | undefined;
  stripe: ((row: Row) => Tone) | undefined;
  /** What stands in place of the rows where there are none. */
  empty: ReactNode;
}

/** The way through the pages of a list, as antd takes it. */
export const pagingOf = (list: ListState, page: number, total: number) => ({
  current: page,
  pageSize: list.size,
  total,
  pageSizeOptions: PAGE_SIZES,
  showSizeChanger: total > 20,
  showTotal: (all: number, [from, to]: [number, number]) =>
    `${formatCount(from)}–${formatCount(to)} of ${formatCount(all)}`,
  hideOnSinglePage: total <= 20,
});

/** The rows of a list as a table, whose headings sort it. */
export function RowTable<Row extends { id: number | string }>(props: ShownRowsProps<Row>) {
  const { label, list, shown, density, rows, page, total, ticks, stripe, empty } = props;
  const columns = antdColumns(shown, havePaise(shown, rows), list.sort);
  return (
    <Table<Row>
      aria-label={label}
      className={`${styles.table}${density === 'compact' ? ` ${styles.dense}` : ''}`}
      rowKey="id"
      size={density === 'compact' ? 'small' : 'middle'}
      components={COMPONENTS}
      columns={ticks ? [selectionColumn(ticks), ...columns] : columns}
      dataSource={rows}
      {...(stripe && { rowClassName: (row: Row) => styles[stripe(row)] ?? '' })}
      loading={SILENT}
      {...(shown.some(({ pinned }) => pinned) && { scroll: SIDEWAYS })}
      showSorterTooltip={false}
      locale={{ emptyText: empty }}
      pagination={pagingOf(list, page, total)}
      onChange={(paged, _filters, sorter, { action }) => {
        if (action === 'paginate') list.setPage(paged.current ?? 1, paged.pageSize ?? list.size);
        if (action === 'sort' && !Array.isArray(sorter)) {
          list.setSort(
            sorter.order ? { key: String(sorter.columnKey), descending: sorter.order === 'descend' } : undefined,
          );
        }
      }}
    />
  );
}
