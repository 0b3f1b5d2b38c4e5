import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ColumnValue } from './column';
import styles from './DataTable.module.css';
import { filterText, type Filters } from './filters';
import { Icon } from './Icon';
import type { ListState } from './listState';
import { useFocusKept } from './useFocusKept';

export interface FilterChipsProps<Row> {
  /** What the list knows of its rows. */
  values: readonly ColumnValue<Row>[];
  filters: Filters;
  list: ListState;
  /** Asks for a name for what is shown, where it has none. */
  onSave: (() => void) | undefined;
}

/** What a list is filtered by; each can be taken away. */
export function FilterChips<Row>({ values, filters, list, onSave }: FilterChipsProps<Row>) {
  const chips = values.flatMap((value) => {
    const filter = filters[value.key];
    return filter ? [{ key: value.key, text: filterText(value, filter) }] : [];
  });
  const place = useFocusKept<HTMLDivElement>(chips.length);
  if (chips.length === 0) return null;
  return (
    <div ref={place} role="group" aria-label="Filters" className={styles.chips}>
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
      {onSave && list.prefix === '' && (
        <Button type="link" size="small" onClick={onSave}>
          Save view
        </Button>
      )}
    </div>
  );
}
