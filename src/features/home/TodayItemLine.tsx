import { ClockCircleOutlined } from '@ant-design/icons';
import { formatCountOf } from '@/format';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectNamesakes } from '@/store/clients/accounts/namesakes';
import { SmallLine } from '@/ui/SmallLine';
import { itemSnoozed } from '@/store/browser/snoozedSlice';
import { waitingDays, type TodayItem } from '@/store/business/today/todayItem';
import { daysAfter } from '@/store/kit/dates';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { MenuButton } from '@/ui/MenuButton';
import styles from './TodayList.module.css';

/** Until when something can be put off, in days. */
const PUT_OFF = [
  { label: 'Tomorrow', days: 1 },
  { label: 'Next week', days: 7 },
] as const;

/** What a line is called, with which of several clients of one name it is about. */
const called = ({ what, who }: TodayItem, namesake: string | undefined) =>
  [what, who, namesake].filter(Boolean).join(', ');

function Age({ since, today }: { since: string; today: string }) {
  const days = waitingDays(since, today);
  return <time dateTime={since}>{days === 0 ? 'today' : formatCountOf(days, 'day')}</time>;
}

/** One thing that is to be done: what, whom it is about, for how long it waits, its step, and the way to put it off. */
export function TodayItemLine({ item, today }: { item: TodayItem; today: string }) {
  const dispatch = useAppDispatch();
  const { id, what, who, size, accountId, since, step } = item;
  const namesake = useAppSelector((state) => selectNamesakes(state).get(accountId ?? ''));
  const times = PUT_OFF.map(({ label, days }) => ({
    key: label,
    label,
    onClick: () => dispatch(itemSnoozed({ id, size, today, until: daysAfter(today, days) })),
  }));
  return (
    <li data-row-key={id} className={styles.item}>
      <span className={styles.what}>
        {what} {who !== '' && <span className={styles.who}>{who}</span>}
        {namesake !== undefined && <SmallLine>{namesake}</SmallLine>}
      </span>
      <span className={styles.age}>{since !== undefined && <Age since={since} today={today} />}</span>
      <span className={styles.ways}>
        <LinkButton size="small" to={step.to} aria-label={`${step.label}: ${called(item, namesake)}`}>
          {step.label}
        </LinkButton>
        <MenuButton
          items={times}
          placement="bottomRight"
          size="small"
          type="text"
          icon={<Icon of={ClockCircleOutlined} />}
          title="Postpone"
          aria-label={`Postpone: ${called(item, namesake)}`}
        />
      </span>
    </li>
  );
}
