import { formatCountOf } from '@/format';
import { nanoid } from '@reduxjs/toolkit';
import type { MailDraft, SmsDraft } from '@/store/care/messages/message';
import { fact, facts } from './fact';

/** They are written down; who sends them is no part of it. */
const sending = <Draft extends object>(draft: Draft) => ({
  ...draft,
  id: nanoid(),
  sentAt: new Date().toISOString(),
});

const numbers = (count: number) => formatCountOf(count, 'number');

/** What may be said of messages; the text of one is in none of the words. */
export const messageFacts = facts(
  'messages',
  {
    by: ['sales', 'care'],
    schemas: async () => (await import('@/store/care/messages/messageFactSchemas')).messageFactSchemas,
  },
  {
    smsSent: fact((draft: SmsDraft) => sending(draft), {
      about: ({ id }) => [id],
      words: ({ mobileNumbers }) => `wrote an SMS to ${numbers(mobileNumbers.length)}`,
    }),
    mailSent: fact((draft: MailDraft) => sending(draft), {
      about: ({ id }) => [id],
      words: ({ subject, to }) => `wrote the mail “${subject}” to ${to.join(', ')}`,
    }),
  },
);

export const { smsSent, mailSent } = messageFacts.creators;
