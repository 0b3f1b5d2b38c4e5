import { nanoid } from '@reduxjs/toolkit';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import { becameWords, type LetterAnswer } from '@/store/billing/letters/letter';
import { documentOf, DOCUMENT_WORDS, type WithDocuments } from '@/store/billing/sentDocuments/sendable';
import type { SentDocumentDraft, WithSentDocuments } from '@/store/billing/sentDocuments/sentDocument';
import { todaysDate } from '@/store/kit/dates';
import { BY_OFFICE, fact, facts } from './fact';

type Spoken = WithAccountRows & WithDocuments;
type Named = Pick<SentDocumentDraft, 'kind' | 'documentId' | 'accountId'>;

/** A document as it is spoken of, and whose it is. */
function documentNamed(state: Spoken, { kind, documentId, accountId }: Named): string {
  const document = documentOf(state, kind, documentId);
  const one = DOCUMENT_WORDS[kind];
  return `${document ? `${one} ${document.row.docNo}` : `a ${one}`} of ${accountWords(state, accountId)}`;
}

/** What may be said of documents that are sent to clients. */
export const sentDocumentFacts = facts(
  'sentDocuments',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () =>
      (await import('@/store/billing/sentDocuments/sentDocumentFactSchemas')).sentDocumentFactSchemas,
  },
  {
    /** A document goes to its client: the message is written down as it is opened by a person, or asked of the office. */
    documentSent: fact((draft: SentDocumentDraft, on: string = todaysDate()) => ({ ...draft, id: nanoid(), on }), {
      about: ({ id, accountId, documentId }) => [id, accountId, documentId],
      words: ({ channel, to, subject, ...named }, state: Spoken) =>
        subject === undefined
          ? `opened a message with ${documentNamed(state, named)} by ${channel} to ${to}`
          : `asked the office to ${channel === 'SMS' ? 'send an SMS of' : 'mail'} ${documentNamed(state, named)} to ${to}`,
    }),
    /** What became of a document that the office was asked to send. */
    documentAnswered: fact((answer: LetterAnswer & { documentId: string }) => answer, {
      about: ({ id, accountId, documentId }) => [id, accountId, documentId],
      by: BY_OFFICE,
      words: ({ id, became, answer }, state: Spoken & WithSentDocuments) => {
        const sent = state.sentDocuments.entities[id];
        return `${becameWords(sent?.channel, became)} ${sent ? documentNamed(state, sent) : 'a document that is gone'}: ${answer}`;
      },
    }),
  },
);

export const { documentAnswered, documentSent } = sentDocumentFacts.creators;
