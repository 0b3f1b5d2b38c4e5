import { noticesOfAccount, type WithNotices } from '@/store/billing/notices/notice';
import { remindersOfAccount, type WithReminders } from '@/store/billing/reminders/reminder';
import { sentToAccount, type WithSentDocuments } from '@/store/billing/sentDocuments/sentDocument';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import type { AccountRow } from '@/store/clients/accounts/account';
import { CHANNELS, waysTo, type Channel, type Letter } from './letter';

/** A state that has all that is written to clients. */
export type WithLetters = WithReminders & WithSentDocuments & WithNotices;

/** All that is written to clients. */
export const selectLetters = ({ reminders, sentDocuments, notices }: WithLetters): WithLetters => ({
  reminders,
  sentDocuments,
  notices,
});

/** What of a letter tells by which way it went, and where. */
type Aim = Pick<Letter, 'accountId' | 'channel' | 'to'>;

/**
 * What a server said as it knew no such receiver, where that was the last that became of what was sent there: so it is not tried again
 * until the address or the number of the client is another. Undefined where nobody was refused.
 */
export function refusedPlace(
  { reminders, sentDocuments, notices }: WithLetters,
  { accountId, channel, to }: Aim,
): string | undefined {
  const tables = [
    remindersOfAccount(reminders, accountId),
    sentToAccount(sentDocuments, accountId),
    noticesOfAccount(notices, accountId),
  ];
  const there = tables.flatMap((letters) => letters.filter((one) => one.channel === channel && one.to === to));
  // A provider takes an SMS to any number: that it was delivered shows that somebody has it.
  const shown = channel === 'SMS' ? 'Delivered' : 'Accepted';
  if (there.some(({ status }) => status === shown)) return undefined;
  return there.findLast(({ status }) => status === 'No Such Receiver')?.answer;
}

const WHAT: Readonly<Record<Channel, string>> = { Email: 'mail', WhatsApp: 'WhatsApp', SMS: 'SMS' };

/** Where a client is not reached any more, in words; undefined where nobody said so. */
export function unreachedWords(state: WithLetters, account: AccountRow): string | undefined {
  const to = waysTo(clientFieldsOf(account));
  const told = CHANNELS.flatMap((channel) => {
    const words = refusedPlace(state, { accountId: account.id, channel, to: to[channel] });
    return words === undefined ? [] : [`Nobody receives ${WHAT[channel]} at ${to[channel]} (${words}).`];
  });
  return told.length === 0 ? undefined : [...told, 'It is not tried again until you correct it.'].join(' ');
}
