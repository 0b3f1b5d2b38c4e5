import { paths } from '@/paths';
import type { EInvoiceKind } from './irn';
import type { Reported } from './reported';

const { invoiceOf, creditNoteOf, debitNoteOf } = paths.sales;
const PLACES: Record<EInvoiceKind, (number: number) => string> = {
  INV: invoiceOf,
  CRN: creditNoteOf,
  DBN: debitNoteOf,
};

/** Where a document that is registered at the portal is shown: one over a transfer on its challan. */
export const reportedPath = ({ kind, document, transfer }: Reported): string =>
  transfer ? paths.stocks.challanOf(transfer.number) : PLACES[kind](document.number);
