import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PALETTE_KEYS, useOpenPalette } from '@/parts/palette';
import { Icon } from '@/ui/Icon';
import styles from './SearchButton.module.css';

/** Opens the palette; beside a search of the bar's own its keys alone stand on it. */
export function SearchButton({ beside = false }: { beside?: boolean }) {
  const open = useOpenPalette();
  return (
    <Button
      className={styles.button ?? ''}
      data-beside={beside}
      icon={beside ? undefined : <Icon of={SearchOutlined} />}
      title="Search everything (Ctrl K)"
      aria-label={beside ? 'Search everything' : undefined}
      aria-keyshortcuts={PALETTE_KEYS}
      aria-haspopup="dialog"
      onClick={() => open()}
    >
      {!beside && <span className={styles.label}>Search</span>}
      <kbd className={styles.keys} aria-hidden="true">
        Ctrl K
      </kbd>
    </Button>
  );
}
