import { billOfCredit } from '@/store/billing/creditNotes/creditedDocument';
import { companyNow } from '@/store/billing/company/company';
import type { Channel } from '@/store/billing/letters/letter';
import { letterTo, type LetterRow } from '@/store/billing/letters/letterRow';
import type { LetterContext } from '@/store/billing/letters/letterContext';
import { openAmount } from '@/store/billing/receivables/openBills';
import type { Language } from '@/store/kit/language';
import { documentWritten } from './documentWritten';
import { documentOf, wantsDocument, whyNotSent, type Sendable } from './sendable';
import { isBeingSent, type DocumentKind, type SentDocumentDraft } from './sentDocument';

/** A document that can be sent to its client. */
export interface SendRow extends LetterRow {
  document: Sendable;
  /** What is written down once the message is begun by a way, or asked of the office. */
  draftBy: (channel: Channel, byOffice?: boolean) => SentDocumentDraft;
}

/** The documents of a kind that can be sent to their clients, with their messages in a language, or each in that of its client. */
export function sendRows(
  state: LetterContext,
  kind: DocumentKind,
  ids: readonly string[],
  wanted: Language | undefined,
): readonly SendRow[] {
  const company = companyNow(state);
  return ids.flatMap((id): SendRow[] => {
    const document = documentOf(state, kind, id);
    const account = state.accounts.entities[document?.row.accountId ?? ''];
    if (!document || !account || whyNotSent(document) !== undefined) return [];
    const open = document.kind === 'Bill' || document.kind === 'Debit Note' ? openAmount(state, document.row) : 0;
    const about = 'billId' in document.row ? billOfCredit(state, document.row)?.docNo : undefined;
    const against = 'billId' in document.row ? state.debitNotes.entities[document.row.billId]?.docNo : undefined;
    const { letter, letterBy } = letterTo(state, account, wanted, (name, language) =>
      documentWritten(state, document, { name, open, company, about, against }, language),
    );
    return [
      {
        id,
        document,
        ...letter,
        held: wantsDocument(account, kind) ? undefined : 'wants no receipts',
        isWaiting: isBeingSent(state.sentDocuments, id),
        draftBy: (...by) => ({ kind, documentId: id, ...letterBy(...by) }),
      },
    ];
  });
}
