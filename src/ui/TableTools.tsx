import { SearchOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import styles from './DataTable.module.css';
import { Icon } from './Icon';
import type { Sort, useListState } from './listState';

export interface TableToolsProps {
  list: ReturnType<typeof useListState>;
  /** What can be searched for; without it there is no search box. */
  searchHint?: string | undefined;
  /** The names of the parts of which one can be shown alone. */
  parts: readonly string[];
  sortSwitch?: { label: string; sort: Sort } | undefined;
}

const ALL = 'All';

/** What stands above a table: its search, which part of it is shown, and a sorting to be switched on. */
export function TableTools({ list, searchHint, parts, sortSwitch }: TableToolsProps) {
  const { key, descending } = sortSwitch?.sort ?? {};
  const sorted = list.sort?.key === key && list.sort?.descending === descending;
  return (
    <div className={styles.tools}>
      {searchHint !== undefined && (
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
      )}
      {parts.length > 0 && (
        <Select
          className={styles.part ?? ''}
          aria-label="Show"
          prefix="Show:"
          value={parts.find((part) => part === list.show) ?? ALL}
          options={[ALL, ...parts].map((part) => ({ value: part, label: part }))}
          onChange={(part) => list.setShow(part === ALL ? undefined : part)}
        />
      )}
      {sortSwitch && (
        <Button
          aria-pressed={sorted}
          {...(sorted && { color: 'primary', variant: 'filled' })}
          icon={<Icon of={SortDescendingOutlined} />}
          onClick={() => list.setSort(sorted ? undefined : sortSwitch.sort)}
        >
          {sortSwitch.label}
        </Button>
      )}
    </div>
  );
}
