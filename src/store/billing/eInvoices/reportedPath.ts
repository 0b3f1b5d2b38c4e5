import { paths } from '@/paths';
import type { EInvoiceKind } from './irn';

const { invoiceOf, creditNoteOf, debitNoteOf } = paths.sales;
const PLACES: Record<EInvoiceKind, (number: number) => string> = {
  INV: invoiceOf,
  CRN: creditNoteOf,
  DBN: debitNoteOf,
};

/** Where a document that is registered at the portal is shown. */
export const reportedPath = (kind: EInvoiceKind, number: number): string => PLACES[kind](number);
