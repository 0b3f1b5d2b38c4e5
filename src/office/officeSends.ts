import { formatCountOf, formatMoney } from '@/format';
import type { Channel } from '@/store/billing/letters/letter';
import type { LetterRow } from '@/store/billing/letters/letterRow';
import { smsSize } from '@/store/care/messages/smsParts';
import { mobileIn } from '@/store/kit/typed/mobile';
import type { SmsSends } from './sms/smsProtocol';
import { goesByAny, whyNotRegistered, withEnding } from './sms/smsTemplates';

/** By which ways the office sends: by one that is undefined nobody knows yet, by one that is false a person does. */
export interface OfficeSends extends Record<Channel, boolean | SmsSends | undefined> {
  Email: boolean | undefined;
  SMS: SmsSends | false | undefined;
  WhatsApp: false;
  /** Whether an admin has stopped its mail: what is asked for waits. */
  isMailStopped?: boolean | undefined;
}

/** A way by which the office sends. */
export type OfficeChannel = 'Email' | 'SMS';

/** Whether what the office is asked to send by a way waits, as an admin has stopped that. */
export const isStoppedIn = (sends: OfficeSends, channel: Channel): boolean =>
  channel === 'Email'
    ? sends.Email === true && sends.isMailStopped === true
    : channel === 'SMS' && Boolean(sends.SMS && sends.SMS.isStopped);

/** What is told before somebody asks for what waits then; undefined where nothing is stopped. */
export function stoppedWords(sends: OfficeSends): string | undefined {
  const stopped = (['Email', 'SMS'] as const).filter((channel) => isStoppedIn(sends, channel));
  return stopped.length === 0
    ? undefined
    : `An admin has stopped ${stopped.map((channel) => (channel === 'Email' ? 'mail' : 'SMS')).join(' and ')}: what you ask for waits until it goes on, and is told as not sent after a day.`;
}

/** Why the office cannot send an SMS of a row, as its text is not registered; undefined where it is. */
export const smsTrouble = ({ sms }: Pick<LetterRow, 'sms'>, sends: OfficeSends['SMS']): string | undefined =>
  sends ? whyNotRegistered(sends.templates, withEnding(sends, sms)) : undefined;

/** Whether an SMS that somebody typed goes by a registered text that tells an OTP, as the office alone sends those. */
export const readsAsOtp = (sms: string, sends: OfficeSends['SMS']): boolean =>
  Boolean(sends && goesByAny(sends.otpTexts ?? [], sends.templates, withEnding(sends, sms)));

/** Why the office sends a row nothing by a way, in a few words after its name; undefined where it does. */
export function whyLeftOut(row: LetterRow, channel: OfficeChannel, sends: OfficeSends): string | undefined {
  const to = row.to[channel];
  if (row.held !== undefined) return row.held;
  if (row.unwanted.includes(channel)) return channel === 'Email' ? 'wants no mail' : 'wants no SMS';
  if (row.isWaiting) return 'one waits already';
  if (row.unreached.includes(channel)) return 'nobody receives it there: correct it on the client';
  if (channel === 'Email') return to === '' ? 'no mail address' : undefined;
  if (mobileIn(to) === undefined) return 'no mobile number of 10 digits';
  return smsTrouble(row, sends.SMS) === undefined ? undefined : 'its text is not registered';
}

/** Why the office leaves a row out as it sends to many by a way: for what holds of one alone, or as the same was sent to it before. */
export const whyLeftOutOfMany = (row: LetterRow, channel: OfficeChannel, sends: OfficeSends): string | undefined =>
  whyLeftOut(row, channel, sends) ?? row.already;

/** How many parts SMS take, and what they cost where that is known. */
export function smsCost(texts: readonly string[], sends: OfficeSends['SMS']): string {
  if (!sends) return '';
  const parts = texts.reduce((sum, text) => sum + smsSize(withEnding(sends, text)).parts, 0);
  const cost = sends.partPrice === undefined ? '' : `, ${formatMoney(parts * sends.partPrice)}`;
  return `${formatCountOf(parts, 'part')}${cost}`;
}
