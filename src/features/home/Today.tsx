import { Button } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { snoozedTakenUp } from '@/store/browser/snoozedSlice';
import { selectTodayList } from '@/store/business/today/today';
import { useFocusKept } from '@/ui/useFocusKept';
import { Section } from '@/ui/Section';
import { TodayKindList } from './TodayKindList';

/** What there is to do today for the person's role: what is done goes by itself, what is put off comes back on its day. */
export default function Today() {
  const today = useToday();
  const dispatch = useAppDispatch();
  const { parts, putOff } = useAppSelector((state) => selectTodayList(state, today));
  const count = parts.reduce((sum, { items }) => sum + items.length, 0);
  // Once something was put off, and once what was put off is shown again.
  const list = useFocusKept<HTMLDivElement>(count, 'a');
  const place = useFocusKept<HTMLElement>(putOff, 'a');
  return (
    <Section
      ref={place}
      title={count === 0 ? 'Today' : `Today (${count})`}
      actions={
        putOff > 0 && (
          <Button size="small" onClick={() => dispatch(snoozedTakenUp())}>
            Show {putOff} postponed
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1}>
        {count === 0 && <p>Nothing to do now.</p>}
        {parts.map((part) => (
          <TodayKindList key={part.kind} part={part} today={today} />
        ))}
      </div>
    </Section>
  );
}
