import { whyNotRegistered, withEnding } from '@/office/sms/smsTemplates';
import type { Channel } from '@/store/billing/letters/letter';
import type { Fact } from '@/store/business/store';
import type { Language } from '@/store/kit/language';
import { mobileIn } from '@/store/kit/typed/mobile';
import type { OfficeSends } from './useOfficeSends';

/** What is written to a client, and where each way leads; empty where nobody told. */
export interface LetterRow {
  id: string;
  company: string;
  to: Readonly<Record<Channel, string>>;
  subject: string;
  text: string;
  /** What an SMS of the office says. */
  sms: string;
  language: Language;
  /** Whether one waits for the office to send it. */
  isWaiting: boolean;
  /** Why nothing is sent to it now, after its name. */
  held?: string | undefined;
}

/** What writes down a letter that goes by a way, begun by a person or asked of the office; and what is told of that. */
export type WriteLetter<Row> = (row: Row, channel: Channel, byOffice: boolean) => { fact: Fact; told: string };

/** What the office does with a letter that it is asked to send by a way. */
export const willBe = (channel: Channel): string => (channel === 'SMS' ? 'will be sent by SMS' : 'will be mailed');

/** Why the office cannot send an SMS of a row, as its text is not registered; undefined where it is. */
export const smsTrouble = ({ sms }: Pick<LetterRow, 'sms'>, sends: OfficeSends['SMS']): string | undefined =>
  sends ? whyNotRegistered(sends.templates, withEnding(sends, sms)) : undefined;

/** Why the office sends a row nothing by a way, in a few words after its name; undefined where it does. */
export function whyLeftOut(row: LetterRow, channel: Channel, sends: OfficeSends): string | undefined {
  const to = row.to[channel];
  if (row.held !== undefined) return row.held;
  if (row.isWaiting) return 'one waits already';
  if (channel === 'Email') return to === '' ? 'no mail address' : undefined;
  if (mobileIn(to) === undefined) return 'no mobile number of 10 digits';
  return smsTrouble(row, sends.SMS) === undefined ? undefined : 'its text is not registered';
}
