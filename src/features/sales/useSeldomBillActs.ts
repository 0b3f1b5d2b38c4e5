import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { whyNotAmended } from '@/store/billing/amendments/amendmentRule';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { closedMonthRefusal } from '@/store/business/closedMonths';
import { billCancelled, billRecipientAmended, eInvoiceCancelled } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { useRegistered } from '@/parts/eInvoices/useRegistered';

/** The dialogs about a bill that are opened on its page. */
export type BillDialog = 'receipt' | 'credit' | 'debit' | 'amend' | 'irn';

/**
 * What is seldom done with a bill, for a menu, where `open` opens one of the dialogs: noted, corrected, cancelled. It is cancelled at
 * once, with its Undo; of a closed month it says why not.
 */
export function useSeldomBillActs(bill: IssuedBill, open: (dialog: BillDialog) => void) {
  const say = useSay();
  const periods = useAppSelector((state) => state.periods);
  const company = useAppSelector((state) => state.company);
  const closed = useAppSelector((state) => closedMonthRefusal(state, billCancelled(bill))?.reason);
  const registered = useRegistered(bill.id);
  const live = isLive(bill);
  return [
    live && { label: 'Credit', does: creditNoteIssued, onClick: () => open('credit') },
    live && { label: 'Debit', does: debitNoteIssued, onClick: () => open('debit') },
    whyNotAmended({ periods, company }, bill) === undefined && {
      label: 'Correct Recipient',
      does: billRecipientAmended,
      onClick: () => open('amend'),
    },
    registered && { label: 'Cancel IRN', does: eInvoiceCancelled, takes: true, onClick: () => open('irn') },
    live && {
      label: 'Cancel Bill',
      does: billCancelled,
      whyNot: closed,
      takes: true,
      onClick: () => void say(billCancelled(bill), 'The bill is cancelled and keeps its number'),
    },
  ];
}
