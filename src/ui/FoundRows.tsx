import { Table } from 'antd';
import { useState, type ReactNode } from 'react';
import { formatCount } from '@/format';
import { antdColumns } from './antdColumns';
import type { Column } from './column';
import styles from './DataTable.module.css';
import { ExportMenu } from './ExportMenu';
import { findRows, type FoundTableProps } from './findRows';
import { HeaderCell } from './HeaderCell';
import { namedFirst, type Density } from './listShape';
import { PAGE_SIZES, type ListState } from './listState';
import { Notice } from './Notice';
import { selectionColumn, tickedRows } from './selection';
import { sheetOf } from './tableSheet';
import { useMedia } from './useMedia';

const COMPONENTS = { header: { cell: HeaderCell } };

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
  const { found, onPage, page, isNarrowed } = findRows(props, list);
  const ticked = tickedRows(rows, found, selection);
  // Of a row that is wider than a phone its name stays in sight, and would lie over what stood before it.
  const isPhone = useMedia('(max-width: 767px)');
  const columns = antdColumns(props.columns, isPhone ? namedFirst(props.columns, shown) : shown, list.sort);

  return (
    <>
      {(searchHint ?? props.parts) && (
        <span role="status" className={styles.outcome}>
          {isNarrowed && `${formatCount(found.length)} of ${formatCount(rows.length)}`}
        </span>
      )}
      <span className={`${styles.buttons} ${styles.last}`}>
        {props.buttons}
        {found.length + ticked.length > 0 && !props.unexported && (
          <ExportMenu
            name={label}
            ticked={ticked.length}
            sheet={() => sheetOf(shown, ticked.length > 0 ? ticked : found)}
          />
        )}
      </span>
      {props.children}
      <Table<Row>
        aria-label={label}
        className={`${styles.table}${density === 'compact' ? ` ${styles.dense}` : ''}`}
        rowKey="id"
        size={density === 'compact' ? 'small' : 'middle'}
        components={COMPONENTS}
        columns={
          selection ? [selectionColumn(selection, found, { id: lastTicked, set: setLastTicked }), ...columns] : columns
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
