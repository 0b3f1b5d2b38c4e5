import type { CSSProperties, ReactNode } from 'react';
import styles from './FormGrid.module.css';

/** Fields side by side, as many as there is room for. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid} data-fields>
    {children}
  </div>
);

/** One row of a repeated part: its fields and, last, its remove button; `columns` are their widths in CSS. */
export const FormRow = ({ label, columns, children }: { label: string; columns?: string; children: ReactNode }) => (
  <div
    role="group"
    aria-label={label}
    data-fields
    className={styles.row}
    style={columns === undefined ? undefined : ({ '--columns': columns } as CSSProperties)}
  >
    {children}
  </div>
);

/** The buttons at the end of a form, on the side where a dialog has them: what it is sent with comes last. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.actions} ${styles.atEnd}`}>{children}</div>
);

/** Buttons that follow a text, and send nothing. */
export const TextActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
