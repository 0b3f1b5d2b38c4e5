import { Suspense, useMemo, useState } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectDowntimeCredits } from '@/store/billing/creditNotes/downtimeCredits';
import { creditWaiving, type CreditProposed } from '@/store/billing/creditNotes/creditProposed';
import { selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { useToday } from '@/parts/useToday';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { creditWaived } from '@/store/facts/waivers';
import { columnsOf } from '@/ui/columns';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { RunSection } from './RunSection';
import { doColumn, proposedColumns, vehicleColumn, vehicleOnDocument, waiveColumn } from './proposedColumns';
import { useWaiving } from './useWaiving';
import { WaivedCredits } from './WaivedCredits';

const CreditNoteDialog = lazyWhenIdle(() => import('@/parts/creditNote/CreditNoteDialog'));

const { longText, money } = columnsOf<CreditProposed>();

interface Ways {
  give: (credit: CreditProposed) => void;
  waive: (credit: CreditProposed) => void;
}

const columnsFor = ({ give, waive }: Ways, unnumbered: ReadonlySet<string>) => {
  const { bill, company } = proposedColumns<CreditProposed>(unnumbered);
  const name = (row: CreditProposed) => `credit for ${vehicleOnDocument(row, unnumbered)}`;
  return [
    vehicleColumn<CreditProposed>(),
    money('amount', 'Without GST', ({ amount }) => amount),
    bill,
    company,
    longText('reason', 'Reason', ({ reason }) => reason),
    doColumn<CreditProposed>('credit', 'Credit', 'Give Credit', {
      does: creditNoteIssued,
      name: (row) => `Give ${name(row)}`,
      onClick: give,
    }),
    waiveColumn<CreditProposed>({ does: creditWaived, name: (row) => `Waive the ${name(row)}`, onClick: waive }),
  ];
};

/** The credits that are due for vehicles that were dark by our fault, or used less after their bill, each with the way to give it; nothing where there are none. */
export function CreditsToGive() {
  const today = useToday();
  const dark = useAppSelector(selectDowntimeCredits);
  const changed = useAppSelector((state) => selectChangedCredits(state, today));
  const credits = useMemo(() => [...dark, ...changed], [dark, changed]);
  const [given, setGiven] = useState<CreditProposed>();
  const unnumbered = useUnnumbered();
  const { waive, dialog } = useWaiving<CreditProposed>({
    does: creditWaived,
    what: ({ amount, vehicleNo }) => `${formatMoney(amount)} for ${vehicleNo}`,
    hint: ({ reason }) => `Proposed: ${reason}`,
    fact: (row, why) => creditWaived(creditWaiving(row, why)),
  });
  const columns = useMemo(() => columnsFor({ give: setGiven, waive }, unnumbered), [waive, unnumbered]);
  return (
    <RunSection title="Credits to give" name="credits" rows={credits} columns={columns}>
      <WaivedCredits />
      <Suspense>
        {given && (
          <CreditNoteDialog
            bill={given.against?.document ?? given.bill}
            proposal={{
              kind: 'Subscription',
              vehicleId: given.against ? given.against.line.vehicleId : given.vehicleId,
              amount: given.amount,
              reason: given.why,
              remark: given.reason,
            }}
            onClose={() => setGiven(undefined)}
          />
        )}
        {dialog}
      </Suspense>
    </RunSection>
  );
}
