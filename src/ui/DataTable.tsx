import { SearchOutlined } from '@ant-design/icons';
import { Input, Table, type TableColumnType } from 'antd';
import { useDeferredValue } from 'react';
import type { Column } from './columns';
import styles from './DataTable.module.css';
import { formatCount } from './format';
import { Icon } from './Icon';
import { PAGE_SIZES, useListState, type Sort } from './listState';
import { Notice } from './Notice';

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The text of a row that the search box looks through, ignoring case; without it there is no search box. */
  searchText?: (row: Row) => string;
  searchHint?: string;
  /** Said when there are no rows at all. */
  empty: string;
  /** Said when the search finds none. */
  nothingFound?: string;
}

const sorted = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) => {
  const compare = sort && columns.find(({ key }) => key === sort.key)?.compare;
  if (!compare) return rows;
  return rows.toSorted(sort.descending ? (a, b) => compare(b, a) : compare);
};

/** The only table: searched, sorted and paged by what the query string says (D1). */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { label, rows, columns, searchText, searchHint, empty, nothingFound = 'Nothing matches the search.' } = props;
  const list = useListState();
  const query = useDeferredValue(list.text).trim().toLowerCase();
  const inOrder = sorted(rows, columns, list.sort);
  const found = searchText && query ? inOrder.filter((row) => searchText(row).toLowerCase().includes(query)) : inOrder;
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)));
  const shown = found.slice((page - 1) * list.size, page * list.size);

  const antdColumns = columns.map(
    ({ key, title, cell, compare, align }): TableColumnType<Row> => ({
      key,
      title,
      render: (_value, row) => cell(row),
      ...(align && { align }),
      ...(compare && {
        sorter: true,
        sortOrder: list.sort?.key === key ? (list.sort.descending ? 'descend' : 'ascend') : null,
      }),
    }),
  );

  return (
    <>
      {searchText && (
        <div className={styles.tools}>
          <Input
            className={styles.search ?? ''}
            type="search"
            aria-label="Search"
            placeholder={searchHint}
            prefix={<Icon of={SearchOutlined} />}
            value={list.text}
            onChange={(event) => list.setText(event.target.value)}
            onBlur={list.writeText}
          />
          <span role="status" className={styles.count}>
            {query ? `${formatCount(found.length)} of ${formatCount(rows.length)}` : ''}
          </span>
        </div>
      )}
      <Table<Row>
        aria-label={label}
        rowKey="id"
        size="middle"
        columns={antdColumns}
        dataSource={shown}
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
