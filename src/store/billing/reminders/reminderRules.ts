import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { reminderFacts } from '@/store/facts/reminders';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { WithReminders } from './reminder';

/** When the facts of the reminders cannot be. */
export const reminderRules = rulesOf<WithAccounts & WithReminders>()(reminderFacts, {
  clientReminded: ({ accounts, reminders }, reminder) =>
    firstOf(known(reminders, reminder, 'This reminder'), gone(accounts, reminder.accountId, 'This account')),
});
