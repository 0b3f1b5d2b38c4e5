import { nanoid } from '@reduxjs/toolkit';
import { formatDate, formatMoney } from '@/format';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import { becameWords, type LetterAnswer } from '@/store/billing/letters/letter';
import type { ReminderDraft, WithReminders } from '@/store/billing/reminders/reminder';
import { todaysDate } from '@/store/kit/dates';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { BY_OFFICE, fact, facts } from './fact';

/** What an edit of a client's promise is about: the ISO date by which it pays. */
interface Promised {
  promisedFor?: string | undefined;
}

/** What may be said of clients that are asked to pay. */
export const reminderFacts = facts(
  'reminders',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/reminders/reminderFactSchemas')).reminderFactSchemas,
  },
  {
    /** A client is reminded of what is open: the message is written down as it is opened by a person, or asked of the office. */
    clientReminded: fact((draft: ReminderDraft, on: string = todaysDate()) => ({ ...draft, id: nanoid(), on }), {
      about: ({ id, accountId, billIds }) => [id, accountId, ...billIds],
      alsoByOffice: true,
      words: ({ accountId, amount, channel, to, subject }, state: WithAccountRows) =>
        `${subject === undefined ? 'opened a reminder to' : 'asked the office to remind'} ${accountWords(state, accountId)} of ${formatMoney(amount)} by ${channel} to ${to}`,
    }),
    /** What became of a reminder that the office was asked to send. */
    reminderAnswered: fact((answer: LetterAnswer) => answer, {
      about: ({ id, accountId }) => [id, accountId],
      by: BY_OFFICE,
      words: ({ id, accountId, became, answer }, state: WithAccountRows & WithReminders) =>
        `${becameWords(state.reminders.entities[id]?.channel, became)} the reminder to ${accountWords(state, accountId)}: ${answer}`,
    }),
    /** Until when a client says that what is open will be paid, or that nothing is promised any more: its reminders wait for that. */
    paymentPromised: fact(
      (accountId: string, edit: Edit<Promised>, on: string = todaysDate()) => ({ accountId, edit, on }),
      {
        about: ({ accountId }) => [accountId],
        words: ({ accountId, edit: { to } }, state: WithAccountRows) =>
          to.promisedFor
            ? `wrote down that ${accountWords(state, accountId)} promised to pay by ${formatDate(to.promisedFor)}`
            : `wrote down that ${accountWords(state, accountId)} promised nothing any more`,
        changes: ({ edit }) => valueChanges<Promised>(edit, { promisedFor: 'Promised For' }),
      },
    ),
  },
);

export const { clientReminded, paymentPromised, reminderAnswered } = reminderFacts.creators;
