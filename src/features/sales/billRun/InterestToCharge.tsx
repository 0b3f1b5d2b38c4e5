import { Suspense, useMemo, useState } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { billName } from '@/store/billing/bills/bill';
import { interestWords } from '@/store/billing/interest/interest';
import {
  interestNote,
  interestWaiving,
  selectInterestProposed,
  type InterestProposed,
} from '@/store/billing/interest/interestProposed';
import { withShownNumber } from '@/store/billing/papers/shownNumber';
import { debitNoteIssued, interestWaived } from '@/store/facts/debitNotes';
import { columnsOf } from '@/ui/columns';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { RunSection } from './RunSection';
import { doColumn, proposedColumns, waiveColumn } from './proposedColumns';
import { useWaiving } from './useWaiving';

const DebitDialog = lazyWhenIdle(() => import('./DebitDialog'));

const { count, date, money, text } = columnsOf<InterestProposed>();

const interestOn = ({ bill }: InterestProposed, unnumbered: ReadonlySet<string>) =>
  `interest on ${billName(withShownNumber(bill, unnumbered))}`;

interface Ways {
  charge: (interest: InterestProposed) => void;
  waive: (interest: InterestProposed) => void;
}

const columnsFor = ({ charge, waive }: Ways, unnumbered: ReadonlySet<string>) => {
  const { bill, company } = proposedColumns<InterestProposed>(unnumbered);
  return [
    bill,
    money('amount', 'Without GST', ({ amount }) => amount),
    company,
    count('days', 'Days', ({ days }) => days),
    text('rate', 'Rate', ({ rate }) => `${rate}% a year`),
    date('from', 'From', ({ from }) => from),
    date('until', 'Until', ({ until }) => until),
    doColumn<InterestProposed>('charge', 'Charge', 'Charge', {
      does: debitNoteIssued,
      name: (row) => `Charge ${interestOn(row, unnumbered)}`,
      onClick: charge,
    }),
    waiveColumn<InterestProposed>({
      does: interestWaived,
      name: (row) => `Waive the ${interestOn(row, unnumbered)}`,
      onClick: waive,
    }),
  ];
};

/** The interest that bills bear which were open after they were due, each with the way to charge or to waive it; nothing where there is none. */
export function InterestToCharge() {
  const today = useToday();
  const interest = useAppSelector((state) => selectInterestProposed(state, today));
  const [charged, setCharged] = useState<InterestProposed>();
  const unnumbered = useUnnumbered();
  const { waive, dialog } = useWaiving<InterestProposed>({
    does: interestWaived,
    what: (row) => `${formatMoney(row.amount)} of ${interestOn(row, unnumbered)}`,
    hint: (row) => `Proposed: ${interestWords(row)}`,
    fact: (row, why) => interestWaived(interestWaiving(row, why), today),
  });
  const columns = useMemo(() => columnsFor({ charge: setCharged, waive }, unnumbered), [waive, unnumbered]);
  return (
    <RunSection title="Interest to charge" name="interest" rows={interest} columns={columns}>
      <Suspense>
        {charged && (
          <DebitDialog
            title={`Charge ${interestOn(charged, unnumbered)}`}
            of={interestWords(charged)}
            bill={charged.bill}
            draft={interestNote(charged)}
            onClose={() => setCharged(undefined)}
          />
        )}
        {dialog}
      </Suspense>
    </RunSection>
  );
}
