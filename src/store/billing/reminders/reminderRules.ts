import { formatDate } from '@/format';
import { answerRefusal, mailRefusal } from '@/store/billing/letters/letterRules';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { reminderFacts } from '@/store/facts/reminders';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { waitsToBeMailed, type WithReminders } from './reminder';

const WAITS = { reason: 'A reminder to this client waits already to be mailed by the office.' };
const WHAT = { what: 'reminder', again: 'remind again' };

/** When the facts of the reminders cannot be. */
export const reminderRules = rulesOf<WithAccounts & WithReminders>()(reminderFacts, {
  clientReminded: (state, reminder) =>
    firstOf(
      known(state.reminders, reminder, 'This reminder'),
      gone(state.accounts, reminder.accountId, 'This account'),
      reminder.subject === undefined
        ? undefined
        : firstOf(
            waitsToBeMailed(state.reminders, reminder.accountId) ? WAITS : undefined,
            mailRefusal(state, reminder, WHAT),
          ),
    ),
  reminderAnswered: ({ reminders }, answer) => answerRefusal(reminders, answer, WHAT.what),
  paymentPromised: ({ accounts }, { accountId, edit, on }) => {
    const account = accounts.entities[accountId];
    const { promisedFor } = edit.to;
    if (!account) return gone(accounts, accountId, 'This account');
    return firstOf(
      changedMeanwhile({ id: accountId, ...(account.promisedFor && { promisedFor: account.promisedFor }) }, edit, {
        promisedFor: 'Promised For',
      }),
      promisedFor && promisedFor < on
        ? { reason: `${formatDate(promisedFor)} is before ${formatDate(on)}: a promise is for a day to come.` }
        : undefined,
    );
  },
});
