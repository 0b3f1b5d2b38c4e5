import type { IssuedBill } from '@/store/billing/bills/bill';
import { isUntaxed } from '@/store/billing/bills/billAmounts';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Company } from '@/store/billing/company/company';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { takesGstOff } from '@/store/billing/returns/missing';
import { isRegistered } from '@/store/billing/returns/supplies';
import type { EInvoiceKind } from './irn';

/** A document that is registered at the e-invoice portal, with the bill that it is, or that it credits. */
export interface Reported {
  kind: EInvoiceKind;
  document: IssuedBill | CreditNote;
  bill: IssuedBill;
}

/** Whether documents of an ISO date are registered at all: from the day on that the company chose. */
const isFrom = ({ eInvoiceFrom = '' }: Pick<Company, 'eInvoiceFrom'>, day: string): boolean =>
  eInvoiceFrom !== '' && day >= eInvoiceFrom;

/** A bill as it is registered: one of a client with a GST number on which something is taxed (rule 48(4) of the CGST Rules); undefined of others. */
export function reportedBill(company: Pick<Company, 'eInvoiceFrom'>, bill: IssuedBill): Reported | undefined {
  return isFrom(company, bill.issuedOn) && isRegistered(bill) && !isUntaxed(bill)
    ? { kind: 'INV', document: bill, bill }
    : undefined;
}

/** A credit note as it is registered: one over the bill of such a client that takes GST off; undefined of others. */
export function reportedNote(
  company: Pick<Company, 'eInvoiceFrom'>,
  note: CreditNote,
  bill: IssuedBill | undefined,
): Reported | undefined {
  return bill &&
    isFrom(company, note.issuedOn) &&
    isRegistered(bill) &&
    !isUntaxed(note) &&
    takesGstOff({ note, bill, earlier: [] })
    ? { kind: 'CRN', document: note, bill }
    : undefined;
}

/** The bill or the credit note of that identity, whether it is registered or not; undefined where there is none. */
export function documentNamed({ bills, creditNotes }: WithBills, id: string): Reported | undefined {
  const bill = bills.entities[id];
  if (bill) return { kind: 'INV', document: bill, bill };
  const note = creditNotes.entities[id];
  const credited = note && bills.entities[note.billId];
  return note && credited && { kind: 'CRN', document: note, bill: credited };
}

/** How such a document is spoken of. */
export const reportedName = ({ kind, document }: Pick<Reported, 'kind' | 'document'>): string =>
  `${kind === 'INV' ? 'bill' : 'credit note'} ${document.docNo}`;
