import { Suspense, useMemo, useState } from 'react';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { billName } from '@/store/billing/bills/bill';
import { selectInterestProposed, type InterestProposed } from '@/store/billing/interest/interestProposed';
import { withShownNumber } from '@/store/billing/papers/shownNumber';
import { debitNoteIssued, interestWaived } from '@/store/facts/debitNotes';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { useFocusKept } from '@/ui/useFocusKept';
import { proposedColumns } from './proposedColumns';

const ChargeInterestDialog = lazyWhenIdle(() => import('./ChargeInterestDialog'));
const WaiveInterestDialog = lazyWhenIdle(() => import('./WaiveInterestDialog'));

const { count, date, money, text, workDone } = columnsOf<InterestProposed>();

interface Ways {
  charge: (interest: InterestProposed) => void;
  waive: (interest: InterestProposed) => void;
}

const columnsFor = ({ charge, waive }: Ways, unnumbered: ReadonlySet<string>) => {
  const { bill, company } = proposedColumns<InterestProposed>(unnumbered);
  return [
    bill,
    workDone('charge', 'Charge', (row) => (
      <LimitedButton
        does={debitNoteIssued}
        size="small"
        aria-label={`Charge interest on ${billName(withShownNumber(row.bill, unnumbered))}`}
        onClick={() => charge(row)}
      >
        Charge
      </LimitedButton>
    )),
    workDone('waive', 'Waive', (row) => (
      <LimitedButton
        does={interestWaived}
        size="small"
        type="text"
        aria-label={`Waive the interest on ${billName(withShownNumber(row.bill, unnumbered))}`}
        onClick={() => waive(row)}
      >
        Waive
      </LimitedButton>
    )),
    money('amount', 'Without GST', ({ amount }) => amount),
    company,
    count('days', 'Days', ({ days }) => days),
    text('rate', 'Rate', ({ rate }) => `${rate}% a year`),
    date('from', 'From', ({ from }) => from),
    date('until', 'Until', ({ until }) => until),
  ];
};

/** The interest that bills bear which were open after they were due, each with the way to charge or to waive it; nothing where there is none. */
export function InterestToCharge() {
  const today = useToday();
  const interest = useAppSelector((state) => selectInterestProposed(state, today));
  const [charged, setCharged] = useState<InterestProposed>();
  const [waived, setWaived] = useState<InterestProposed>();
  const unnumbered = useUnnumbered();
  const columns = useMemo(() => columnsFor({ charge: setCharged, waive: setWaived }, unnumbered), [unnumbered]);
  const place = useFocusKept<HTMLDivElement>(interest.length, 'tbody button');
  return (
    <div ref={place} tabIndex={-1} style={{ marginTop: 24 }}>
      {interest.length > 0 && (
        <Section title={`Interest to charge (${formatCount(interest.length)})`}>
          <DataTable
            label="Interest to charge"
            name="interest"
            rows={interest}
            columns={columns}
            dense
            totals
            empty="None."
          />
        </Section>
      )}
      <Suspense>
        {charged && <ChargeInterestDialog interest={charged} onClose={() => setCharged(undefined)} />}
        {waived && <WaiveInterestDialog interest={waived} onClose={() => setWaived(undefined)} />}
      </Suspense>
    </div>
  );
}
