import type { Language } from '@/store/kit/language';
import { OWN_OTP_WORDS } from '@/store/stock/challans/answerWords';
import { cutLine } from '@/store/kit/typed/cutLine';
import { filled, VARIABLE, variablesIn, type Values, type VariablesIn } from './filled';
import type { LetterKind, TextKind } from './letterKind';

/** What stands in the place of a variable has so many signs at most (TRAI, {#var#}). */
const LONGEST_VALUE = 30;
/** How a variable is written in a text that is registered with an operator. */
const REGISTERED = '{#var#}';

/** What an SMS says, by what it is for: in each language a text with the names of its variables in braces, as it is registered but for them. */
const SMS_TEXTS = {
  Reminder: {
    en: 'Dear {name}, {amount} is outstanding with us as on {on}. Please pay, or tell us if you have paid.',
    hi: '{name} जी, {on} तक आपका {amount} बकाया है। कृपया भुगतान करें, या कर दिया हो तो बताएँ।',
  },
  Bill: {
    en: 'Dear {name}, bill {docNo} of {on} is for {amount}, due on {due}.',
    hi: '{name} जी, {on} का बिल {docNo} {amount} का है, देय तिथि {due}।',
  },
  Receipt: {
    en: 'Dear {name}, we received {amount} on {on}, receipt {docNo}. Thank you.',
    hi: '{name} जी, हमें {on} को {amount} प्राप्त हुए, रसीद {docNo}। धन्यवाद।',
  },
  'Credit Note': {
    en: 'Dear {name}, credit note {docNo} of {on} takes {amount} off your account.',
    hi: '{name} जी, {on} का क्रेडिट नोट {docNo} आपके खाते से {amount} घटाता है।',
  },
  'Debit Note': {
    en: 'Dear {name}, debit note {docNo} of {on} adds {amount} to your account, due on {due}.',
    hi: '{name} जी, {on} का डेबिट नोट {docNo} आपके खाते में {amount} जोड़ता है, देय तिथि {due}।',
  },
  'Repair Done': {
    en: 'Dear {name}, the repair of {vehicles} is done. Spares cost {amount} in all.',
    hi: '{name} जी, {vehicles} की मरम्मत पूरी हुई। पुर्ज़ों का कुल ख़र्च {amount} है।',
  },
  'Visit Planned': {
    en: 'Dear {name}, {installer} visits you on {on}, {slot}, for: {work}.',
    hi: '{name} जी, {installer} {on} को {slot} {work} के लिए आएँगे।',
  },
  'Visit Done': {
    en: 'Dear {name}, {work} was done at {vehicles} on {on}. Please tell us if anything is not right.',
    hi: '{name} जी, {work} का काम {vehicles} पर {on} को पूरा हुआ। कुछ ठीक न हो तो बताएँ।',
  },
  'Vehicle Silent': {
    en: 'Dear {name}, we have had no signal from {vehicles} since {since}. Please tell us whether it is in use.',
    hi: '{name} जी, {vehicles} से {since} से कोई सिग्नल नहीं मिला है। कृपया बताएँ कि गाड़ी चल रही है या नहीं।',
  },
  'Subscription Ends': {
    en: 'Dear {name}, the subscription of {vehicles} ends on {on}. Please tell us if it is to go on.',
    hi: '{name} जी, {vehicles} का सब्सक्रिप्शन {on} को समाप्त होता है। जारी रखना हो तो बताएँ।',
  },
  // As the receiver reads it on his own screen.
  OTP: {
    en: OWN_OTP_WORDS.own.en('{challan}', '{otp}', '{time}'),
    hi: OWN_OTP_WORDS.own.hi('{challan}', '{otp}', '{time}'),
  },
} as const satisfies Record<TextKind, Record<Language, string>>;

/** What an SMS says in a language as the product brings it. */
export const ownSms = (kind: TextKind, language: Language): string => SMS_TEXTS[kind][language];

/** An amount without its sign, as a text may be registered with a variable of digits alone behind its own “Rs”. */
export const RUPEES = 'rupees';

/** The variables of an SMS. */
export const smsVariables = (kind: TextKind): readonly string[] => {
  const names = variablesIn(SMS_TEXTS[kind].en);
  return names.includes('amount') ? [...names, RUPEES] : names;
};

/** What stands in the place of each variable of an SMS. */
export type SmsValues<Kind extends LetterKind> = Readonly<Record<VariablesIn<(typeof SMS_TEXTS)[Kind]['en']>, string>>;

/** A value as an SMS tells it: with ₹ it would hold 70 signs in the place of 160. */
const valueOf = (value: string): string => cutLine(value.replaceAll('₹', 'Rs '), LONGEST_VALUE);

/** The text of an SMS, with these values in it. */
export function smsText(said: string, values: Values): string {
  const all = { ...values, [RUPEES]: (values.amount ?? '').replaceAll('₹', '').trim() };
  return filled(said, Object.fromEntries(Object.entries(all).map(([name, value]) => [name, valueOf(value)])));
}

/** The text of an SMS as it is to be registered with an operator. */
export const textToRegister = (said: string): string => said.replaceAll(VARIABLE, REGISTERED);
