import { Suspense, useMemo, useState } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { shortBilledNote, shortBilledWaiving, type ShortBilled } from '@/store/billing/shortBilled/shortBilled';
import { selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { debitNoteIssued, debitWaived } from '@/store/facts/debitNotes';
import { columnsOf } from '@/ui/columns';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { RunSection } from './RunSection';
import { doColumn, proposedColumns, vehicleColumn, vehicleOnBill, waiveColumn } from './proposedColumns';
import { useWaiving } from './useWaiving';

const DebitDialog = lazyWhenIdle(() => import('./DebitDialog'));

const { longText, money } = columnsOf<ShortBilled>();

interface Ways {
  charge: (short: ShortBilled) => void;
  waive: (short: ShortBilled) => void;
}

const columnsFor = ({ charge, waive }: Ways, unnumbered: ReadonlySet<string>) => {
  const { bill, company } = proposedColumns<ShortBilled>(unnumbered);
  return [
    vehicleColumn<ShortBilled>(),
    money('amount', 'Without GST', ({ amount }) => amount),
    bill,
    company,
    longText('reason', 'Reason', ({ reason }) => reason),
    doColumn<ShortBilled>('charge', 'Charge', 'Charge', {
      does: debitNoteIssued,
      name: (row) => `Charge ${vehicleOnBill(row, unnumbered)}`,
      onClick: charge,
    }),
    waiveColumn<ShortBilled>({
      does: debitWaived,
      name: (row) => `Waive what is short for ${vehicleOnBill(row, unnumbered)}`,
      onClick: waive,
    }),
  ];
};

/** The months that were billed for less than is due since, each with the way to charge the rest by a debit note, or to waive it; nothing where there are none. */
export function ShortBilledToCharge() {
  const today = useToday();
  const short = useAppSelector((state) => selectShortBilled(state, today));
  const [charged, setCharged] = useState<ShortBilled>();
  const unnumbered = useUnnumbered();
  const { waive, dialog } = useWaiving<ShortBilled>({
    does: debitWaived,
    what: ({ amount, vehicleNo }) => `${formatMoney(amount)} for ${vehicleNo}`,
    hint: ({ reason }) => `Proposed: ${reason}`,
    fact: (row, why) => debitWaived(shortBilledWaiving(row, why), today),
  });
  const columns = useMemo(() => columnsFor({ charge: setCharged, waive }, unnumbered), [waive, unnumbered]);
  return (
    <RunSection title="Billed too little" name="short" rows={short} columns={columns}>
      <Suspense>
        {charged && (
          <DebitDialog
            title={`Charge ${vehicleOnBill(charged, unnumbered)}`}
            of={charged.reason}
            bill={charged.bill}
            draft={shortBilledNote(charged)}
            onClose={() => setCharged(undefined)}
          />
        )}
        {dialog}
      </Suspense>
    </RunSection>
  );
}
