import { asAmended, asItsBill } from '@/store/billing/amendments/amended';
import { amendedWords } from '@/store/billing/amendments/recipientWords';
import type { BillLine, Recipient } from '@/store/billing/bills/bill';
import { creditedLine } from '@/store/billing/creditNotes/creditAmounts';
import { billOfCredit, creditedDocument, type CreditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import { againstDebitFacts, againstFacts, notePaper } from './notePaper';
import type { Paper } from './paper';
import type { PaperLine } from './taxedLines';

const NOBODY: Recipient = { name: '', address: '', gstin: '', stateCode: '' };

/** A line as it is credited: all of it as it was billed, or an amount that is no whole month. */
const credited = (line: BillLine, bill: CreditedDocument | undefined): PaperLine => ({
  ...line,
  isAmount: bill === undefined || bill.isDebitNote === true || creditedLine(bill, line)?.taxable !== line.taxable,
});

/** A credit note, for whom its bill is, or that of the debit note which it is against. */
export function creditNotePaper(state: WithBills & WithDebitNotes & WithCompany, note: CreditNote): Paper {
  const issued = creditedDocument(state, note.billId);
  const bill = issued && asAmended(issued);
  return notePaper(state, {
    title: 'Credit Note',
    note: bill ? asItsBill(note, bill) : note,
    recipient: bill?.recipient ?? NOBODY,
    lines: note.lines.map((line) => credited(line, bill)),
    facts: bill?.isDebitNote ? againstDebitFacts(bill, billOfCredit(state, note)) : againstFacts(bill),
    amended: issued ? amendedWords(issued) : [],
  });
}
