import { formatDate } from '@/format';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { reminderFacts } from '@/store/facts/reminders';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { WithReminders } from './reminder';

/** When the facts of the reminders cannot be. */
export const reminderRules = rulesOf<WithAccounts & WithReminders>()(reminderFacts, {
  clientReminded: ({ accounts, reminders }, reminder) =>
    firstOf(known(reminders, reminder, 'This reminder'), gone(accounts, reminder.accountId, 'This account')),
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
