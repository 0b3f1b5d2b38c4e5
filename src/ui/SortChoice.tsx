import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { sortedBy, type Column, type ColumnKind } from './column';
import { IconButton } from './IconButton';
import type { Sort } from './listState';
import styles from './DataTable.module.css';

const AS_LISTED = '';

/** Of money, days and numbers the most and the newest are looked for first. */
const DESCENDING: readonly ColumnKind[] = ['money', 'count', 'date', 'month'];

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** By what a list is sorted, and which way, where there are no headings that say so. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const choices = columns.flatMap((column) => sortedBy(column) ?? []);
  const chosen = choices.find(({ key }) => key === sort?.key);
  const options = [{ key: AS_LISTED, title: 'As listed' }, ...choices];
  return (
    <div className={styles.buttons}>
      <Select
        aria-label="Sort"
        prefix="Sort:"
        value={chosen?.key ?? AS_LISTED}
        options={options.map(({ key, title }) => ({ value: key, label: title }))}
        popupMatchSelectWidth={false}
        onChange={(key) => {
          const column = choices.find((choice) => choice.key === key);
          onSort(column && { key, descending: DESCENDING.includes(column.kind) });
        }}
      />
      {chosen && sort && (
        <IconButton
          icon={sort.descending ? SortDescendingOutlined : SortAscendingOutlined}
          name={sort.descending ? 'Sorted descending: sort ascending' : 'Sorted ascending: sort descending'}
          onClick={() => onSort({ ...sort, descending: !sort.descending })}
        />
      )}
    </div>
  );
}
