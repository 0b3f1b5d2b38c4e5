import { asItsBill, toldIn } from '@/store/billing/amendments/amended';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { isUntaxed } from '@/store/billing/bills/billAmounts';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Company } from '@/store/billing/company/company';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { billOfCredit } from '@/store/billing/creditNotes/creditedDocument';
import type { DebitNote, WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { debitedAs } from '@/store/billing/returns/issuedDocuments';
import { takesGstOff } from '@/store/billing/returns/missing';
import { isRegistered } from '@/store/billing/returns/supplies';
import type { EInvoiceKind } from './irn';

/** A document that is registered at the e-invoice portal, with the bill that it is, or that it is about. */
export interface Reported {
  kind: EInvoiceKind;
  document: IssuedBill | CreditNote | DebitNote;
  bill: IssuedBill;
  /** The debit note over that bill which a credit note is against. */
  against?: DebitNote | undefined;
}

/** Whether documents of an ISO date are registered at all: from the day on that the company chose. */
export const isFrom = ({ eInvoiceFrom = '' }: Pick<Company, 'eInvoiceFrom'>, day: string): boolean =>
  eInvoiceFrom !== '' && day >= eInvoiceFrom;

/** A bill as it is registered: one of a client with a GST number on which something is taxed (rule 48(4) of the CGST Rules); undefined of others. */
export function reportedBill(company: Pick<Company, 'eInvoiceFrom'>, bill: IssuedBill): Reported | undefined {
  return isFrom(company, bill.issuedOn) && isRegistered(bill) && !isUntaxed(bill)
    ? { kind: 'INV', document: bill, bill }
    : undefined;
}

/** A credit note as it is registered: one over the bill of such a client, or over a debit note that raises it, that takes GST off; undefined of others. */
export function reportedNote(
  company: Pick<Company, 'eInvoiceFrom'>,
  documents: WithBills & WithDebitNotes,
  note: CreditNote,
): Reported | undefined {
  const of = billOfCredit(documents, note);
  const bill = of && toldIn(of, note.issuedOn.slice(0, 7));
  return bill &&
    isFrom(company, note.issuedOn) &&
    isRegistered(bill) &&
    !isUntaxed(note) &&
    takesGstOff({ note, bill, earlier: [] })
    ? { kind: 'CRN', document: asItsBill(note, bill), bill, against: documents.debitNotes.entities[note.billId] }
    : undefined;
}

/** A debit note as it is registered: one to such a client on which something is taxed; undefined of others. */
export function reportedDebit(
  company: Pick<Company, 'eInvoiceFrom'>,
  note: DebitNote,
  bill: IssuedBill | undefined,
): Reported | undefined {
  const told = bill && toldIn(bill, note.issuedOn.slice(0, 7));
  if (!told || !isFrom(company, note.issuedOn) || isUntaxed(note)) return undefined;
  const document = debitedAs(told, note).note;
  return isRegistered(document) ? { kind: 'DBN', document, bill: told } : undefined;
}

/** The bill or the note of that identity, whether it is registered or not; undefined where there is none. */
export function documentNamed(
  { bills, creditNotes, debitNotes }: WithBills & WithDebitNotes,
  id: string,
): Reported | undefined {
  const bill = bills.entities[id];
  if (bill) return { kind: 'INV', document: bill, bill };
  const credit = creditNotes.entities[id];
  const note = credit ?? debitNotes.entities[id];
  const about = note && billOfCredit({ bills, debitNotes }, note);
  const against = credit && debitNotes.entities[credit.billId];
  return note && about && { kind: credit ? 'CRN' : 'DBN', document: note, bill: about, ...(against && { against }) };
}

const KIND_WORDS: Record<EInvoiceKind, string> = { INV: 'bill', CRN: 'credit note', DBN: 'debit note' };

/** How such a document is spoken of. */
export const reportedName = ({ kind, document }: Pick<Reported, 'kind' | 'document'>): string =>
  `${KIND_WORDS[kind]} ${document.docNo}`;
