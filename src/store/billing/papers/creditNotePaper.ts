import { formatDate } from '@/format';
import { isLive, type BillLine, type IssuedBill, type Recipient } from '@/store/billing/bills/bill';
import { creditedLine } from '@/store/billing/creditNotes/creditAmounts';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import type { Paper } from './paper';
import { companyOfRecord, missingWords, placeOfSupply, recipientParty, signedFor, supplierParty } from './parties';
import { fullMonth, taxedParts, type PaperLine } from './taxedLines';

const NOBODY: Recipient = { name: '', address: '', gstin: '', stateCode: '' };

/** A line as it is credited: all of it as it was billed, or an amount that is no whole month. */
const credited = (line: BillLine, bill: IssuedBill | undefined): PaperLine => ({
  ...line,
  isAmount: bill === undefined || creditedLine(bill, line)?.taxable !== line.taxable,
});

/** A credit note, for whom its bill is. */
export function creditNotePaper(state: WithBills & WithCompany, note: CreditNote): Paper {
  const bill = state.bills.entities[note.billId];
  const recipient = bill?.recipient ?? NOBODY;
  const company = companyOfRecord(state, note.companyId);
  return {
    id: note.id,
    title: 'Credit Note',
    docNo: note.docNo,
    mark: isLive(note) ? undefined : 'Cancelled',
    supplier: supplierParty(company),
    recipient: recipientParty('To', recipient),
    facts: [
      { label: 'Credit Note No', value: note.docNo },
      { label: 'Date', value: formatDate(note.issuedOn) },
      { label: 'Against Invoice', value: bill?.docNo ?? 'One that is gone' },
      ...(bill
        ? [
            { label: 'Invoice Date', value: formatDate(bill.issuedOn) },
            { label: 'For', value: fullMonth(bill.month) },
          ]
        : []),
      { label: 'Reason', value: [note.reason, note.remark].filter(Boolean).join(': ') },
      ...placeOfSupply(company, recipient),
    ],
    ...taxedParts({ ...note, lines: note.lines.map((line) => credited(line, bill)) }),
    bank: [],
    remarks: missingWords(company, recipient),
    signatures: [signedFor(company)],
  };
}
