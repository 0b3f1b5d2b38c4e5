import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { reminderFacts } from '@/store/facts/reminders';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { isMailAddress } from '@/store/kit/typed/mailAddress';
import { mailAddressOf, waitsToBeMailed, type ReminderDraft, type WithReminders } from './reminder';

const ONLY_MAIL = { reason: 'Only a reminder by Email is sent by the office.' };
const WAITS = { reason: 'A reminder to this client waits already to be mailed by the office.' };
const OTHER_ADDRESS = { reason: 'The office mails to the address that stands with the client alone.' };
const NOT_ASKED = { reason: 'The office was not asked to send this reminder.' };

/** Why the office cannot be asked to mail a reminder. */
function mailRefusal(
  { accounts, reminders }: WithAccounts & WithReminders,
  { accountId, channel, to }: ReminderDraft,
): Refusal | undefined {
  if (channel !== 'Email') return ONLY_MAIL;
  if (waitsToBeMailed(reminders, accountId)) return WAITS;
  const account = accounts.entities[accountId];
  if (account && mailAddressOf(clientFieldsOf(account)) !== to) return OTHER_ADDRESS;
  return isMailAddress(to)
    ? undefined
    : { reason: `“${to}” is no e-mail address. Correct it on the client, then remind again.` };
}

/** When the facts of the reminders cannot be. */
export const reminderRules = rulesOf<WithAccounts & WithReminders>()(reminderFacts, {
  clientReminded: (state, reminder) =>
    firstOf(
      known(state.reminders, reminder, 'This reminder'),
      gone(state.accounts, reminder.accountId, 'This account'),
      reminder.subject === undefined ? undefined : mailRefusal(state, reminder),
    ),
  reminderAnswered: ({ reminders }, { id, accountId, became }) => {
    const reminder = reminders.entities[id];
    if (!reminder) return gone(reminders, id, 'This reminder');
    if (reminder.accountId !== accountId || !reminder.status) return NOT_ASKED;
    return refusedBy(outgoingMailMachine, reminder.status, { type: became }, 'This reminder');
  },
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
