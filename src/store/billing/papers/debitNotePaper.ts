import { formatDate } from '@/format';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { againstFacts, notePaper } from './notePaper';
import type { Paper } from './paper';

/** A debit note; what it adds is an amount, and no quantity. */
export const debitNotePaper = (state: Pick<WithBills, 'bills'> & WithCompany, note: DebitNote): Paper =>
  notePaper(state, {
    title: 'Debit Note',
    note,
    recipient: note.recipient,
    lines: note.lines.map((line) => ({ ...line, isAmount: true })),
    facts: [{ label: 'Due Date', value: formatDate(note.dueOn) }, ...againstFacts(state.bills.entities[note.billId])],
  });
