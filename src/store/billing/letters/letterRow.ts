import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { wantsWay, wishesOf } from '@/store/clients/accounts/writingWishes';
import type { Language } from '@/store/kit/language';
import { CHANNELS, waysTo, type Channel, type LetterDraft } from './letter';
import { refusedPlace, type WithLetters } from './refusedPlaces';

/** What is written to a client, in its forms for each way. */
export interface Written {
  subject: string;
  text: string;
  /** What an SMS of the office says. */
  sms: string;
}

/** What is to be written to a client. */
export interface LetterRow extends Written {
  id: string;
  company: string;
  /** Where each way leads; empty where nobody told. */
  to: Readonly<Record<Channel, string>>;
  /** By which ways nobody is reached there any more. */
  unreached: readonly Channel[];
  /** By which ways its client does not want to be written to. */
  unwanted: readonly Channel[];
  language: Language;
  /** Whether one waits for the office to send it. */
  isWaiting: boolean;
  /** When the same was sent to it before, after its name: sent to many it is left out. */
  already?: string | undefined;
  /** Why nothing is sent to it now, after its name. */
  held?: string | undefined;
}

/**
 * A letter to a client in a language, or in its own, as `written` has it for the name that it greets; and what of it is written down
 * once it is begun by a way, or asked of the office.
 * @param address to which it is mailed, where that is not the first one of the client
 */
export function letterTo(
  state: WithLetters,
  account: AccountRow,
  wanted: Language | undefined,
  written: (name: string, language: Language) => Written,
  address?: string,
) {
  const client = clientFieldsOf(account);
  const company = companyOf(account);
  const language = wanted ?? wishesOf(account).language;
  const { subject, text, sms } = written(client.firstName || company, language);
  const to = { ...waysTo(client), ...(address !== undefined && { Email: address }) };
  const unreached = CHANNELS.filter((channel) => refusedPlace(state, account, { channel, to: to[channel] }));
  const unwanted = CHANNELS.filter((channel) => !wantsWay(account, channel));
  return {
    letter: { company, to, unreached, unwanted, subject, text, sms, language },
    letterBy: (channel: Channel, byOffice = false): LetterDraft => ({
      accountId: account.id,
      channel,
      language,
      to: to[channel],
      text: byOffice && channel === 'SMS' ? sms : text,
      ...(byOffice && { subject }),
    }),
  };
}
