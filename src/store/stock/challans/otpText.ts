import { LANGUAGES } from '@/store/kit/language';
import { OWN_OTP_WORDS } from './answerWords';

const GAP = '\n';

/** The words of the OTP's text in each language, between what stands for the challan, the OTP and its time. */
const OTP_TEXTS = LANGUAGES.map((language) => OWN_OTP_WORDS.own[language](GAP, GAP, GAP).split(GAP));

/** Whether a text reads as the one that tells a receiver the OTP of a challan: whoever got it from somebody would believe it. */
export const isOtpText = (text: string): boolean =>
  OTP_TEXTS.some((parts) => {
    let at = 0;
    return parts.every((part) => {
      const found = text.indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    });
  });
