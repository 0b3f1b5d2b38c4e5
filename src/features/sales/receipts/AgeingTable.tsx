import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { AGES, countedUpTo, type Age } from '@/store/billing/receivables/ageing';
import { selectAgeingRows } from '@/store/billing/receivables/balances';
import { owing } from '@/store/billing/reminders/reminderRows';
import { clientReminded } from '@/store/facts/reminders';
import { sumOf } from '@/store/kit/money';
import { DataTable } from '@/ui/DataTable';
import { clientAgeingColumns } from './ageingColumns';
import { AgeingFacts } from './AgeingFacts';
import { DayChoice } from '@/ui/DayChoice';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { SelectionBar } from '@/ui/SelectionBar';
import { useDayWord } from '@/parts/useDayWord';
import styles from './Receipts.module.css';

const RemindDialog = lazyWhenIdle(() => import('./RemindDialog'));

const NONE: ReadonlySet<string> = new Set();

/** What all clients owed on a day, at first on `today` (ISO date), by how long it had been due. */
export function AgeingTable({ today }: { today: string }) {
  const [day, setDay] = useDayWord('on', today);
  const rows = useAppSelector((state) => selectAgeingRows(state, day, countedUpTo(day, today)));
  const unnumbered = useUnnumbered();
  const isNow = day === today;
  const columns = useMemo(() => clientAgeingColumns(isNow ? unnumbered : undefined), [isNow, unnumbered]);
  const [chosen, setChosen] = useState(NONE);
  const [reminded, setReminded] = useState<readonly string[]>();
  const ticked = rows.filter(({ id }) => chosen.has(id));
  const toRemind = owing(ticked);
  const due = isNow ? rows.filter(({ isReminderDue }) => isReminderDue) : [];
  const sums = useMemo(
    () => ({
      byAge: Object.fromEntries(AGES.map((age) => [age, sumOf(rows.map(({ byAge }) => byAge[age]))])) as Record<
        Age,
        number
      >,
      onAccount: sumOf(rows.map(({ onAccount }) => onAccount)),
      balance: sumOf(rows.map(({ balance }) => balance)),
    }),
    [rows],
  );
  return (
    <>
      <div className={styles.above}>
        <DayChoice label="As of" day={day} onDay={setDay} />
        {due.length > 0 && (
          <Button onClick={() => setChosen(new Set(due.map(({ id }) => id)))}>
            Choose {formatCount(due.length)} to Remind
          </Button>
        )}
      </div>
      <AgeingFacts {...sums} />
      <SelectionBar label="Selected clients" count={ticked.length} onClear={() => setChosen(NONE)}>
        <LimitedButton
          does={clientReminded}
          disabled={toRemind.length === 0}
          onClick={() => setReminded(toRemind.map(({ id }) => id))}
        >
          Remind ({formatCount(toRemind.length)})
        </LimitedButton>
      </SelectionBar>
      <DataTable
        label="Ageing of all clients"
        rows={rows}
        columns={columns}
        alsoKept={['tab', 'on']}
        selection={{ chosen, onChange: setChosen, nameOf: ({ company }) => company }}
        searchHint="Company"
        empty="Nobody owes anything."
        nothingFound="No records found"
      />
      <Suspense>
        {reminded && <RemindDialog ids={reminded} today={today} onClose={() => setReminded(undefined)} />}
      </Suspense>
    </>
  );
}
