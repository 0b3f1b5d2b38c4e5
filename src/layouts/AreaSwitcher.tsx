import { AppstoreOutlined, DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import styles from './AreaSwitcher.module.css';
import { useCurrentArea } from './useCurrentArea';

const AreaPanel = lazyWhenIdle(() => import('./AreaPanel'));

/** Above a menu: which area of the product it is of, and the way to the others and their screens. */
export function AreaSwitcher() {
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentArea();
  const name = current ? `Area: ${current.title}` : 'Areas';
  return (
    <div className={styles.place}>
      <Button
        block
        className={styles.switcher ?? ''}
        icon={<Icon of={AppstoreOutlined} />}
        title={name}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>{current?.title ?? 'Areas'}</span>
        <span className={styles.label}>
          <Icon of={DownOutlined} />
        </span>
      </Button>
      <Suspense>{isOpen && <AreaPanel onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
