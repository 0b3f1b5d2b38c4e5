import { nanoid } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { ReminderDraft } from '@/store/billing/reminders/reminder';
import { todaysDate } from '@/store/kit/dates';
import { fact, facts } from './fact';

/** What may be said of clients that are asked to pay. */
export const reminderFacts = facts(
  'reminders',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/reminders/reminderFactSchemas')).reminderFactSchemas,
  },
  {
    /** A client was reminded of what is open: the message is written down, and sent by whoever wrote it. */
    clientReminded: fact((draft: ReminderDraft, on: string = todaysDate()) => ({ ...draft, id: nanoid(), on }), {
      about: ({ id, accountId, billIds }) => [id, accountId, ...billIds],
      words: ({ accountId, amount, channel }, state: WithAccountRows) =>
        `reminded ${accountWords(state, accountId)} of ${formatMoney(amount)} by ${channel}`,
    }),
  },
);

export const { clientReminded } = reminderFacts.creators;
