import type { MailEvent, MailStatus } from '@/machines/outgoingMail';
import type { Language } from '@/store/kit/language';
import type { Numbered, Table } from '@/store/kit/table';

/** The ways by which something is written to a client. */
export const CHANNELS = ['Email', 'WhatsApp', 'SMS'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is written to a client, and how. */
export interface LetterDraft {
  accountId: string;
  channel: Channel;
  language: Language;
  /** The address or the number that it goes to. */
  to: string;
  text: string;
  /** What the office sends it as, a mail under this subject; absent where whoever wrote it sends it. */
  subject?: string | undefined;
}

/** How far the office is with sending something; nothing of what whoever wrote it sent. */
export interface Mailed {
  status?: MailStatus | undefined;
  /** What was said to it last. */
  answer?: string | undefined;
  /** When that was (an ISO instant), where it is known. */
  answeredAt?: string | undefined;
  /** Under which the provider of SMS reports what becomes of it. */
  requestId?: string | undefined;
}

/** A letter that was written; `on` is an ISO date. */
export interface Letter extends Numbered, LetterDraft, Mailed {
  on: string;
}

/** What became of a letter that the office was asked to send, as its mail server or its provider of SMS says. */
export interface LetterAnswer {
  id: string;
  accountId: string;
  became: MailEvent['type'];
  /** The server's own words, or why nothing was sent. */
  answer: string;
  /** When that was by whoever says it, or else when the office heard it: an ISO instant. */
  at?: string | undefined;
  /** Under which the provider of SMS, as it took it, reports what becomes of it. */
  requestId?: string | undefined;
}

/** How the fact of that answer begins to tell it, by the way that the letter took. */
export function becameWords(channel: Channel | undefined, became: MailEvent['type']): string {
  if (became === 'deliver') return 'delivered by SMS, as the provider says,';
  if (became === 'missDelivery') return 'could not deliver';
  if (became === 'fail' || became === 'missReceiver') return 'could not send';
  if (became === 'lose') return 'does not know whether it sent';
  return channel === 'SMS' ? 'sent by SMS, as the provider took it,' : 'mailed, as the mail server accepted it,';
}

/** What a letter is that a person opened. */
export const OPENED = 'Opened';

/** How far a letter is, in words: of one that a person opened nobody knows whether it was sent. Nobody tells whether a mail was delivered, and of an SMS its provider alone. */
export function statusWords({ status, channel }: Pick<Letter, 'status' | 'channel'>): string {
  if (status === undefined) return OPENED;
  if (status !== 'Accepted') return status;
  return channel === 'SMS' ? 'Taken by the provider' : 'Accepted by the mail server';
}

/** Whether a letter went, as far as anybody knows: whoever takes it for the office did. */
export const hasGone = ({ status }: Pick<Letter, 'status'>): boolean => status === 'Accepted' || status === 'Delivered';

/** Whether a letter was only opened by a person, who alone knows whether it was sent then. */
export const wasOpened = ({ status }: Pick<Letter, 'status'>): boolean => status === undefined;

/** Whether a letter did not reach its client, as far as anybody knows. */
export const hasMissed = ({ status }: Pick<Letter, 'status'>): boolean =>
  status === 'Failed' || status === 'No Such Receiver' || status === 'Not Delivered';

/** Whether a letter is a mail that can come back to the sender: a mail server accepted it of the office. */
export const canComeBack = ({ channel, status }: Pick<Letter, 'channel' | 'status'>): boolean =>
  channel === 'Email' && status === 'Accepted';

/** Those letters of a table that wait for the office to send them, in the order in which they were asked for. */
export const waitingIn = ({ ids, entities }: Table<Letter>): readonly Letter[] =>
  ids.flatMap((id) => (entities[id]?.status === 'Waiting' ? [entities[id]] : []));

interface Reached {
  email?: string | undefined;
  emailAddress?: string | undefined;
  mobileNumber: string;
}

/** The address at which a client is written to; empty where nobody told. */
const mailAddressOf = ({ email, emailAddress }: Omit<Reached, 'mobileNumber'>): string => email || emailAddress || '';

/** Each address at which a client may be written to. */
export const mailAddressesOf = ({ email, emailAddress }: Omit<Reached, 'mobileNumber'>): readonly string[] =>
  [email ?? '', emailAddress ?? ''].filter((address) => address !== '');

/** Where each way to a client leads; empty where nobody told. */
export const waysTo = (client: Reached): Readonly<Record<Channel, string>> => ({
  Email: mailAddressOf(client),
  WhatsApp: client.mobileNumber,
  SMS: client.mobileNumber,
});
