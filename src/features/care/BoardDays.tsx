import { Button } from 'antd';
import { useToday } from '@/parts/useToday';
import { daysBefore } from '@/store/kit/dates';
import { DateInput } from '@/ui/DateInput';
import styles from './JobBoard.module.css';

/** Which day the board shows, and the way to others. */
export function BoardDays({ day, show }: { day: string; show: (day: string) => void }) {
  const today = useToday();
  return (
    <div className={styles.days} role="group" aria-label="Day of the board">
      <Button onClick={() => show(daysBefore(day, 1))}>Previous Day</Button>
      <div className={styles.day}>
        <DateInput aria-label="Day" value={day} onDone={show} />
      </div>
      <Button onClick={() => show(daysBefore(day, -1))}>Next Day</Button>
      <Button disabled={day === today} onClick={() => show(today)}>
        Today
      </Button>
    </div>
  );
}
