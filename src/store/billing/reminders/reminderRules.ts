import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { companyOf } from '@/store/clients/accounts/account';
import { wantsNoReminders } from '@/store/clients/accounts/writingWishes';
import { answerRefusal, officeRefusal } from '@/store/billing/letters/letterRules';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { reminderFacts } from '@/store/facts/reminders';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { WithLetters } from '@/store/billing/letters/refusedPlaces';
import { debtsOfAccount } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { waitsToBeSent, type ReminderDraft } from './reminder';

const WAITS = { reason: 'A reminder to this client waits already to be sent by the office.' };
const NOT_ITS = { reason: 'A client is reminded of its own bills alone.' };
const WHAT = { what: 'reminder', again: 'remind again' };

/** Why a client is not reminded: it wants no reminders. */
function wishRefusal({ accounts }: WithAccounts, id: string): Refusal | undefined {
  const account = accounts.entities[id];
  return account && wantsNoReminders(account)
    ? { reason: `${companyOf(account)} wants no reminders. Where that changed, note it on the client first.` }
    : undefined;
}

/** Why a reminder is not its client's: it names a bill of another. */
function ownRefusal(state: WithDebts, { accountId, billIds }: ReminderDraft): Refusal | undefined {
  const own = new Set(debtsOfAccount(state, accountId).map(({ id }) => id));
  return billIds.every((id) => own.has(id)) ? undefined : NOT_ITS;
}

/** When the facts of the reminders cannot be. */
export const reminderRules = rulesOf<WithAccounts & WithDebts & WithLetters>()(reminderFacts, {
  clientReminded: (state, reminder) =>
    firstOf(
      known(state.reminders, reminder, 'This reminder'),
      gone(state.accounts, reminder.accountId, 'This account'),
      wishRefusal(state, reminder.accountId),
      ownRefusal(state, reminder),
      reminder.subject === undefined
        ? undefined
        : firstOf(
            waitsToBeSent(state.reminders, reminder.accountId) ? WAITS : undefined,
            officeRefusal(state, reminder, WHAT),
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
