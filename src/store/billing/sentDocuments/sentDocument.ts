import type { Letter, LetterDraft } from '@/store/billing/letters/letter';
import { byKey } from '@/store/kit/byKey';
import type { Table } from '@/store/kit/table';

/** The documents that are sent to clients. */
export const DOCUMENT_KINDS = ['Bill', 'Receipt', 'Credit Note', 'Debit Note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Which document is sent to its client, and how. */
export interface SentDocumentDraft extends LetterDraft {
  kind: DocumentKind;
  /** The bill, the receipt or the note. */
  documentId: string;
}

/** A document that was sent. */
export interface SentDocument extends Letter, SentDocumentDraft {}

/** A state that has what was sent. */
export interface WithSentDocuments {
  sentDocuments: Table<SentDocument>;
}

const ofDocuments = byKey<SentDocument>(({ documentId }) => documentId);
const ofAccounts = byKey<SentDocument>(({ accountId }) => accountId);

/** How often a document was sent, in the order in which that was. */
export const sendingsOf = (table: Table<SentDocument>, documentId: string): readonly SentDocument[] =>
  ofDocuments.of(table, documentId);

/** What was sent to an account, in its order. */
export const sentToAccount = (table: Table<SentDocument>, accountId: string): readonly SentDocument[] =>
  ofAccounts.of(table, accountId);

/** Whether a document waits for the office to send it. */
export const isBeingSent = (table: Table<SentDocument>, documentId: string): boolean =>
  sendingsOf(table, documentId).some(({ status }) => status === 'Waiting');
