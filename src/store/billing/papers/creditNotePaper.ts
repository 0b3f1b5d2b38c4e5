import { asAmended, asItsBill } from '@/store/billing/amendments/amended';
import { amendedWords } from '@/store/billing/amendments/recipientWords';
import type { BillLine, IssuedBill, Recipient } from '@/store/billing/bills/bill';
import { creditedLine } from '@/store/billing/creditNotes/creditAmounts';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import { againstFacts, notePaper } from './notePaper';
import type { Paper } from './paper';
import type { PaperLine } from './taxedLines';

const NOBODY: Recipient = { name: '', address: '', gstin: '', stateCode: '' };

/** A line as it is credited: all of it as it was billed, or an amount that is no whole month. */
const credited = (line: BillLine, bill: IssuedBill | undefined): PaperLine => ({
  ...line,
  isAmount: bill === undefined || creditedLine(bill, line)?.taxable !== line.taxable,
});

/** A credit note, for whom its bill is. */
export function creditNotePaper(state: WithBills & WithCompany, note: CreditNote): Paper {
  const issued = state.bills.entities[note.billId];
  const bill = issued && asAmended(issued);
  return notePaper(state, {
    title: 'Credit Note',
    note: bill ? asItsBill(note, bill) : note,
    recipient: bill?.recipient ?? NOBODY,
    lines: note.lines.map((line) => credited(line, bill)),
    facts: againstFacts(bill),
    amended: issued ? amendedWords(issued) : [],
  });
}
