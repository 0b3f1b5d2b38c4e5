import { DayChoice } from './DayChoice';
import styles from './DayChoice.module.css';

interface PeriodChoiceProps {
  /** ISO dates, of the first and the last day. */
  from: string;
  to: string;
  onFrom: (day: string) => void;
  onTo: (day: string) => void;
}

/** The days that a list is shown for, side by side on a phone too. */
export const PeriodChoice = ({ from, to, onFrom, onTo }: PeriodChoiceProps) => (
  <div className={styles.period}>
    <DayChoice label="From" day={from} onDay={onFrom} />
    <DayChoice label="To" day={to} onDay={onTo} />
  </div>
);
