import { formatDate, formatMoney } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import { advance } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { amendedLater } from '@/store/billing/amendments/amendedLater';
import type { BillLine } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { paise, sumOf } from '@/store/kit/money';
import { gone } from '@/store/kit/refusals';
import { creditedLine, creditedSoFar, leftOfHsn, leftOfLine } from '@/store/billing/creditNotes/creditAmounts';
import { billOfCredit, creditedDocument, type CreditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { debitedFor } from '@/store/billing/debitNotes/debitedFor';
import type { CountedCredit } from '@/store/facts/creditNotes';
import { debtName } from './debts';
import { releasedBy } from './released';
import { settlementOf, type WithDebts } from './openBills';

/** Why a credit note cannot take so much off one of the HSNs of what it is against: the discount took some off it, and the returns would show less than nothing of it. */
export function hsnRefusal(
  state: Pick<WithDebts, 'creditNotes'>,
  bill: CreditedDocument,
  taxes: readonly HsnTax[],
): Refusal | undefined {
  for (const { hsn, taxable } of taxes) {
    const of = bill.taxes.find((tax) => tax.hsn === hsn);
    const left = of ? leftOfHsn(state.creditNotes, bill, of) : 0;
    if (taxable < 0)
      return { reason: `Of ${hsn} only its discount would be credited: credit what it was taken off too.` };
    if (paise(taxable) > paise(left))
      return {
        reason: `Only ${formatMoney(left)} without GST is left of ${hsn} on ${debtName(bill)}, less than ${formatMoney(taxable)}: credit its discount too.`,
      };
  }
  return undefined;
}

const NOT_ITS_LINES = { reason: 'The credit note shows other lines than are to be credited.' };

/** Why a credit note cannot be: what it is against is gone or cancelled, or more of a line is credited than is left of it. */
export function creditRefusal(state: WithDebts, draft: CountedCredit): Refusal | undefined {
  const bill = creditedDocument(state, draft.billId);
  if (!bill) return gone(state.bills, draft.billId, 'This bill');
  if (bill.accountId !== draft.accountId) return { reason: `The ${debtName(bill)} is another client's.` };
  if (!advance(billMachine, bill.status, { type: 'credit' })) return { reason: `The ${debtName(bill)} was cancelled.` };
  if (draft.on < bill.issuedOn)
    return { reason: `The ${debtName(bill)} is of ${formatDate(bill.issuedOn)}, later than this credit note.` };
  const early = amendedLater(billOfCredit(state, draft) ?? bill, draft.on);
  if (early) return early;
  if (draft.lines.length === 0) return { reason: 'A credit note needs an amount.' };
  const named = new Set<BillLine>();
  for (const credited of draft.lines) {
    const { kind, amount } = credited;
    const line = creditedLine(bill, credited);
    const what = line?.vehicleNo ?? kind;
    if (!line) return { reason: `The ${debtName(bill)} has no such line.` };
    if (named.has(line)) return { reason: `${what} is named twice.` };
    named.add(line);
    const left = leftOfLine(state.creditNotes, bill, line);
    const isTooMuch = left >= 0 ? amount < 0 || paise(amount) > paise(left) : amount > 0 || paise(amount) < paise(left);
    if (isTooMuch)
      return {
        reason: `Only ${formatMoney(left)} is left of ${what} on ${debtName(bill)}, less than ${formatMoney(amount)}.`,
      };
    // What is credited so is billed again as a whole.
    if (draft.reason === 'Mistake' && line.vehicleId !== undefined && debitedFor(state, bill, line.vehicleId) > 0)
      return {
        reason: `A debit note charges ${what} on ${debtName(bill)} besides: credit it for another reason than Mistake.`,
      };
  }
  const { amounts, before, lines } = draft;
  if (!equal(before, creditedSoFar(state.creditNotes, bill)))
    return {
      reason: `More of ${debtName(bill)} is credited by now: review this credit note again.`,
    };
  const asked = lines.map((one) => ({ ...creditedLine(bill, one), taxable: one.amount }));
  if (!equal(asked, amounts.lines)) return NOT_ITS_LINES;
  const { taxes, total } = amounts;
  if (total <= 0) return { reason: 'A credit note needs an amount.' };
  // Lines without the discount that was taken off them come to more than the bill.
  const { credited, writtenOff } = settlementOf(state, bill);
  const left = sumOf([bill.total, -credited, -writtenOff]);
  if (paise(total) > paise(left))
    return {
      reason: `Only ${formatMoney(left)} is left of ${debtName(bill)}, less than ${formatMoney(total)}.${writtenOff > 0 ? ' Take back what was written off of it first.' : ''}`,
    };
  return (
    hsnRefusal(state, bill, taxes) ??
    (equal(draft.released, releasedBy(state, bill, total))
      ? undefined
      : { reason: `Another amount of ${debtName(bill)} is paid by now: review this credit note again.` })
  );
}
