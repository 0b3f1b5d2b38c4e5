import { formatDate } from '@/format';
import { paths } from '@/paths';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import { isIrnCancelled, type WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import { gstinWarning } from '@/store/kit/typed/taxWarnings';
import { documentMend, type Mend } from './mending';

/** What is to be looked at before a return is filed, by the document that it is about. */
export interface Missing {
  id: string;
  accountId: string;
  docNo: string;
  name: string;
  what: string;
  /** Where that is put right; at the client where none is named. */
  mend?: Mend | undefined;
}

function whatOf({ recipient: { gstin, stateCode } }: Pick<IssuedBill, 'recipient'>, own: string): string | undefined {
  if (gstin !== '' && gstin === own)
    return 'The client has our own GST number, which the portal refuses: correct it, cancel this one and bill again.';
  if (gstin !== '') return gstinWarning(gstin);
  return stateCode === '' ? 'The state is not known: its GST was counted as if it were ours.' : undefined;
}

/** A credit note with its bill. */
export interface Credited {
  note: CreditNote;
  bill: IssuedBill;
  /** The debit note over the bill that it is against; none where it is against the bill itself. */
  against?: DebitNote | undefined;
  /** Those that were issued against the same before it, and count. */
  earlier: readonly CreditNote[];
}

/** A debit note with the bill that it raises; none where that is gone. */
export interface Debited {
  note: DebitNote;
  bill: IssuedBill | undefined;
}

/** Whether a credit note takes GST off: after its last day for that it is none of the tax office's (section 34). */
export const takesGstOff = ({ note, bill }: Credited): boolean => note.issuedOn <= lastGstCredit(bill.issuedOn);

function whatOfCredit(credited: Credited): string | undefined {
  return takesGstOff(credited)
    ? undefined
    : `The last day to take GST off was ${formatDate(lastGstCredit(credited.bill.issuedOn))}: this is not part of GSTR-1.`;
}

/** That a document counts here, and not at the portal any more. */
function whatOfIrn(document: WithEInvoice & { challan?: number | undefined }, isCredit = false): string | undefined {
  if (!isIrnCancelled(document)) return undefined;
  if (document.challan === undefined) return 'Its IRN is cancelled at the portal: cancel it here too.';
  return isCredit
    ? 'Its IRN is cancelled at the portal, and it stands here: ask your accountant.'
    : 'Its IRN is cancelled at the portal: take its challan back, or ask your accountant where its goods are answered.';
}

const { invoiceOf, debitNoteOf, creditNoteOf } = paths.sales;

/** The page of a bill or of a note: of one over a transfer its challan's. */
export const pageOf = (document: IssuedBill | DebitNote | CreditNote): Mend =>
  documentMend(document, 'part' in document ? invoiceOf : 'dueOn' in document ? debitNoteOf : creditNoteOf);

const missing = (
  { id, accountId, docNo }: Pick<IssuedBill, 'id' | 'accountId' | 'docNo'>,
  name: string,
  what: string | undefined,
  mend?: Mend,
): Missing[] => (what === undefined ? [] : [{ id, accountId, docNo, name, what, ...(mend && { mend }) }]);

/** What is missing, or looks wrong, on a month's bills and debit notes, and its credit notes, where the GST number that files is our own. */
export const missingOf = (
  asked: readonly (IssuedBill | DebitNote)[],
  credits: readonly Credited[],
  own: string,
): Missing[] => [
  ...asked.flatMap((document) => {
    const { name } = document.recipient;
    const ofIrn = whatOfIrn(document);
    return ofIrn === undefined
      ? missing(document, name, whatOf(document, own))
      : missing(document, name, ofIrn, pageOf(document));
  }),
  ...credits.flatMap((credited) => {
    const { note, bill } = credited;
    return missing(note, bill.recipient.name, whatOfIrn(note, true) ?? whatOfCredit(credited), pageOf(note));
  }),
];
