import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Column } from './column';
import styles from './DataTable.module.css';
import { filterText, type Filters } from './filters';
import { Icon } from './Icon';
import type { ListState } from './listState';

export interface FilterChipsProps<Row> {
  columns: readonly Column<Row>[];
  filters: Filters;
  list: ListState;
  /** Asks for a name for what is shown, where it has none. */
  onSave: (() => void) | undefined;
}

/** What a list is filtered by; each can be taken away. */
export function FilterChips<Row>({ columns, filters, list, onSave }: FilterChipsProps<Row>) {
  const chips = columns.flatMap((column) => {
    const filter = filters[column.key];
    return filter ? [{ key: column.key, text: filterText(column, filter) }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label="Filters" className={styles.chips}>
      {chips.map(({ key, text }) => (
        <Button
          key={key}
          className={styles.chip ?? ''}
          size="small"
          color="primary"
          variant="filled"
          icon={<Icon of={CloseOutlined} />}
          iconPlacement="end"
          aria-label={`Remove filter ${text}`}
          onClick={() => list.setFilter(key, undefined)}
        >
          {text}
        </Button>
      ))}
      {chips.length > 1 && (
        <Button type="link" size="small" onClick={() => list.clearFilters(chips.map(({ key }) => key))}>
          Clear filters
        </Button>
      )}
      {onSave && list.place.prefix === '' && (
        <Button type="link" size="small" onClick={onSave}>
          Save view
        </Button>
      )}
    </div>
  );
}
