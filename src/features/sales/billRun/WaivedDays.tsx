import { useMemo } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { selectWaivedDays, type WaivedDays as Waived } from '@/store/billing/waivers/waivedDays';
import { waiverTakenBack } from '@/store/facts/waivers';
import { columnsOf } from '@/ui/columns';
import { daysName, freeDaysColumns } from './freeDaysColumns';
import { doColumn } from './proposedColumns';
import { RunSection } from './RunSection';

const { date, longText, money } = columnsOf<Waived>();

const columnsFor = (say: ReturnType<typeof useSay>) => {
  const { vehicle, month, company } = freeDaysColumns<Waived>();
  return [
    vehicle,
    doColumn<Waived>('back', 'Take Back', 'Take Back', {
      does: waiverTakenBack,
      name: (row) => `Take back the waiver of ${daysName(row)}`,
      onClick: (row) =>
        void say(waiverTakenBack(row), `${formatMoney(row.amount)} of ${daysName(row)} is not waived any more`),
    }),
    money('amount', 'Without GST', ({ amount }) => amount),
    month,
    date('on', 'Waived', ({ on }) => on),
    company,
    longText('why', 'Reason', ({ why }) => why),
  ];
};

/** The days that were made free and waived, each with the way to take that back; nothing where there are none. */
export function WaivedDays() {
  const waived = useAppSelector(selectWaivedDays);
  const say = useSay();
  const columns = useMemo(() => columnsFor(say), [say]);
  return <RunSection title="Waived days" name="waivedDays" rows={waived} columns={columns} />;
}
