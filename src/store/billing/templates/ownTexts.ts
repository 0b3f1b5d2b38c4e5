import type { LetterKind, TextKind } from '@/store/billing/letters/letterKind';
import type { Language } from '@/store/kit/language';
import type { MailText } from './mailText';

const DEAR = { en: 'Dear {name},', hi: '{name} जी, नमस्ते।' } as const;
/** Who writes. */
const BY = '{company}';

/** A text between the greeting and who writes. */
const greeting = <const Inner extends string, Spoken extends Language>(language: Spoken, inner: Inner) =>
  `${DEAR[language]}\n\n${inner}\n\n${BY}` as const;

/** What mails and messages say as the product brings them, by what they are for. */
export const OWN_TEXTS = {
  Reminder: {
    en: {
      subject: 'Reminder: {amount} to be paid',
      text: greeting(
        'en',
        '{amount} is outstanding with us as on {on}:\n{bills}\n\n{upi}\nIf you have paid already, please tell us how and when.',
      ),
    },
    hi: {
      subject: 'याद दिलाना: {amount} बकाया है',
      text: greeting(
        'hi',
        '{on} तक हमारे यहाँ आपका {amount} बकाया है:\n{bills}\n\n{upi}\nभुगतान कर दिया हो तो कृपया बताएँ, कैसे और कब।',
      ),
    },
  },
  Bill: {
    en: {
      subject: '{title} {docNo}',
      text: greeting('en', '{title} {docNo} of {on} is for {amount}, due on {due}.\n{open}\n\n{upi}'),
    },
    hi: {
      subject: 'बिल {docNo}',
      text: greeting('hi', '{on} का बिल {docNo} {amount} का है, देय तिथि {due}।\n{open}\n\n{upi}'),
    },
  },
  Receipt: {
    en: {
      subject: 'Receipt {docNo}',
      text: greeting('en', 'We received {amount} on {on}, for which this is receipt {docNo}. Thank you.\n{tds}'),
    },
    hi: {
      subject: 'रसीद {docNo}',
      text: greeting('hi', 'हमें {on} को {amount} प्राप्त हुए, जिसकी रसीद {docNo} है। धन्यवाद।\n{tds}'),
    },
  },
  'Credit Note': {
    en: {
      subject: 'Credit Note {docNo}',
      text: greeting('en', 'Credit Note {docNo} of {on} takes {amount} off invoice {bill}.'),
    },
    hi: {
      subject: 'क्रेडिट नोट {docNo}',
      text: greeting('hi', '{on} का क्रेडिट नोट {docNo} बिल {bill} में से {amount} घटाता है।'),
    },
  },
  'Debit Note': {
    en: {
      subject: 'Debit Note {docNo}',
      text: greeting(
        'en',
        'Debit Note {docNo} of {on} adds {amount} to invoice {bill}, due on {due}.\n{open}\n\n{upi}',
      ),
    },
    hi: {
      subject: 'डेबिट नोट {docNo}',
      text: greeting('hi', '{on} का डेबिट नोट {docNo} बिल {bill} में {amount} जोड़ता है, देय तिथि {due}।\n{open}\n\n{upi}'),
    },
  },
  'Repair Done': {
    en: {
      subject: '{subject}',
      text: greeting('en', 'This was repaired:\n{list}\n\nTotal spare cost: {amount}'),
    },
    hi: {
      subject: 'मरम्मत: {subject}',
      text: greeting('hi', 'इनकी मरम्मत हुई:\n{list}\n\nपुर्ज़ों का कुल ख़र्च: {amount}'),
    },
  },
  'Visit Planned': {
    en: {
      subject: '{work} on {on}',
      text: greeting(
        'en',
        '{installer} visits you on {on}, {slot}, for: {work}.\nPlease have the vehicle there. If the time does not suit you, please tell us.',
      ),
    },
    hi: {
      subject: '{work}: {on}',
      text: greeting('hi', '{installer} {on} को {slot} {work} के लिए आएँगे।\nकृपया गाड़ी वहाँ रखें। समय ठीक न हो तो बताएँ।'),
    },
  },
  'Visit Done': {
    en: {
      subject: '{work} is done',
      text: greeting('en', '{work} was done on {on} at {plates}.\nIf anything is not right, please tell us.'),
    },
    hi: {
      subject: '{work} पूरा हुआ',
      text: greeting('hi', '{on} को {plates} पर {work} का काम पूरा हुआ।\nकुछ ठीक न हो तो कृपया बताएँ।'),
    },
  },
  'Vehicle Silent': {
    en: {
      subject: 'No signal from {vehicles}',
      text: greeting('en', '{list}\nPlease tell us whether it is in use, and where we can see to it.'),
    },
    hi: {
      subject: '{vehicles} से सिग्नल नहीं',
      text: greeting('hi', '{list}\nकृपया बताएँ कि गाड़ी चल रही है या नहीं, और हम उसे कहाँ देख सकते हैं।'),
    },
  },
  'Subscription Ends': {
    en: {
      subject: 'The subscription of {vehicles} ends',
      text: greeting('en', '{list}\nIf it is to go on, please tell us.'),
    },
    hi: {
      subject: '{vehicles} का सब्सक्रिप्शन समाप्त',
      text: greeting('hi', '{list}\nजारी रखना हो तो कृपया बताएँ।'),
    },
  },
} as const satisfies Record<LetterKind, Record<Language, MailText>>;

/** What the product's own mail of a kind says: an OTP goes by none. */
export const ownMail = (kind: TextKind, language: Language): MailText =>
  kind === 'OTP' ? { subject: '', text: '' } : OWN_TEXTS[kind][language];
