import { useId } from 'react';
import { DateInput } from './DateInput';
import styles from './DayChoice.module.css';

export interface DayChoiceProps {
  label: string;
  /** ISO date. */
  day: string;
  /** Gets a day once it is typed to its end, or picked. */
  onDay: (day: string) => void;
}

/** A day that a list is shown for, kept in the address. */
export function DayChoice({ label, day, onDay }: DayChoiceProps) {
  const id = useId();
  return (
    <div className={styles.day}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <DateInput id={id} value={day} onDone={onDay} />
    </div>
  );
}
