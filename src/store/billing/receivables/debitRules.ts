import { formatDate } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import { billName, isLive } from '@/store/billing/bills/bill';
import { noDetails } from '@/store/billing/company/company';
import { debitedLine } from '@/store/billing/debitNotes/debitAmounts';
import { debitNoteFacts, type CountedDebit } from '@/store/facts/debitNotes';
import { rulesOf } from '@/store/facts/rules';
import { paise, rupees } from '@/store/kit/money';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { ReceivablesContext } from './receivableRules';

/** Why a debit note cannot be: its bill is gone, cancelled or of a later day, or it says other amounts than are asked. */
function debitRefusal(state: ReceivablesContext, draft: CountedDebit): Refusal | undefined {
  const bill = state.bills.entities[draft.billId];
  if (!bill) return gone(state.bills, draft.billId, 'This bill');
  if (bill.accountId !== draft.accountId) return { reason: `The ${billName(bill)} is another client's.` };
  if (!isLive(bill)) return { reason: `The ${billName(bill)} was cancelled.` };
  if (draft.on < bill.issuedOn)
    return { reason: `The ${billName(bill)} is of ${formatDate(bill.issuedOn)}, later than this debit note.` };
  if (draft.dueOn < draft.on) return { reason: 'A debit note cannot be due before its day.' };
  if (rupees(paise(draft.amount)) !== draft.amount) return { reason: 'The amount has parts of a paisa.' };
  if (draft.reason === 'Other' && !draft.remark) return { reason: 'Say in Remark what the debit note is for.' };
  const line = debitedLine(bill, draft);
  if (!line) return { reason: `The ${billName(bill)} has no such line.` };
  const { lines, total } = draft.amounts;
  if (total <= 0) return { reason: 'A debit note needs an amount of at least half a rupee.' };
  return equal(lines, [line]) && equal(bill.recipient, draft.recipient)
    ? undefined
    : { reason: `It says something else than ${billName(bill)} does: review this debit note again.` };
}

/** When the facts of the debit notes cannot be. */
export const debitNoteRules = rulesOf<ReceivablesContext>()(debitNoteFacts, {
  debitNoteIssued: (state, draft) =>
    firstOf(
      known(state.debitNotes, draft, 'This debit note'),
      debitRefusal(state, draft),
      noDetails(state, draft.issuer),
    ),
});
