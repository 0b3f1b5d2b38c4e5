import { Table, type TableColumnType } from 'antd';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import type { Tone } from './Badge';
import { alignOf, compareBy, keyColumn, searchTextBy, type Column, type ColumnKind } from './column';
import styles from './DataTable.module.css';
import { formatCount } from '@/format';
import { ExportMenu } from './ExportMenu';
import { FilterChips } from './FilterChips';
import { passing } from './filters';
import { HeaderCell } from './HeaderCell';
import { shapedColumns, type Density } from './listShape';
import { lazyWhenIdle } from './lazyWhenIdle';
import { PAGE_SIZES, useListState, type ListState, type Sort } from './listState';
import { readFilters } from './listWords';
import { Notice } from './Notice';
import { searched } from './searching';
import { selectionColumn, type Selection } from './selection';
import { sheetOf } from './tableSheet';
import { TableButtons, type PanelName } from './TableButtons';
import type TablePanelsType from './TablePanels';
import { TableTools } from './TableTools';
import { ViewTabs } from './ViewTabs';

export interface DataTableProps<Row extends { id: number | string }> {
  /** The table's accessible name. */
  label: string;
  /** What its words in the query string begin with, for a table that shares the address with another. */
  name?: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What can be searched for; without it there is no search box, which looks through all columns, ignoring case. */
  searchHint?: string;
  /** What else of a row the search looks through. */
  alsoSearched?: (row: Row) => string;
  /** Words of the query string of filters beside the table, which a view keeps with its own. */
  alsoKept?: readonly string[];
  /** Parts of the rows by their names, of which a menu beside the search shows one alone. */
  parts?: Readonly<Record<string, (row: Row) => boolean>>;
  /** A sorting that a switch beside the search turns on and off. */
  sortSwitch?: { label: string; sort: Sort };
  /** Lets rows be ticked, one by one or all that the search finds. */
  selection?: Selection<Row>;
  /** The colour of the stripe before a row. */
  stripe?: (row: Row) => Tone;
  /** For many columns: they stand closer together, unless somebody chose otherwise, and their headings wrap. */
  dense?: boolean;
  /** For what is not kept: it has no export. */
  unexported?: boolean;
  /** Said when there are no rows at all. */
  empty: string;
  /** Said when the search finds none. */
  nothingFound?: string;
}

// A lazy component forgets that it goes with rows of any type.
const TablePanels = lazyWhenIdle(() => import('./TablePanels')) as typeof TablePanelsType;

const COMPONENTS = { header: { cell: HeaderCell } };

const sorted = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) => {
  const column = sort && columns.find(({ key }) => key === sort.key);
  const compare = column && compareBy(column);
  if (!compare) return rows;
  return rows.toSorted(sort.descending ? (a, b) => compare(b, a) : compare);
};

const partNamed = <Row extends { id: number | string }>(parts: DataTableProps<Row>['parts'], name: string | undefined) =>
  parts && name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined;

/** A number, a day or a badge is one word. */
const isWhole = (kind: ColumnKind) => kind !== 'text' && kind !== 'action';

interface FoundRowsProps<Row extends { id: number | string }> extends DataTableProps<Row> {
  list: ListState;
  density: Density;
  /** What stands beside the way to export them. */
  buttons: ReactNode;
  /** What stands between the buttons and the rows. */
  children: ReactNode;
}

/** What the list's state comes to: how many rows were found, and the table of those on its page. */
function FoundRows<Row extends { id: number | string }>(props: FoundRowsProps<Row>) {
  const { label, list, density, rows, searchHint, selection, stripe, empty } = props;
  const { nothingFound = 'Nothing matches the search.' } = props;
  const [lastTicked, setLastTicked] = useState<Row['id']>();
  const filters = searchHint === undefined ? {} : readFilters(list.params, list.place, props.columns);
  const part = partNamed(props.parts, list.show);
  const remaining = passing(part ? rows.filter(part) : rows, props.columns, filters);
  const inOrder = sorted(remaining, props.columns, list.sort);
  const searchText = searchTextBy(props.columns, props.alsoSearched);
  const found = searchHint === undefined ? inOrder : searched(inOrder, searchText, list.text);
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)));
  const shown = found.slice((page - 1) * list.size, page * list.size);
  const isNarrowed = part !== undefined || list.text.trim() !== '' || Object.keys(filters).length > 0;

  const columns = shapedColumns(props.columns, list.shape.columns);
  const naming = keyColumn(props.columns);
  const antdColumns = columns.map((column): TableColumnType<Row> => {
    const { key, title, kind, cell, pinned } = column;
    const align = alignOf(column);
    return {
      key,
      title,
      render: (_value, row) => cell(row),
      className: [column === naming && styles.key, isWhole(kind) && styles.whole, align && styles.end].filter(Boolean).join(' '),
      ...(align && { align }),
      ...(pinned && { fixed: 'end' }),
      ...(kind !== 'action' && {
        sorter: true,
        sortOrder: list.sort?.key === key ? (list.sort.descending ? 'descend' : 'ascend') : null,
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
        {found.length > 0 && !props.unexported && <ExportMenu name={label} sheet={() => sheetOf(columns, found)} />}
      </span>
      {props.children}
      <Table<Row>
        aria-label={label}
        className={`${styles.table}${density === 'compact' ? ` ${styles.dense}` : ''}`}
        rowKey="id"
        size={density === 'compact' ? 'small' : 'middle'}
        components={COMPONENTS}
        columns={
          selection ? [selectionColumn(selection, found, { id: lastTicked, set: setLastTicked }), ...antdColumns] : antdColumns
        }
        dataSource={shown}
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

/** The only table: searched, filtered, sorted, shaped and paged by what the query string says (D1). */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { name, alsoKept, label, columns, rows, searchHint, parts, sortSwitch, selection, dense } = props;
  const list = useListState(name, alsoKept);
  // A key shows in the search box at once; the rows follow as a component of their own, when there is time.
  const found = useDeferredValue(list);
  const [open, setOpen] = useState<PanelName>();
  const isSearched = searchHint !== undefined;
  // A short table, or one in a dialog, is only read.
  const isShaped = name === undefined && (isSearched || dense === true);
  const filters = isSearched ? readFilters(list.params, list.place, columns) : {};
  const density = list.shape.density ?? (dense ? 'compact' : 'comfortable');
  const query = list.ownQuery({ ...list.shape, density });
  const view = list.isPlain ? undefined : list.views.find((one) => one.query === query);
  return (
    <div className={styles.dataTable}>
      {isShaped && list.views.length > 0 && (
        <ViewTabs label={label} list={list} current={view} onEdit={() => setOpen('view')} />
      )}
      {(searchHint ?? parts ?? sortSwitch ?? selection) && (
        <TableTools
          list={list}
          searchHint={searchHint}
          parts={Object.keys(parts ?? {})}
          sortSwitch={sortSwitch}
          chosen={chosenAmong(rows, selection)}
          onClear={() => selection?.onChange(new Set())}
        />
      )}
      <FoundRows
        {...props}
        list={found}
        density={density}
        buttons={<TableButtons open={open} filter={isSearched} columns={isShaped} paste={selection !== undefined} onOpen={setOpen} />}
      >
        <FilterChips columns={columns} filters={filters} list={list} onSave={view ? undefined : () => setOpen('save')} />
        <Suspense>
          {open && <TablePanels {...{ open, columns, rows, list, filters, density, selection, view, query }} onOpen={setOpen} />}
        </Suspense>
      </FoundRows>
    </div>
  );
}
