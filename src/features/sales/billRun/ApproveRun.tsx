import { use, useState } from 'react';
import { formatCount, formatCountOf, formatMoney, formatMonth } from '@/format';
import { useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { billRunApproved } from '@/store/facts/bills';
import { seenBills, type RunRow } from '@/store/billing/billRun/runRows';
import { sumOf } from '@/store/kit/money';
import { DeniedButton } from '@/ui/DeniedButton';
import { Limits } from '@/ui/limits';
import { LimitedButton } from '@/ui/LimitedButton';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './ApproveRun.module.css';
import { IssuedOfRun } from './IssuedOfRun';

interface ApproveRunProps {
  month: string;
  /** ISO date. */
  today: string;
  ready: readonly RunRow[];
  ticked: readonly RunRow[];
  /** Whether the rows are of what is there now. */
  isCurrent: boolean;
  /** Told when the ticked ones are approved. */
  onDone: () => void;
}

const totalOf = (rows: readonly RunRow[]) => formatMoney(sumOf(rows.map(({ total }) => total)));
const billsIn = (count: number) => formatCountOf(count, 'bill');

/** Approves all that is ready of a run, or what is ticked, with what that comes to; a month that is still to come can only be looked at. */
export function ApproveRun({ month, today, ready, ticked, isCurrent, onDone }: ApproveRunProps) {
  const say = useSay();
  const store = useAppStore();
  const { whyNot } = use(Limits);
  const [issued, setIssued] = useState<readonly string[]>([]);
  const approve = (rows: readonly RunRow[]) => {
    const seen = seenBills(rows);
    const before = new Set(store.getState().bills.ids);
    const isDone = say(
      billRunApproved(month, seen, today),
      `Bill run of ${formatMonth(month)} approved: ${billsIn(seen.length)}, ${totalOf(rows)}`,
    );
    if (!isDone) return;
    const added = store.getState().bills.ids.filter((id) => !before.has(id));
    setIssued((those) => [...those, ...added]);
    onDone();
  };
  const place = useFocusKept<HTMLElement>(ready.length, null);
  const isToCome = month > today.slice(0, 7) && whyNot(billRunApproved) === undefined;
  const button = (label: string, rows: readonly RunRow[], isFirst: boolean) => {
    const text = `${label} (${formatCount(rows.length)})`;
    const look = isFirst ? { type: 'primary' as const } : {};
    if (isToCome)
      return (
        <DeniedButton reason={`${formatMonth(month)} has not begun yet: its run cannot be approved.`} {...look}>
          {text}
        </DeniedButton>
      );
    return (
      <LimitedButton does={billRunApproved} {...look} loading={!isCurrent} onClick={() => approve(rows)}>
        {text}
      </LimitedButton>
    );
  };
  return (
    <section ref={place} tabIndex={-1} aria-label="Approve" className={styles.bar}>
      {ready.length > 0 && button('Approve All Ready', ready, ticked.length === 0)}
      {ticked.length > 0 && button('Approve Selected', ticked, true)}
      <span role="status">
        {ticked.length > 0
          ? `${formatCount(ticked.length)} selected: ${totalOf(ticked)}`
          : ready.length > 0
            ? `Ready: ${totalOf(ready)}`
            : ''}
      </span>
      {issued.length > 0 && <IssuedOfRun ids={issued} />}
    </section>
  );
}
