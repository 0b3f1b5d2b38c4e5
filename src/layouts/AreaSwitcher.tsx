import { AppstoreOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import styles from './AreaSwitcher.module.css';
import { useOpenAreas } from './useOpenAreas';

/** Above a menu: which area of the product it is of, and the way to the others. */
export function AreaSwitcher() {
  const navigate = useNavigate();
  const { areas, current } = useOpenAreas();
  const items = areas.map(({ title, to }) => ({ key: title, label: title, onClick: () => void navigate(to) }));
  const name = current ? `Area: ${current.title}` : 'Areas';
  return (
    <div className={styles.place}>
      <Dropdown
        menu={{ items, selectable: true, selectedKeys: current ? [current.title] : [] }}
        trigger={['click']}
        // oxlint-disable-next-line no-autofocus -- The focus goes into the menu that was just asked for, as with any menu button.
        autoFocus
      >
        <Button
          block
          className={styles.switcher ?? ''}
          icon={<Icon of={AppstoreOutlined} />}
          title={name}
          aria-label={name}
          aria-haspopup="menu"
        >
          <span className={styles.label}>{current?.title ?? 'Areas'}</span>
          <span className={styles.label}>
            <Icon of={DownOutlined} />
          </span>
        </Button>
      </Dropdown>
    </div>
  );
}
