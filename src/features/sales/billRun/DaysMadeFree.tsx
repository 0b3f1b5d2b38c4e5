import { Suspense, useMemo, useState } from 'react';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import type { MadeFree } from '@/store/billing/terms/madeFree';
import { selectMadeFree } from '@/store/business/leaks/madeFree';
import { freeDaysWaived } from '@/store/facts/waivers';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { useFocusKept } from '@/ui/useFocusKept';
import { daysName, freeDaysColumns } from './freeDaysColumns';
import { WaivedDays } from './WaivedDays';

const WaiveDaysDialog = lazyWhenIdle(() => import('./WaiveDaysDialog'));

const { longText, money, workDone } = columnsOf<MadeFree>();

const columnsFor = (waive: (days: MadeFree) => void) => {
  const { vehicle, month, company } = freeDaysColumns<MadeFree>();
  return [
    vehicle,
    workDone('waive', 'Waive', (row) => (
      <LimitedButton
        does={freeDaysWaived}
        size="small"
        aria-label={`Waive ${daysName(row)}`}
        onClick={() => waive(row)}
      >
        Waive
      </LimitedButton>
    )),
    money('amount', 'Without GST', ({ amount }) => amount),
    month,
    company,
    longText('reason', 'Reason', ({ reason }) => reason),
  ];
};

/** The days that were due, not billed, and made free afterwards, each with the way to waive what they came to; nothing where there are none. */
export function DaysMadeFree() {
  const today = useToday();
  const found = useAppSelector((state) => selectMadeFree(state, today));
  const [waived, setWaived] = useState<MadeFree>();
  const columns = useMemo(() => columnsFor(setWaived), []);
  const place = useFocusKept<HTMLDivElement>(found.length, 'tbody button');
  return (
    <div ref={place} tabIndex={-1} style={{ marginTop: 24 }}>
      {found.length > 0 && (
        <Section title={`Due but made free (${formatCount(found.length)})`}>
          <DataTable
            label="Due but made free"
            name="madeFree"
            rows={found}
            columns={columns}
            dense
            totals
            empty="None."
          />
        </Section>
      )}
      <WaivedDays />
      <Suspense>{waived && <WaiveDaysDialog days={waived} onClose={() => setWaived(undefined)} />}</Suspense>
    </div>
  );
}
