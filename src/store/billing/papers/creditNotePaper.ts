import { formatDate } from '@/format';
import { isLive, type BillLine, type Recipient } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import type { Paper } from './paper';
import { companyOfRecord, missingWords, placeOfSupply, recipientParty, signedFor, supplierParty } from './parties';
import { fullMonth, taxedParts } from './taxedLines';

const NOBODY: Recipient = { name: '', address: '', gstin: '', stateCode: '' };

/** A line as it is credited: what is taken off once, whatever its month cost. */
const credited = ({ days: _days, of: _of, included: _included, ...line }: BillLine): BillLine => ({
  ...line,
  price: line.taxable,
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
    ...taxedParts({ ...note, lines: note.lines.map(credited) }),
    bank: [],
    remarks: missingWords(company, recipient),
    signatures: [signedFor(company)],
  };
}
