import { documentPaper } from '@/store/billing/papers/documentPaper';
import { mailFoot } from '@/store/billing/reminders/mailFoot';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { documentOf, wantsDocument, whyNotSent } from '@/store/billing/sentDocuments/sendable';
import type { SentDocument, WithSentDocuments } from '@/store/billing/sentDocuments/sentDocument';
import type { RootState } from '@/store/business/store';
import { documentAnswered } from '@/store/facts/sentDocuments';
import { filesOf, mailOf } from './mailContent';
import { GONE, type AskedKind } from './askedKind';

const TOO_LARGE = {
  what: 'refused' as const,
  words: 'Its PDF has more than 12 MB, which mail servers refuse. Download it, and send it yourself.',
};

const NOT_WANTED = 'The client wants no receipts: it was not sent.';

const sentIn = ({ sentDocuments }: WithSentDocuments, id: string) => sentDocuments.entities[id];

/** The document that was asked for; undefined where it is gone. */
function documentIn(state: RootState, id: string) {
  const sent = sentIn(state, id);
  return sent && documentOf(state, sent.kind, sent.documentId);
}

/** What is written beside a document as it goes: it asks for what is open by then alone, whatever was paid since it was asked for. */
function writtenNow(state: RootState, sent: SentDocument): SentDocument {
  const [row] = sendRows(state, sent.kind, [sent.documentId], sent.language);
  return row ? { ...sent, ...row.draftBy(sent.channel, true), to: sent.to } : sent;
}

/** Bills and receipts, each with its paper, without which it does not go. */
export const documentMail: AskedKind = {
  table: ({ sentDocuments }) => sentDocuments,
  again: 'Send it again.',
  whyNotSo(state, id) {
    const document = documentIn(state, id);
    const account = state.accounts.entities[document?.row.accountId ?? ''];
    if (!document) return GONE.words;
    return account && !wantsDocument(account, document.kind) ? NOT_WANTED : whyNotSent(document);
  },
  async content(store, write, id) {
    const state = store.getState();
    const sent = sentIn(state, id);
    const document = documentIn(state, id);
    if (!sent || !document) return GONE;
    const files = await filesOf(store, write, [documentPaper(state, document)]);
    if ('what' in files) return files;
    const [file] = files;
    return file
      ? mailOf(writtenNow(state, sent), mailFoot([file.name], 0, sent.language), { files, isPaper: true })
      : TOO_LARGE;
  },
  answered: (state, answer) => documentAnswered({ ...answer, documentId: sentIn(state, answer.id)?.documentId ?? '' }),
};
