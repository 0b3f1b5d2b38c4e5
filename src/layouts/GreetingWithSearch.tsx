import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PALETTE_KEYS, useOpenPalette } from '@/parts/palette';
import { Icon } from '@/ui/Icon';
import { Greeting } from './Greeting';
import styles from './GreetingWithSearch.module.css';

/** Opens the palette, where the bar has no search of its own. */
function SearchButton() {
  const open = useOpenPalette();
  return (
    <Button
      className={styles.button ?? ''}
      icon={<Icon of={SearchOutlined} />}
      title="Search everything (Ctrl K)"
      aria-keyshortcuts={PALETTE_KEYS}
      aria-haspopup="dialog"
      onClick={() => open()}
    >
      <span className={styles.label}>Search</span>
      <kbd className={styles.keys} aria-hidden="true">
        Ctrl K
      </kbd>
    </Button>
  );
}

/** A bar's greeting, and the search beside it. */
export const GreetingWithSearch = ({ children }: { children: ReactNode }) => (
  <div className={styles.beside}>
    <div className={styles.greeting}>
      <Greeting>{children}</Greeting>
    </div>
    <SearchButton />
  </div>
);
