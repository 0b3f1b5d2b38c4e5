import { nanoid } from '@reduxjs/toolkit';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import { becameWords, type LetterAnswer } from '@/store/billing/letters/letter';
import type { NoticeDraft, NoticeKind, WithNotices } from '@/store/billing/notices/notice';
import { todaysDate } from '@/store/kit/dates';
import { BY_OFFICE, fact, facts } from './fact';

const KIND_WORDS: Readonly<Record<NoticeKind, string>> = {
  Message: 'what was written to it',
  'Repair Done': 'a repair that is done',
  'Visit Planned': 'a visit that is planned',
  'Visit Done': 'a visit that is done',
  'Vehicle Silent': 'silent vehicles',
  'Subscription Ends': 'a subscription that ends',
};

/** What may be said of what clients are told of the work for them. */
export const noticeFacts = facts(
  'notices',
  {
    by: ['care', 'sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/notices/noticeFactSchemas')).noticeFactSchemas,
  },
  {
    /** A client is told something: the message is written down as it is opened by a person, or asked of the office. */
    noticeSent: fact((draft: NoticeDraft, on: string = todaysDate()) => ({ ...draft, id: nanoid(), on }), {
      about: ({ id, accountId, recordIds }) => [id, accountId, ...recordIds],
      words: ({ accountId, kind, tells, channel, to, subject }, state: WithAccountRows) =>
        subject === undefined
          ? `opened a message to ${accountWords(state, accountId)} of ${KIND_WORDS[kind]} by ${channel} to ${to}: ${tells}`
          : `asked the office to tell ${accountWords(state, accountId)} of ${KIND_WORDS[kind]} by ${channel} to ${to}: ${tells}`,
    }),
    /** What became of a message that the office was asked to send. */
    noticeAnswered: fact((answer: LetterAnswer) => answer, {
      about: ({ id, accountId }) => [id, accountId],
      by: BY_OFFICE,
      words: ({ id, accountId, became, answer }, state: WithAccountRows & WithNotices) => {
        const { channel, kind } = state.notices.entities[id] ?? {};
        const what = kind ? `the message of ${KIND_WORDS[kind]}` : 'a message that is gone';
        return `${becameWords(channel, became)} ${what} to ${accountWords(state, accountId)}: ${answer}`;
      },
    }),
  },
);

export const { noticeAnswered, noticeSent } = noticeFacts.creators;
