import { paths } from '@/paths';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Receipt, WithReceipts } from '@/store/billing/receipts/receipt';
import type { DocumentKind } from './sentDocument';

/** A state that has the documents that are sent. */
export type WithDocuments = Pick<WithBills, 'bills'> & WithReceipts;

/** A document that can be sent, of its kind. */
export type Sendable = { kind: 'Bill'; row: IssuedBill } | { kind: 'Receipt'; row: Receipt };

/** What a document of each kind is called in a sentence. */
export const DOCUMENT_WORDS: Readonly<Record<DocumentKind, string>> = { Bill: 'bill', Receipt: 'receipt' };

/** The address of a document's page. */
export const pageOf = ({ kind, row }: Sendable): string =>
  kind === 'Bill' ? paths.sales.invoiceOf(row.number) : paths.sales.receiptOf(row.number);

/** The document of that identity; undefined where it is gone. */
export function documentOf({ bills, receipts }: WithDocuments, kind: DocumentKind, id: string): Sendable | undefined {
  if (kind === 'Bill') {
    const row = bills.entities[id];
    return row && { kind, row };
  }
  const row = receipts.entities[id];
  return row && { kind, row };
}

/** Why a document is not sent; undefined where it may be. */
export function whyNotSent(document: Sendable): string | undefined {
  const counts = document.kind === 'Bill' ? isLive(document.row) : document.row.status === 'Recorded';
  const { docNo, status } = document.row;
  return counts ? undefined : `${docNo} is ${status.toLowerCase()}, so it is not sent.`;
}
