import { useId, type ReactNode } from 'react';
import styles from './Labelled.module.css';

/** What a control takes over from its label and its message. */
interface LabelledControl {
  id: string;
  status?: 'error';
  'aria-describedby'?: string;
}

export interface LabelledProps {
  label: string;
  /** What is wrong with what was chosen. */
  error?: string | undefined;
  children: (control: LabelledControl) => ReactNode;
}

/** A control under its label, with what is wrong about it below; for what is no field of a form. */
export function Labelled({ label, error, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(error !== undefined && { status: 'error', 'aria-describedby': `${id}-error` }) })}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
