import { Select } from 'antd';
import { useId } from 'react';
import styles from './ChoiceCell.module.css';

export interface ChoiceCellProps<Choice extends string> {
  /** The accessible name. */
  label: string;
  choices: readonly Choice[];
  /** A choice in other words than its own. */
  wordOf?: (choice: Choice) => string;
  value: Choice;
  onChange: (choice: Choice) => void;
  /** Why the choice is not accepted. */
  error?: string | undefined;
}

/** A menu of a few fixed words, with what is wrong about the choice below it. */
export function ChoiceCell<Choice extends string>({
  label,
  choices,
  wordOf,
  value,
  onChange,
  error,
}: ChoiceCellProps<Choice>) {
  const id = useId();
  return (
    <>
      <Select<Choice>
        className={styles.choice ?? ''}
        aria-label={label}
        value={value}
        options={choices.map((choice) => ({ value: choice, label: wordOf?.(choice) ?? choice }))}
        onChange={onChange}
        {...(error && { status: 'error', 'aria-describedby': id })}
      />
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
