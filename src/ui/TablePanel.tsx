import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusFirstField } from './focusFirstField';
import { IconButton } from './IconButton';
import styles from './TablePanel.module.css';

export interface TablePanelProps {
  /** Its heading, and its accessible name. */
  title: string;
  onClose: () => void;
  /** Whether it is opened to type into its field. */
  isTyped?: boolean;
  children: ReactNode;
}

/** What a button above a table opens between the button and the rows; Escape closes it, and the focus goes back. */
export function TablePanel({ title, onClose, isTyped = false, children }: TablePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTyped) focusFirstField(panel.current);
    else panel.current?.focus();
  }, [isTyped]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears keys that what is in it did not need.
    <section
      ref={panel}
      className={styles.panel}
      aria-label={title}
      tabIndex={-1}
      data-opened
      onKeyDown={(event) => {
        // What opened above the panel closes first.
        if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node))
          return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <IconButton icon={CloseOutlined} name={`Close ${title}`} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
