import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './FoldedSearch.module.css';
import { Icon } from './Icon';

/** The search of a bar, whose field is the first of its `children`: on a narrow screen a button stands for it until it is pressed, and again once the focus leaves it. */
export function FoldedSearch({ children }: { children: ReactNode }) {
  const [unfolded, setUnfolded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const unfold = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (unfolded) box.current?.querySelector('input')?.focus();
  }, [unfolded]);
  // The search folds because it loses the focus; on a wide screen, where this button is not shown, nothing happens.
  const fold = () => unfold.current?.focus();
  return (
    <search className={styles.search}>
      <Button
        ref={unfold}
        type="text"
        className={styles.unfold ?? ''}
        icon={<Icon of={SearchOutlined} />}
        aria-label="Open search"
        onClick={() => setUnfolded(true)}
      />
      <div
        ref={box}
        className={styles.box}
        data-unfolded={unfolded}
        role="presentation"
        onBlur={({ relatedTarget }) => {
          // What a dialog asks is answered in it, and then the focus comes back.
          const isAway = !box.current?.contains(relatedTarget) && !relatedTarget?.closest('dialog, [role="dialog"]');
          if (isAway) setUnfolded(false);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') fold();
        }}
      >
        {children}
        <Button
          type="text"
          className={styles.fold ?? ''}
          icon={<Icon of={CloseOutlined} />}
          aria-label="Close search"
          onClick={fold}
        />
      </div>
    </search>
  );
}
