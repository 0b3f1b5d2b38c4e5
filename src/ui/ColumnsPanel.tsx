import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { WordRadios } from './Choices';
import { keyColumn, type Column } from './column';
import { IconButton } from './IconButton';
import { moved, shapedColumns, type Density, type ListShape } from './listShape';
import { TablePanel } from './TablePanel';
import styles from './TablePanel.module.css';

const DENSITY_WORDS = { comfortable: 'Comfortable', compact: 'Compact' } as const;
const WORDS = Object.values(DENSITY_WORDS);

interface ColumnsPanelProps<Row> {
  /** All columns, as they come. */
  columns: readonly Column<Row>[];
  shape: ListShape;
  /** How close the rows stand now. */
  density: Density;
  onChange: (shape: ListShape) => void;
  onSave: () => void;
  onClose: () => void;
}

/** Which columns a list shows, in what order, and how close its rows stand. */
export function ColumnsPanel<Row>({ columns, shape, density, onChange, onSave, onClose }: ColumnsPanelProps<Row>) {
  const free = columns.filter(({ pinned }) => !pinned);
  const naming = keyColumn(columns);
  const keys = shapedColumns(columns, shape.columns).flatMap(({ key, pinned }) => (pinned ? [] : [key]));
  const ordered = [
    ...keys.flatMap((key) => free.find((column) => column.key === key) ?? []),
    ...free.filter(({ key }) => !keys.includes(key)),
  ];
  const choose = (chosen: readonly string[]) => {
    const isPlain = chosen.length === free.length && free.every(({ key }, index) => key === chosen[index]);
    onChange({ ...shape, columns: isPlain ? [] : chosen });
  };
  return (
    <TablePanel title="Columns" onClose={onClose}>
      <ul className={styles.columns}>
        {ordered.map((column) => {
          const { key, title } = column;
          const at = keys.indexOf(key);
          return (
            <li key={key} className={styles.column}>
              <Checkbox
                className={styles.columnName ?? ''}
                checked={at >= 0}
                disabled={column === naming}
                onChange={({ target }) =>
                  choose(target.checked ? [...keys, key] : keys.filter((other) => other !== key))
                }
              >
                {title}
              </Checkbox>
              {at >= 0 && (
                <>
                  <IconButton
                    icon={UpOutlined}
                    name={`Move ${title} up`}
                    isIdle={at === 0}
                    onClick={() => choose(moved(keys, key, -1))}
                  />
                  <IconButton
                    icon={DownOutlined}
                    name={`Move ${title} down`}
                    isIdle={at === keys.length - 1}
                    onClick={() => choose(moved(keys, key, 1))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <WordRadios
          label="Density"
          choices={WORDS}
          value={DENSITY_WORDS[density]}
          onChange={(word) =>
            onChange({ ...shape, density: word === DENSITY_WORDS.compact ? 'compact' : 'comfortable' })
          }
        />
        <Button onClick={() => onChange({})}>Reset columns</Button>
        <Button onClick={onSave}>Save view</Button>
      </div>
    </TablePanel>
  );
}
