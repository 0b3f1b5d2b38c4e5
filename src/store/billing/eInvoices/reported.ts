import { asAmendedIn, asItsBill } from '@/store/billing/amendments/amended';
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
import { transferBill, transferCredit } from '@/store/billing/transfers/transferBill';
import { isInvoiced, keptOfLine, type Challan, type InvoicedChallan } from '@/store/stock/challans/challan';
import { challanOfDocument } from '@/store/stock/challans/consignment';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { EInvoiceKind } from './irn';

/** A state that has what may be registered. */
export type WithReported = WithBills & WithDebitNotes & Pick<StockState, 'challans'>;

/** A document that is registered at the e-invoice portal, with the bill that it is, or that it is about. */
export interface Reported {
  kind: EInvoiceKind;
  document: IssuedBill | CreditNote | DebitNote;
  bill: IssuedBill;
  /** The debit note over that bill which a credit note is against. */
  against?: DebitNote | undefined;
  /** The challan that it goes with, between two GST numbers of ours: its seller and its buyer are that challan's. */
  transfer?: InvoicedChallan | undefined;
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
  const bill = of && asAmendedIn(of, note.issuedOn.slice(0, 7));
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
  const told = bill && asAmendedIn(bill, note.issuedOn.slice(0, 7));
  if (!told || !isFrom(company, note.issuedOn) || isUntaxed(note)) return undefined;
  const document = debitedAs(told, note).note;
  return isRegistered(document) ? { kind: 'DBN', document, bill: told } : undefined;
}

/** The tax invoice of a challan, and the credit note over it, whether they are registered or not. */
function documentsOver(transfer: InvoicedChallan): Reported[] {
  const bill = transferBill(transfer);
  const notes = transferCredit(transfer).map(({ note }): Reported => ({ kind: 'CRN', document: note, bill, transfer }));
  return [{ kind: 'INV', document: bill, bill, transfer }, ...notes];
}

/**
 * The documents of a challan as they are registered: those between two GST numbers of ours on which something is taxed, as these are
 * distinct persons (section 25(4) of the CGST Act; rule 48(4) of the CGST Rules).
 */
export const reportedTransfers = (company: Pick<Company, 'eInvoiceFrom'>, challan: Challan): Reported[] =>
  isInvoiced(challan)
    ? documentsOver(challan).filter(({ document }) => isFrom(company, document.issuedOn) && !isUntaxed(document))
    : [];

/** The document over a transfer with that identity. */
function transferNamed({ challans }: Pick<StockState, 'challans'>, id: string): Reported | undefined {
  const challan = challans.entities[challanOfDocument(id)];
  return challan && isInvoiced(challan) ? documentsOver(challan).find(({ document }) => document.id === id) : undefined;
}

/** The bill or the note of that identity, whether it is registered or not; undefined where there is none. */
export function documentNamed(state: WithReported, id: string): Reported | undefined {
  const { bills, creditNotes, debitNotes } = state;
  const bill = bills.entities[id];
  if (bill) return { kind: 'INV', document: bill, bill };
  const credit = creditNotes.entities[id];
  const note = credit ?? debitNotes.entities[id];
  if (!note) return transferNamed(state, id);
  const about = billOfCredit({ bills, debitNotes }, note);
  const against = credit && debitNotes.entities[credit.billId];
  return about && { kind: credit ? 'CRN' : 'DBN', document: note, bill: about, ...(against && { against }) };
}

const KIND_WORDS: Record<EInvoiceKind, string> = { INV: 'bill', CRN: 'credit note', DBN: 'debit note' };

/** How such a document is spoken of. */
export const reportedName = ({ kind, document, transfer }: Pick<Reported, 'kind' | 'document' | 'transfer'>): string =>
  `${transfer && kind === 'INV' ? 'tax invoice' : KIND_WORDS[kind]} ${document.docNo}`;

/** What cancelling the IRN of a document over a transfer leads to where it stands all the same; undefined where it can be taken back here. */
export function standsAfter({ kind, transfer }: Reported): string | undefined {
  if (!transfer) return undefined;
  if (kind === 'CRN')
    return 'The credit note stands here all the same, and has no IRN then: ask your accountant first.';
  const { lines } = transfer;
  return lines.some((line) => keptOfLine(line) > 0) || lines.every(({ outcome }) => outcome !== 'Pending')
    ? 'Its goods are answered, so the tax invoice stands here all the same, and has no IRN then: ask your accountant first.'
    : undefined;
}
