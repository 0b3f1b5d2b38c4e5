import { formatDate, formatMoney } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import { amendedLater } from '@/store/billing/amendments/amendedLater';
import { asAmended } from '@/store/billing/amendments/amended';
import { billName, isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { noDetails } from '@/store/billing/company/company';
import { taxRefusal } from '@/store/billing/debitNotes/chargeable';
import { debitedLines } from '@/store/billing/debitNotes/debitAmounts';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { interestDue, saidInterest } from '@/store/billing/interest/interestDue';
import type { InterestDays, WaivedInterest } from '@/store/billing/interest/interest';
import { shortBilledLeft, type WithShortBilled } from '@/store/billing/shortBilled/shortBilled';
import type { WaivedDebit } from '@/store/billing/shortBilled/waivedDebit';
import { debitNoteFacts, type CountedDebit, type DebitWaiving, type InterestWaiving } from '@/store/facts/debitNotes';
import { rulesOf } from '@/store/facts/rules';
import { paise, rupees } from '@/store/kit/money';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { debitCancelRefusal } from './cancelRefusal';
import type { ReceivablesContext } from './receiptRules';

/** Why interest cannot be charged or waived: other days, or another amount, are due by now. */
function notDue(
  state: ReceivablesContext,
  bill: IssuedBill,
  { on, amount, from, until, rate }: Omit<WaivedInterest, 'why'>,
): Refusal | undefined {
  if (until > on)
    return { reason: `${formatDate(until)} is still to come: interest until then is charged or waived on that day.` };
  const account = state.accounts.entities[bill.accountId];
  const due = account && interestDue(state, account, bill, until);
  if (!due)
    return { reason: `No interest is due for ${billName(bill)} for these days: it was charged or waived, or paid.` };
  return due.amount === amount && due.from === from && due.until === until && due.rate === rate
    ? undefined
    : { reason: `Other interest is due for ${billName(bill)} by now: review it again.` };
}

/** Why interest cannot be charged so; what is none names no days. */
function interestRefusal(state: ReceivablesContext, bill: IssuedBill, draft: CountedDebit): Refusal | undefined {
  const { reason, interest, on, amount } = draft;
  if (!interest) return reason === 'Interest' ? { reason: 'Interest needs the days that it is for.' } : undefined;
  if (reason !== 'Interest') return { reason: 'Only interest is for days on which a bill was open.' };
  return notDue(state, bill, { ...interest, on, amount });
}

function waivingRefusal(state: ReceivablesContext, waiving: InterestWaiving): Refusal | undefined {
  const bill = state.bills.entities[waiving.billId];
  if (!bill) return gone(state.bills, waiving.billId, 'This bill');
  if (bill.accountId !== waiving.accountId) return { reason: `The ${billName(bill)} is another client's.` };
  return notDue(state, bill, waiving);
}

/** What the rules of the debit notes look at: what is due for vehicles, too. */
type DebitContext = ReceivablesContext & WithShortBilled;

/** Why a vehicle cannot be charged so much besides its bill: less is due, or somebody has charged or waived it. */
function notShort(
  state: WithShortBilled,
  bill: IssuedBill,
  { vehicleId, amount }: Pick<WaivedDebit, 'vehicleId' | 'amount'>,
): Refusal | undefined {
  const left = shortBilledLeft(state, bill, vehicleId);
  const vehicleNo = bill.lines.find((line) => line.vehicleId === vehicleId)?.vehicleNo ?? 'the vehicle';
  const of = `${vehicleNo} on ${billName(bill)}`;
  if (left === 0) return { reason: `Nothing is short for ${of}: it was charged or waived, or is not due any more.` };
  return paise(amount) > left
    ? { reason: `Only ${formatMoney(rupees(left))} is short for ${of}, less than ${formatMoney(amount)}.` }
    : undefined;
}

/** Whether interest of any of these days of a bill was charged, by a debit note that counts, or waived. */
export const isInterestSaid = (
  state: WithShortBilled,
  bill: IssuedBill,
  { from, until }: Pick<InterestDays, 'from' | 'until'>,
): boolean => saidInterest(state, bill).some((days) => days.from <= until && days.until >= from);

/** Whether as much, in rupees without GST, is still short for a vehicle on a bill. */
export const isShort = (
  state: WithShortBilled,
  bill: IssuedBill,
  { vehicleId, amount }: Pick<WaivedDebit, 'vehicleId' | 'amount'>,
): boolean => paise(amount) <= shortBilledLeft(state, bill, vehicleId);

/** Whether what a cancelled debit note charged was charged or waived again by now: interest of its days, or what was short for its vehicle. */
export const isSaidAgain = (state: WithShortBilled, bill: IssuedBill, { interest, lines }: DebitNote): boolean =>
  (interest !== undefined && isInterestSaid(state, bill, interest)) ||
  lines.some(
    ({ vehicleId, taxable: amount }) => vehicleId !== undefined && !isShort(state, bill, { vehicleId, amount }),
  );

function debitWaivingRefusal(state: DebitContext, waiving: DebitWaiving): Refusal | undefined {
  const bill = state.bills.entities[waiving.billId];
  if (!bill) return gone(state.bills, waiving.billId, 'This bill');
  if (bill.accountId !== waiving.accountId) return { reason: `The ${billName(bill)} is another client's.` };
  return notShort(state, bill, waiving);
}

/** Why a debit note cannot be: its bill or client is gone, the bill is cancelled or of a later day, or it says other amounts than are asked. */
function debitRefusal(state: DebitContext, draft: CountedDebit): Refusal | undefined {
  const bill = state.bills.entities[draft.billId];
  if (!bill) return gone(state.bills, draft.billId, 'This bill');
  if (bill.accountId !== draft.accountId) return { reason: `The ${billName(bill)} is another client's.` };
  // Of a client that is gone no outcome is told.
  if (!state.accounts.entities[draft.accountId]) return gone(state.accounts, draft.accountId, 'This account');
  if (!isLive(bill)) return { reason: `The ${billName(bill)} was cancelled.` };
  if (draft.on < bill.issuedOn)
    return { reason: `The ${billName(bill)} is of ${formatDate(bill.issuedOn)}, later than this debit note.` };
  const early = amendedLater(bill, draft.on);
  if (early) return early;
  if (draft.dueOn < draft.on) return { reason: 'A debit note cannot be due before its day.' };
  if (rupees(paise(draft.amount)) !== draft.amount) return { reason: 'The amount has parts of a paisa.' };
  if (draft.reason === 'Other' && !draft.remark) return { reason: 'Say in Remark what the debit note is for.' };
  const { vehicleId, amount } = draft;
  const odd =
    interestRefusal(state, bill, draft) ??
    (vehicleId === undefined ? undefined : notShort(state, bill, { vehicleId, amount }));
  if (odd) return odd;
  const due = debitedLines(bill, draft);
  if (due.length === 0) return { reason: `The ${billName(bill)} has no such line.` };
  const taxed = taxRefusal(state, draft.amounts);
  if (taxed) return taxed;
  const { lines, total } = draft.amounts;
  if (total <= 0) return { reason: 'A debit note needs an amount of at least half a rupee.' };
  return equal(lines, due) && equal(asAmended(bill).recipient, draft.recipient)
    ? undefined
    : { reason: `It says something else than ${billName(bill)} does: review this debit note again.` };
}

/** When the facts of the debit notes cannot be. */
export const debitNoteRules = rulesOf<DebitContext>()(debitNoteFacts, {
  debitNoteIssued: (state, draft) =>
    firstOf(
      known(state.debitNotes, draft, 'This debit note'),
      debitRefusal(state, draft),
      noDetails(state, draft.issuer),
    ),
  debitNoteCancelled: debitCancelRefusal,
  interestWaived: waivingRefusal,
  debitWaived: debitWaivingRefusal,
});
