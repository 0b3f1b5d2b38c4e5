import type { Language } from '@/store/kit/language';
import type { Channel, LetterDraft } from './letter';

/** What is to be written to a client, in its forms for each way. */
export interface LetterRow {
  id: string;
  company: string;
  /** Where each way leads; empty where nobody told. */
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

/** A letter as it is written down: by a way, begun by whoever writes it, or asked of the office. */
export const letterBy = (
  { to, subject, text, sms, language }: Pick<LetterRow, 'to' | 'subject' | 'text' | 'sms' | 'language'>,
  channel: Channel,
  byOffice = false,
): Omit<LetterDraft, 'accountId'> => ({
  channel,
  language,
  to: to[channel],
  text: byOffice && channel === 'SMS' ? sms : text,
  ...(byOffice && { subject }),
});
