import { formatCount, formatCountOf } from '@/format';
import type { WordTable } from '@/store/kit/language';

/** The words in which the receiver of a challan answers it. */
export const ANSWER_WORDS = {
  Accepted: { en: 'Accepted', hi: 'मिला' },
  Short: { en: 'Short', hi: 'कम मिला' },
  Damaged: { en: 'Damaged', hi: 'टूटा हुआ' },
  Declined: { en: 'Declined', hi: 'नहीं लिया' },
  Pending: { en: 'Pending', hi: 'बाकी' },
  Received: { en: 'Received', hi: 'जमा हुआ' },
  waits: { en: 'Not answered', hi: 'जवाब बाकी' },
  answerFor: { en: (mark: string) => `Answer for ${mark}`, hi: (mark: string) => `${mark} का जवाब` },
  acceptedOf: { en: (mark: string) => `Accepted of ${mark}`, hi: (mark: string) => `${mark} में से मिले` },
  ofThem: {
    en: (qty: number) => `of ${formatCount(qty)} accepted`,
    hi: (qty: number) => `${formatCount(qty)} में से मिले`,
  },
  reason: { en: 'Reason', hi: 'कारण' },
  reasonFor: { en: (mark: string) => `Reason for ${mark}`, hi: (mark: string) => `${mark} का कारण` },
  lessThan: {
    en: (qty: number) => `Less than ${formatCount(qty)}, as the rest goes back.`,
    hi: (qty: number) => `${formatCount(qty)} से कम लिखें, बाकी वापस जाता है।`,
  },
  sayWhy: { en: 'Say why.', hi: 'कारण बताएँ।' },
  scan: { en: 'Scan what came', hi: 'जो आया उसे स्कैन करें' },
  scanHint: { en: 'What is scanned is accepted.', hi: 'जो स्कैन हुआ, वह मिला माना जाता है।' },
  notOn: {
    en: (text: string, challan: string) => `${text} is not on challan ${challan}.`,
    hi: (text: string, challan: string) => `${text} चालान ${challan} में नहीं है।`,
  },
  already: {
    en: (mark: string, outcome: string) => `${mark} is ${outcome} already.`,
    hi: (mark: string, outcome: string) => `${mark} का जवाब पहले से है: ${outcome}।`,
  },
  acceptedAlready: {
    en: (mark: string) => `${mark} is accepted already.`,
    hi: (mark: string) => `${mark} पहले ही मिल चुका है।`,
  },
  scanned: {
    en: (mark: string, name: string) => `${mark}, ${name}: accepted`,
    hi: (mark: string, name: string) => `${mark}, ${name}: मिला`,
  },
  acceptAll: { en: 'Accept all', hi: 'सब मिला' },
  answer: {
    en: (answered: number, open: number) => `Answer ${formatCount(answered)} of ${formatCount(open)}`,
    hi: (answered: number, open: number) => `${formatCount(open)} में से ${formatCount(answered)} का जवाब दें`,
  },
  cannot: {
    en: (line: number) => `Line ${line} cannot be answered so.`,
    hi: (line: number) => `लाइन ${line} का जवाब ऐसे नहीं हो सकता।`,
  },
  oneOtp: {
    en: (lines: number) => `One OTP of the receiver for ${formatCountOf(lines, 'line')}`,
    hi: (lines: number) => `${formatCount(lines)} लाइनों के लिए पाने वाले का एक OTP`,
  },
  answered: {
    en: (challan: string, accepted: number, lines: number) =>
      `Challan ${challan}: ${formatCount(accepted)} of ${formatCountOf(lines, 'line')} accepted`,
    hi: (challan: string, accepted: number, lines: number) =>
      `चालान ${challan}: ${formatCount(lines)} में से ${formatCount(accepted)} लाइनें मिलीं`,
  },
} satisfies WordTable;

/** The words in which the receiver of a challan is told his OTP. */
export const OWN_OTP_WORDS = {
  own: {
    en: (challan: string, otp: string, time: string) =>
      `Your OTP for challan ${challan} is ${otp}, valid until ${time}.`,
    hi: (challan: string, otp: string, time: string) => `चालान ${challan} के लिए आपका OTP ${otp} है, ${time} तक।`,
  },
  tell: {
    en: 'Tell it to whoever hands over, once you have what the challan lists.',
    hi: 'चालान का सामान मिलने पर ही देने वाले को बताएँ।',
  },
} satisfies WordTable;

/** The words in which an OTP is asked for. */
export const OTP_WORDS = {
  verify: { en: 'Verify OTP', hi: 'OTP जाँचें' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  enter: { en: 'Enter the OTP', hi: 'OTP डालें' },
} satisfies WordTable;
