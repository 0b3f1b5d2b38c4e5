import { Suspense, useMemo } from 'react';
import { formatMoney, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import type { MadeFree } from '@/store/billing/terms/madeFree';
import { freeDaysWaiving } from '@/store/billing/waivers/waiver';
import { selectMadeFree } from '@/store/business/leaks/madeFree';
import { freeDaysWaived } from '@/store/facts/waivers';
import { columnsOf } from '@/ui/columns';
import { daysName, freeDaysColumns } from './freeDaysColumns';
import { doColumn } from './proposedColumns';
import { RunSection } from './RunSection';
import { useWaiving } from './useWaiving';
import { WaivedDays } from './WaivedDays';

const { longText, money } = columnsOf<MadeFree>();

const columnsFor = (waive: (days: MadeFree) => void) => {
  const { vehicle, month, company } = freeDaysColumns<MadeFree>();
  return [
    vehicle,
    doColumn<MadeFree>('waive', 'Waive', 'Waive', {
      does: freeDaysWaived,
      name: (row) => `Waive ${daysName(row)}`,
      onClick: waive,
    }),
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
  const { waive, dialog } = useWaiving<MadeFree>({
    does: freeDaysWaived,
    what: ({ amount, month, vehicleNo }) => `${formatMoney(amount)} of ${formatMonth(month)} for ${vehicleNo}`,
    hint: ({ reason }) => `Not billed: ${reason}`,
    fact: (row, why) => freeDaysWaived(freeDaysWaiving(row, why)),
  });
  const columns = useMemo(() => columnsFor(waive), [waive]);
  return (
    <RunSection title="Due but made free" name="madeFree" rows={found} columns={columns}>
      <WaivedDays />
      <Suspense>{dialog}</Suspense>
    </RunSection>
  );
}
