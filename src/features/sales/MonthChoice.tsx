import { useId, useState } from 'react';
import { isRealMonth } from '@/store/kit/calendar';
import { MonthInput } from '@/ui/DateInput';
import styles from './MonthChoice.module.css';

/** The month that is shown, typed or picked; what is none stays to be mended. */
export function MonthChoice({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const [typed, setTyped] = useState(month);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const done = (text: string) => {
    setWrong(!isRealMonth(text));
    if (isRealMonth(text)) onChange(text);
  };
  return (
    <span className={styles.month}>
      <label htmlFor={id}>Month</label>
      <MonthInput
        id={id}
        value={typed}
        onChange={setTyped}
        onDone={done}
        {...(isWrong && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
      />
      {isWrong && (
        <span id={`${id}-wrong`} role="alert" className={styles.wrong}>
          Enter a month, such as Nov 2026.
        </span>
      )}
    </span>
  );
}
