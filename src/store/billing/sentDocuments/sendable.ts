import { paths } from '@/paths';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote, WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { hasCome, type Receipt, type WithReceipts } from '@/store/billing/receipts/receipt';
import { wants, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import type { DocumentKind } from './sentDocument';

/** A state that has the documents that are sent. */
export type WithDocuments = WithBills & WithReceipts & WithDebitNotes;

/** A document that can be sent, of its kind. */
export type Sendable =
  | { kind: 'Bill'; row: IssuedBill }
  | { kind: 'Receipt'; row: Receipt }
  | { kind: 'Credit Note'; row: CreditNote }
  | { kind: 'Debit Note'; row: DebitNote };

/** What a document of each kind is called in a sentence. */
export const DOCUMENT_WORDS: Readonly<Record<DocumentKind, string>> = {
  Bill: 'bill',
  Receipt: 'receipt',
  'Credit Note': 'credit note',
  'Debit Note': 'debit note',
};

const { invoiceOf, receiptOf, creditNoteOf, debitNoteOf } = paths.sales;
const PAGES: Readonly<Record<DocumentKind, (number: number) => string>> = {
  Bill: invoiceOf,
  Receipt: receiptOf,
  'Credit Note': creditNoteOf,
  'Debit Note': debitNoteOf,
};

/** The address of a document's page. */
export const pageOf = ({ kind, row }: Sendable): string => PAGES[kind](row.number);

/** The table in which the documents of a kind are. */
export const tableOfKind = ({ bills, receipts, creditNotes, debitNotes }: WithDocuments, kind: DocumentKind) =>
  ({ Bill: bills, Receipt: receipts, 'Credit Note': creditNotes, 'Debit Note': debitNotes })[kind];

/** The document of that identity; undefined where it is gone. */
export function documentOf(state: WithDocuments, kind: DocumentKind, id: string): Sendable | undefined {
  const row = tableOfKind(state, kind).entities[id];
  return row && ({ kind, row } as Sendable);
}

/** Why a document is not sent; undefined where it may be. */
export function whyNotSent(document: Sendable): string | undefined {
  const counts = document.kind === 'Receipt' ? hasCome(document.row) : isLive(document.row);
  const { docNo, status } = document.row;
  return counts ? undefined : `${docNo} is ${status.toLowerCase()}, so it is not sent.`;
}

/** Whether a client wants documents of a kind: a bill or a note it gets whatever it wants. */
export const wantsDocument = (wishes: WritingWishes, kind: DocumentKind): boolean =>
  kind !== 'Receipt' || wants(wishes, 'receipts');
