import { FilterOutlined, LayoutOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './DataTable.module.css';
import { Icon, type Glyph } from './Icon';
import { useFocusKept } from './useFocusKept';

/** What can stand open above a table's rows. */
export type PanelName = 'filter' | 'columns' | 'paste' | 'save' | 'view';

const BUTTONS: readonly { name: 'filter' | 'columns' | 'paste'; label: string; icon: Glyph }[] = [
  { name: 'filter', label: 'Filter', icon: FilterOutlined },
  { name: 'columns', label: 'Columns', icon: LayoutOutlined },
  { name: 'paste', label: 'Paste list', icon: UnorderedListOutlined },
];

export interface TableButtonsProps extends Record<(typeof BUTTONS)[number]['name'], boolean> {
  open: PanelName | undefined;
  /** Whether the list is filtered: what says so beside the rows is gone with the last filter. */
  isFiltered: boolean;
  onOpen: (panel: PanelName | undefined) => void;
}

const NONE: readonly PanelName[] = [];

/** The ways into a table's filters, its columns, and a choice of rows by a list: as buttons, but for those of `inMenu`. */
export function TableButtons({
  open,
  isFiltered,
  onOpen,
  inMenu = NONE,
  ...has
}: TableButtonsProps & { inMenu?: readonly PanelName[] }) {
  const place = useFocusKept<HTMLSpanElement>(isFiltered);
  return (
    <span ref={place} className={styles.buttons}>
      {BUTTONS.filter(({ name }) => has[name] && !inMenu.includes(name)).map(({ name, label, icon }) => (
        <Button
          key={name}
          // Text in either case: as another kind the library makes the button anew, and its focus is gone.
          variant="text"
          color={open === name ? 'primary' : 'default'}
          icon={<Icon of={icon} />}
          aria-expanded={open === name}
          onClick={() => onOpen(open === name ? undefined : name)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
