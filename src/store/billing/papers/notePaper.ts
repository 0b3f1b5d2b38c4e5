import { formatDate } from '@/format';
import type { DocumentStatus } from '@/machines/document';
import { isLive, type Amounts, type IssuedBill, type Recipient } from '@/store/billing/bills/bill';
import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import type { WithCompany } from '@/store/billing/company/company';
import type { Paper, PaperFact } from './paper';
import { companyOfRecord, missingWords, placeOfSupply, recipientParty, signedFor, supplierParty } from './parties';
import { registeredParts } from './registered';
import { fullMonth, taxedParts, type PaperLine } from './taxedLines';

/** A credit note or a debit note. */
interface Note extends WithEInvoice, Omit<Amounts, 'lines'> {
  id: string;
  docNo: string;
  issuedOn: string;
  reason: string;
  remark?: string | undefined;
  companyId?: string | undefined;
  status: DocumentStatus;
}

interface Noted {
  title: 'Credit Note' | 'Debit Note';
  note: Note;
  recipient: Recipient;
  lines: readonly PaperLine[];
  /** What it says beside its number and its day. */
  facts: readonly PaperFact[];
  /** What it says of an amended recipient. */
  amended?: readonly string[];
}

/** What a note says of the bill that it is about, by number and date. */
export const againstFacts = (bill: IssuedBill | undefined): PaperFact[] => [
  { label: 'Against Invoice', value: bill?.docNo ?? 'One that is gone' },
  ...(bill
    ? [
        { label: 'Invoice Date', value: formatDate(bill.issuedOn) },
        { label: 'For', value: fullMonth(bill.month) },
      ]
    : []),
];

/** What a credit note says of the debit note that it is against, by number and date, and of the bill that this raises. */
export const againstDebitFacts = (
  note: Pick<Note, 'docNo' | 'issuedOn'>,
  bill: IssuedBill | undefined,
): PaperFact[] => [
  { label: 'Against Debit Note', value: note.docNo },
  { label: 'Debit Note Date', value: formatDate(note.issuedOn) },
  ...(bill
    ? [
        { label: 'Invoice', value: `${bill.docNo} of ${formatDate(bill.issuedOn)}` },
        { label: 'For', value: fullMonth(bill.month) },
      ]
    : []),
];

/** A credit note or a debit note, with what it must say (rule 53(1A) of the CGST Rules). */
export function notePaper(state: WithCompany, { title, note, recipient, lines, facts, amended = [] }: Noted): Paper {
  const company = companyOfRecord(state, note.companyId);
  const { signed, registration } = registeredParts(note);
  return {
    id: note.id,
    title,
    docNo: note.docNo,
    mark: isLive(note) ? undefined : 'Cancelled',
    supplier: supplierParty(company, note),
    recipient: recipientParty('To', recipient),
    facts: [
      { label: `${title} No`, value: note.docNo },
      { label: 'Date', value: formatDate(note.issuedOn) },
      ...facts,
      { label: 'Reason', value: [note.reason, note.remark].filter(Boolean).join(': ') },
      ...placeOfSupply(company, recipient),
    ],
    ...taxedParts({ ...note, lines }),
    bank: [],
    ...(signed && { signed }),
    remarks: [...registration, ...amended, ...missingWords(company, recipient, note)],
    signatures: [signedFor(company)],
  };
}
