import { useMemo } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectWaivedCredits, type WaivedCredit } from '@/store/billing/waivers/waivedCredits';
import { waiverTakenBack } from '@/store/facts/waivers';
import { columnsOf } from '@/ui/columns';
import { doColumn, proposedColumns, vehicleColumn, vehicleOnBill } from './proposedColumns';
import { RunSection } from './RunSection';

const { date, longText, money } = columnsOf<WaivedCredit>();

const columnsFor = (say: ReturnType<typeof useSay>, unnumbered: ReadonlySet<string>) => {
  const { bill, company } = proposedColumns<WaivedCredit>(unnumbered);
  return [
    vehicleColumn<WaivedCredit>(),
    doColumn<WaivedCredit>('back', 'Propose again', 'Propose again', {
      does: waiverTakenBack,
      name: (row) => `Propose the credit for ${vehicleOnBill(row, unnumbered)} again`,
      onClick: (row) =>
        void say(waiverTakenBack(row), `${formatMoney(row.amount)} for ${row.vehicleNo} is proposed again`),
    }),
    money('amount', 'Without GST', ({ amount }) => amount),
    date('on', 'Waived', ({ on }) => on),
    bill,
    company,
    longText('why', 'Reason', ({ why }) => why),
  ];
};

/** The credits that somebody waived, each with the way to propose it again; nothing where there are none. */
export function WaivedCredits() {
  const waived = useAppSelector(selectWaivedCredits);
  const say = useSay();
  const unnumbered = useUnnumbered();
  const columns = useMemo(() => columnsFor(say, unnumbered), [say, unnumbered]);
  return <RunSection title="Waived credits" name="waived" rows={waived} columns={columns} />;
}
