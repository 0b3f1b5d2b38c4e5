import { LANGUAGE_NAMES, type Language } from '@/store/kit/language';

/** What a client may not want to be written to of: to be reminded of what is open, receipts, visits, repairs, vehicles that are silent, subscriptions that end; and by which ways. */
export const CLIENT_WISHES = [
  'reminders',
  'receipts',
  'visits',
  'repairs',
  'silence',
  'endings',
  'mail',
  'sms',
] as const;
export type ClientWish = (typeof CLIENT_WISHES)[number];

export const WISHED = ['Wanted', 'Not wanted'] as const;
type Wished = (typeof WISHED)[number];

/** How a client wants to be written to; what is missing it did not say. */
export interface WritingWishes extends Partial<Record<ClientWish, Wished | undefined>> {
  language?: Language | undefined;
}

/** What the fields of its wishes are called. */
export const WISH_LABELS = {
  language: 'Language',
  reminders: 'Reminders',
  receipts: 'Receipts',
  visits: 'Visits',
  repairs: 'Repairs Done',
  silence: 'Silent Vehicles',
  endings: 'Subscription Ends',
  mail: 'By Mail',
  sms: 'By SMS',
} as const satisfies Record<keyof WritingWishes, string>;

/** How a client is written to: in English, of all and by all ways, where it did not say otherwise. */
export const wishesOf = ({
  language = 'en',
  reminders = 'Wanted',
  receipts = 'Wanted',
  visits = 'Wanted',
  repairs = 'Wanted',
  silence = 'Wanted',
  endings = 'Wanted',
  mail = 'Wanted',
  sms = 'Wanted',
}: WritingWishes) => ({ language, reminders, receipts, visits, repairs, silence, endings, mail, sms });

/** Whether a client wants to be written to of something. */
export const wants = (wishes: WritingWishes, what: ClientWish): boolean => wishes[what] !== 'Not wanted';

/** How a client is written to, in words. */
export function wishWords(wishes: ReturnType<typeof wishesOf>): string {
  const not = CLIENT_WISHES.filter((wish) => !wants(wishes, wish)).map((wish) => WISH_LABELS[wish].toLowerCase());
  return `${LANGUAGE_NAMES[wishes.language]}, ${not.length === 0 ? 'all wanted' : `not wanted: ${not.join(', ')}`}`;
}

/** Whether a client wants to be written to by a way; WhatsApp is a person's own. */
export const wantsWay = (wishes: WritingWishes, channel: 'Email' | 'SMS' | 'WhatsApp'): boolean =>
  channel === 'WhatsApp' || wants(wishes, channel === 'Email' ? 'mail' : 'sms');

/** Whether a client wants no reminders. */
export const wantsNoReminders = (wishes: WritingWishes): boolean => !wants(wishes, 'reminders');

/** An address or a number at which somebody receives messages, as an admin says, though until then nobody was known there. */
export interface ConfirmedPlace {
  to: string;
  /** When nobody was known there last: an ISO instant, or of what is not dated an ISO date. */
  at: string;
}

/** Where a client receives messages, as far as that was said. */
export interface ConfirmedPlaces {
  confirmedPlaces?: readonly ConfirmedPlace[];
}
