import type { Notice } from '@/store/billing/notices/notice';
import type { Reminder } from '@/store/billing/reminders/reminder';
import type { SentDocument } from '@/store/billing/sentDocuments/sentDocument';
import { byKey } from '@/store/kit/byKey';
import type { Letter } from './letter';
import type { WithLetters } from './refusedPlaces';

/** The rows of all letters by a key. */
function lettersBy(keyOf: (letter: Letter) => string | undefined) {
  const ofReminders = byKey<Reminder>(keyOf);
  const ofDocuments = byKey<SentDocument>(keyOf);
  const ofNotices = byKey<Notice>(keyOf);
  return ({ reminders, sentDocuments, notices }: WithLetters, key: string): readonly Letter[] => [
    ...ofReminders.of(reminders, key),
    ...ofDocuments.of(sentDocuments, key),
    ...ofNotices.of(notices, key),
  ];
}

const ofRequests = lettersBy(({ requestId }) => requestId);
const ofDays = lettersBy(({ channel, status, requestId, on }) =>
  channel === 'SMS' && (status === 'Accepted' || status === 'Not Known') && requestId ? on : undefined,
);

/** The letter that a provider of SMS took under that id; undefined where it was none of a client, or more than one. */
export function letterOfRequest(state: WithLetters, requestId: string): Letter | undefined {
  const [letter, other] = ofRequests(state, requestId);
  return other ? undefined : letter;
}

/** The SMS that were asked for on a day (ISO date) and taken by the provider, or perhaps so, of which it reported nothing yet. */
export const unreportedSms = (state: WithLetters, on: string): readonly Letter[] => ofDays(state, on);
