import { SpokenError } from '@/journal/kit/plainWords';
import { wordsIn, type Language, type WordTable } from '@/store/kit/language';

/** What the dialogs for one's own password and second factor say, to an installer in the language that he chose. */
export const OWN_SIGN_IN_WORDS = {
  save: { en: 'Save', hi: 'सहेजें' },
  next: { en: 'Continue', hi: 'आगे बढ़ें' },
  passwordTitle: { en: 'Change password', hi: 'पासवर्ड बदलें' },
  old: { en: 'Old password', hi: 'पुराना पासवर्ड' },
  new: { en: 'New password', hi: 'नया पासवर्ड' },
  password: { en: 'Password', hi: 'पासवर्ड' },
  now: { en: 'The one that you have now', hi: 'जो अभी है' },
  changed: { en: 'Your password is changed', hi: 'आपका पासवर्ड बदल गया' },
  factorTitle: { en: 'Second factor', hi: 'दूसरा कोड' },
  notLoaded: {
    en: (why: string) => `Error loading your second factor. ${why}`,
    hi: (why: string) => `आपका दूसरा कोड लोड नहीं हुआ। ${why}`,
  },
  besides: {
    en: 'Besides your password, a code from an app on your phone will be asked for at each sign-in.',
    hi: 'हर लॉगिन पर पासवर्ड के साथ आपके फ़ोन के एक ऐप का कोड भी पूछा जाएगा।',
  },
  since: {
    en: (since: string) =>
      `A code is asked of you at each sign-in since ${since}. For another phone, remove it with a code of the old one and set it up anew. Without the old phone an admin can reset it.`,
    hi: (since: string) =>
      `${since} से हर लॉगिन पर आपसे कोड पूछा जाता है। दूसरे फ़ोन के लिए इसे पुराने फ़ोन के कोड से हटाएँ और फिर से लगाएँ। पुराना फ़ोन न हो तो एडमिन इसे हटा सकता है।`,
  },
  code: { en: 'Code', hi: 'कोड' },
  setUp: { en: 'Set Up', hi: 'लगाएँ' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  isSetUp: { en: 'Your second factor is set up', hi: 'आपका दूसरा कोड लग गया' },
  isRemoved: { en: 'Your second factor is removed', hi: 'आपका दूसरा कोड हट गया' },
  scan: {
    en: 'Scan this picture with an authenticator app on your phone, such as Google Authenticator, or type the key into it. Then enter the code that the app shows. You will be asked for a code at each sign-in.',
    hi: 'इस तस्वीर को फ़ोन के किसी authenticator ऐप (जैसे Google Authenticator) से स्कैन करें, या उसमें यह कुंजी लिखें। फिर ऐप में दिख रहा कोड भरें। हर लॉगिन पर कोड पूछा जाएगा।',
  },
  picture: { en: 'QR code of the key below', hi: 'नीचे दी गई कुंजी का QR कोड' },
  key: { en: 'Key', hi: 'कुंजी' },
  openHere: { en: 'Open in an app on this phone', hi: 'इसी फ़ोन के ऐप में खोलें' },
} satisfies WordTable;

/** What is wrong with what was typed there; `what` is the password that is meant. */
const TYPED_WORDS = {
  required: { en: (what: string) => `${what} is required.`, hi: (what: string) => `${what} भरें।` },
  least: {
    en: (what: string, least: number) => `${what} must have at least ${least} characters.`,
    hi: (what: string, least: number) => `${what} में कम से कम ${least} अक्षर हों।`,
  },
  most: {
    en: (what: string, most: number) => `${what} can have at most ${most} characters.`,
    hi: (what: string, most: number) => `${what} में ज़्यादा से ज़्यादा ${most} अक्षर हों।`,
  },
  blanks: {
    en: (what: string) => `${what} may not begin or end with a blank.`,
    hi: (what: string) => `${what} के शुरू या अंत में खाली जगह न हो।`,
  },
  seen: {
    en: (what: string) => `${what} has invisible characters.`,
    hi: (what: string) => `${what} में न दिखने वाले अक्षर हैं।`,
  },
  other: {
    en: (what: string) => `${what} must be another one than the old.`,
    hi: (what: string) => `${what} पुराने से अलग हो।`,
  },
  digits: { en: 'Code must have 6 digits.', hi: 'कोड में 6 अंक हों।' },
  hint: {
    en: (least: number) => `At least ${least} characters.`,
    hi: (least: number) => `कम से कम ${least} अक्षर।`,
  },
} satisfies WordTable;

/** What is wrong with what was typed there, in a language. */
export const typedWords = (language: Language) => wordsIn(TYPED_WORDS, language);

/** Why the office did not do it, as it says so, and in Hindi. */
const REFUSALS: Readonly<Record<string, string>> = {
  'The old password is not right.': 'पुराना पासवर्ड सही नहीं है।',
  'The password is not right.': 'पासवर्ड सही नहीं है।',
  'The code is wrong, or it was used already. Wait for the next one.':
    'कोड गलत है, या पहले इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  'You have a second factor already. Remove it first.': 'आपका दूसरा कोड पहले से लगा है। पहले उसे हटाएँ।',
};

/** Asks the office, which says in a language why not, as far as that has words for it. */
export async function askedIn<Told>(language: Language, asking: Promise<Told>): Promise<Told> {
  try {
    return await asking;
  } catch (error) {
    const told = error instanceof SpokenError && language === 'hi' ? REFUSALS[error.message] : undefined;
    throw told === undefined ? error : new SpokenError(told);
  }
}
