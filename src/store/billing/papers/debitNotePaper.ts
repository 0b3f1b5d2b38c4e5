import { formatDate } from '@/format';
import { asAmended, asItsBill } from '@/store/billing/amendments/amended';
import { amendedWords } from '@/store/billing/amendments/recipientWords';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { againstFacts, notePaper } from './notePaper';
import type { Paper } from './paper';

/** A debit note; what it adds is an amount, and no quantity. */
export function debitNotePaper(state: Pick<WithBills, 'bills'> & WithCompany, note: DebitNote): Paper {
  const bill = state.bills.entities[note.billId];
  return notePaper(state, {
    title: 'Debit Note',
    note: bill ? asItsBill(note, asAmended(bill)) : note,
    recipient: bill?.amended ? bill.amended.recipient : note.recipient,
    lines: note.lines.map((line) => ({ ...line, isAmount: true })),
    facts: [{ label: 'Due Date', value: formatDate(note.dueOn) }, ...againstFacts(bill)],
    amended: bill ? amendedWords(bill) : [],
  });
}
