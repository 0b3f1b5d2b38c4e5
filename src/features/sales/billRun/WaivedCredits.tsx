import { useMemo } from 'react';
import { formatCount, formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectWaivedCredits, type WaivedCredit } from '@/store/billing/waivers/waivedCredits';
import { waiverTakenBack } from '@/store/facts/waivers';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { LimitedButton } from '@/ui/LimitedButton';
import { useFocusKept } from '@/ui/useFocusKept';
import { Section } from '@/ui/Section';
import { creditColumns, creditName } from './proposedColumns';

const { date, longText, money, workDone } = columnsOf<WaivedCredit>();

const columnsFor = (say: ReturnType<typeof useSay>, unnumbered: ReadonlySet<string>) => {
  const { vehicle, bill, company } = creditColumns<WaivedCredit>(unnumbered);
  return [
    vehicle,
    workDone('back', 'Propose again', (row) => (
      <LimitedButton
        does={waiverTakenBack}
        size="small"
        aria-label={`Propose the ${creditName(row, unnumbered)} again`}
        onClick={() => say(waiverTakenBack(row), `${formatMoney(row.amount)} for ${row.vehicleNo} is proposed again`)}
      >
        Propose again
      </LimitedButton>
    )),
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
  const place = useFocusKept<HTMLDivElement>(waived.length, 'tbody button');
  return (
    <div ref={place} tabIndex={-1}>
      {waived.length > 0 && (
        <Section title={`Waived credits (${formatCount(waived.length)})`}>
          <DataTable label="Waived credits" name="waived" rows={waived} columns={columns} dense totals empty="None." />
        </Section>
      )}
    </div>
  );
}
