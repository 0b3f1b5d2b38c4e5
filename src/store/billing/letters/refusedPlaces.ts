import { noticesOfAccount, type WithNotices } from '@/store/billing/notices/notice';
import { remindersOfAccount, type WithReminders } from '@/store/billing/reminders/reminder';
import { sentToAccount, type WithSentDocuments } from '@/store/billing/sentDocuments/sentDocument';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import type { AccountRow } from '@/store/clients/accounts/account';
import { partsOf } from '@/store/kit/partOf';
import type { Table } from '@/store/kit/table';
import { CHANNELS, waysTo, type Channel, type Letter } from './letter';

/** A state that has all that is written to clients. */
export type WithLetters = WithReminders & WithSentDocuments & WithNotices;

/** All that is written to clients, the same as long as none of it changes. */
export const selectLetters: (state: WithLetters) => WithLetters = partsOf<WithLetters>()(
  'reminders',
  'sentDocuments',
  'notices',
);

/** The same, table by table. */
export const letterTables = ({ reminders, sentDocuments, notices }: WithLetters): readonly Table<Letter>[] => [
  reminders,
  sentDocuments,
  notices,
];

/** What of a client tells where nobody is reached. */
type Client = Pick<AccountRow, 'id' | 'confirmedPlaces'>;

/** Where a client is not reached any more, by which way, and what was said of that last. */
export interface UnreachedPlace {
  channel: Channel;
  to: string;
  words: string;
  /** When it was said: an ISO instant, or of what was answered before those were kept the ISO date on which it was asked for. */
  at: string;
}

/** When something was answered, of a letter that nobody dated on the day on which it was asked for. */
const answeredAt = ({ answeredAt: at, on }: Letter): string => at ?? on;

/** A provider takes an SMS to any number: only that it was delivered shows that somebody has it. */
const showsReceiver = ({ channel, status }: Letter) => status === (channel === 'SMS' ? 'Delivered' : 'Accepted');

/**
 * Where a server or a provider knew no such receiver of what was sent to a client there, which is tried no more until the address or the number is
 * another one, or an admin says that somebody has it. What came last counts, by the time of whoever said it: in which order the office heard it does not
 * matter. Undefined where nobody was refused.
 */
export function refusedPlace(
  { reminders, sentDocuments, notices }: WithLetters,
  { id, confirmedPlaces = [] }: Client,
  { channel, to }: Pick<Letter, 'channel' | 'to'>,
): UnreachedPlace | undefined {
  const there = [remindersOfAccount(reminders, id), sentToAccount(sentDocuments, id), noticesOfAccount(notices, id)]
    .flat()
    .filter((one) => one.channel === channel && one.to === to);
  const shown = [
    ...there.filter(showsReceiver).map(answeredAt),
    confirmedPlaces.find((one) => one.to === to)?.at ?? '',
  ];
  const [last] = there
    .filter(({ status }) => status === 'No Such Receiver')
    .toSorted((one, other) => answeredAt(other).localeCompare(answeredAt(one)));
  if (!last || shown.some((at) => at >= answeredAt(last))) return undefined;
  return { channel, to, words: last.answer ?? '', at: answeredAt(last) };
}

/** Where a client is not reached any more, by its addresses and numbers of now. */
export function unreachedAt(state: WithLetters, account: AccountRow): readonly UnreachedPlace[] {
  const to = waysTo(clientFieldsOf(account));
  return CHANNELS.flatMap((channel) => refusedPlace(state, account, { channel, to: to[channel] }) ?? []);
}
