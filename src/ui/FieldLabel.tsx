import type { ReactNode } from 'react';
import styles from './FieldLabel.module.css';

/** The words before a field, marked where it has to be filled. */
export const FieldLabel = ({ required, children }: { required: boolean; children: ReactNode }) => (
  <span className={required ? styles.required : undefined}>{children}</span>
);
