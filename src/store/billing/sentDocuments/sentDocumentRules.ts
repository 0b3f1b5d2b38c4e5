import type { Refusal } from '@/journal/port/model';
import { answerRefusal, officeRefusal } from '@/store/billing/letters/letterRules';
import type { WithLetters } from '@/store/billing/letters/refusedPlaces';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { rulesOf } from '@/store/facts/rules';
import { sentDocumentFacts } from '@/store/facts/sentDocuments';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { DOCUMENT_WORDS, documentOf, tableOfKind, wantsDocument, whyNotSent, type WithDocuments } from './sendable';
import { isBeingSent, type SentDocumentDraft } from './sentDocument';

type Ruled = WithAccounts & WithDocuments & WithLetters;

const NOT_OF_IT = { reason: 'This message is of another document.' };
const NOT_ITS = { reason: 'A document is sent to the client that it is for.' };

/** Why a document cannot be sent: it is gone, does not count any more, or is for somebody else. */
function documentRefusal(state: Ruled, { kind, documentId, accountId }: SentDocumentDraft): Refusal | undefined {
  const document = documentOf(state, kind, documentId);
  if (!document) return gone(tableOfKind(state, kind), documentId, `This ${DOCUMENT_WORDS[kind]}`);
  if (document.row.accountId !== accountId) return NOT_ITS;
  const reason = whyNotSent(document);
  return reason === undefined ? undefined : { reason };
}

/** Why the office cannot be asked to send a document. */
function askRefusal(state: Ruled, draft: SentDocumentDraft): Refusal | undefined {
  const one = DOCUMENT_WORDS[draft.kind];
  return firstOf(
    isBeingSent(state.sentDocuments, draft.documentId)
      ? { reason: `This ${one} waits already to be sent by the office.` }
      : undefined,
    officeRefusal(state, draft, { what: one, again: `send the ${one} again` }),
  );
}

/** Why a client is sent no document of a kind: it does not want it. */
function wishRefusal({ accounts }: Ruled, { kind, accountId }: SentDocumentDraft): Refusal | undefined {
  const account = accounts.entities[accountId];
  return account && !wantsDocument(account, kind)
    ? { reason: `${companyOf(account)} wants no receipts. Where that changed, note it on the client first.` }
    : undefined;
}

/** When the facts of documents that are sent cannot be. */
export const sentDocumentRules = rulesOf<Ruled>()(sentDocumentFacts, {
  documentSent: (state, sent) =>
    firstOf(
      known(state.sentDocuments, sent, 'This message'),
      gone(state.accounts, sent.accountId, 'This account'),
      documentRefusal(state, sent),
      wishRefusal(state, sent),
      sent.subject === undefined ? undefined : askRefusal(state, sent),
    ),
  documentAnswered: ({ sentDocuments }, answer) =>
    firstOf(
      answerRefusal(sentDocuments, answer, 'message'),
      sentDocuments.entities[answer.id]?.documentId === answer.documentId ? undefined : NOT_OF_IT,
    ),
});
