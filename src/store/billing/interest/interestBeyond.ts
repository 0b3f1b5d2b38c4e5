import { creditedOfLine } from '@/store/billing/bills/billedLines';
import { billName, isLive } from '@/store/billing/bills/bill';
import { debitNoteName, debitNotesOfAccount, type DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { formatDate, formatMoney } from '@/format';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { borneBy } from './interestDue';
import { openSpans, type OpenSpan } from './openSpans';

/** Interest that a debit note charges and that is not due, and no credit takes off. */
export interface InterestBeyond {
  note: DebitNote;
  /** In rupees, without GST. */
  amount: number;
  /** For which days how much was charged, credited and is due. */
  reason: string;
}

/** What was credited of a debit note, in rupees without GST. */
const creditedOf = ({ creditNotes }: WithDebts, note: DebitNote): number =>
  rupees(note.lines.reduce((sum, line) => sum + (creditedOfLine(creditNotes, note, line) ?? 0), 0));

function beyondOf(state: WithDebts, note: DebitNote, spans: readonly OpenSpan[]): InterestBeyond[] {
  const { billId, interest, lines } = note;
  const bill = state.bills.entities[billId];
  if (!interest || !bill) return [];
  const charged = sumOf(lines.map(({ taxable }) => taxable));
  const credited = creditedOf(state, note);
  const due = borneBy(spans, billId, interest).amount;
  const amount = sumOf([charged, -credited, -due]);
  if (paise(amount) <= 0) return [];
  const said = [
    `${formatMoney(charged)} charged`,
    ...(credited > 0 ? [`${formatMoney(credited)} credited`] : []),
    `${formatMoney(due)} due`,
  ];
  const days = `${formatDate(interest.from)} to ${formatDate(interest.until)}`;
  return [{ note, amount, reason: `${debitNoteName(note)} over ${billName(bill)}, ${days}: ${said.join(', ')}` }];
}

/**
 * The debit notes of an account that charge more interest than is due by what is known now: money came, or a bill was credited as a
 * mistake, so that for some of their days less was open.
 */
export function interestBeyondOf(state: WithDebts, accountId: string): InterestBeyond[] {
  const charging = debitNotesOfAccount(state.debitNotes, accountId).filter((note) => note.interest && isLive(note));
  if (charging.length === 0) return [];
  const spans = openSpans(state, accountId);
  return charging.flatMap((note) => beyondOf(state, note, spans));
}
