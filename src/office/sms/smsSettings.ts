import type { SendingLimits } from '@/office/sending';
import type { SmsReporting } from './smsReports';

/** As 0.3 / 0.1 is a little less than 3. */
const TINY = 1e-9;

/** Whom the office asks to send an SMS: a provider of India by its own interface, or any other that takes one over HTTP. */
export const SMS_PROVIDERS = ['MSG91', 'Other'] as const;
export const SMS_METHODS = ['POST', 'GET'] as const;
/** So many parts an hour tell some hundred clients, and let no mistake cost much. */
export const PARTS_AN_HOUR = 1_000;
/** How what is sent is written. */
export const SMS_BODIES = ['Form', 'JSON'] as const;

/** A text as it is registered with an operator (DLT), without which no SMS is delivered in India. */
export interface SmsTemplate {
  /** The id that the operator gave it. */
  templateId: string;
  /** What the provider calls it, where it has a name of its own for it. */
  providerId?: string | undefined;
  /** With {#var#} wherever something else stands in each SMS. */
  text: string;
}

/** How the office sends SMS, as far as anybody may read it: the key its own programs alone know. */
export interface SmsSettings extends Pick<SendingLimits, 'atNight'>, SmsReporting {
  provider: (typeof SMS_PROVIDERS)[number];
  /** Of the business, as the operators know it. */
  entityId: string;
  /** Whom the SMS comes from: six letters or so. */
  header: string;
  /** What every text ends with, as it is registered so. */
  ending?: string | undefined;
  /** What a part of an SMS costs, and how much may be spent in a day, in rupees. */
  partPrice?: number | undefined;
  budgetADay?: number | undefined;
  /** How many parts go in an hour at most. */
  mostAnHour: number;
  /** Of another provider: where it is asked, how, with which headers and what, in which {to}, {text} and the like stand for what is sent. */
  url?: string | undefined;
  method?: (typeof SMS_METHODS)[number] | undefined;
  bodyIs?: (typeof SMS_BODIES)[number] | undefined;
  headers?: string | undefined;
  body?: string | undefined;
  /** What stands in its answer where it has taken an SMS; by its status alone where nothing is said. */
  accepted?: string | undefined;
}

/** How many parts may go in a day for what may be spent; as many as there are where nothing is said. */
export const partsADay = ({ partPrice, budgetADay }: Pick<SmsSettings, 'partPrice' | 'budgetADay'>) =>
  partPrice && budgetADay !== undefined ? Math.floor(budgetADay / partPrice + TINY) : undefined;

/** What an admin saves. Without a key the one that is kept stays; so does that by which reports are signed. */
export interface SmsValues extends SmsSettings {
  key?: string | undefined;
  signatureKey?: string | undefined;
}

type Keyed = Pick<SmsSettings, 'provider' | 'url' | 'statusUrl'>;

const originOf = (url = '') => (URL.canParse(url) ? new URL(url).origin : '');

/** Whether the kept key may stay: it goes to no other provider than it was given for. */
export function keepsKey(kept: Keyed | undefined, next: Keyed): boolean {
  if (kept?.provider !== next.provider) return false;
  const known = [originOf(kept.url), originOf(kept.statusUrl)];
  const isKnown = (url: string | undefined) => !url || known.includes(originOf(url));
  return next.provider === 'MSG91' || (isKnown(next.url) && isKnown(next.statusUrl));
}
