import { ownSms, smsText } from '@/store/billing/letters/smsTexts';
import { LANGUAGES, type Language } from '@/store/kit/language';
import { inFull, writtenOf, type WithTemplates } from './template';

const VARIABLE = /\{\w+\}/;

/** What the SMS that tells an OTP says in a language, as an admin has written it, or else as the product has it. */
const otpSms = (state: WithTemplates, language: Language): string =>
  inFull('OTP', language, writtenOf(state, 'OTP', language)).sms;

/** What stands in the place of its variables. */
export interface OtpValues {
  /** The challan's number. */
  challan: string;
  otp: string;
  /** Such as `15:40`. */
  time: string;
}

/** Such as stand there, where a text is shown without a challan. */
export const OTP_EXAMPLE: OtpValues = { challan: '43', otp: '123456', time: '15:40' };

/** The SMS that tells the receiver of a challan its OTP. */
export const otpText = (state: WithTemplates, language: Language, values: OtpValues): string =>
  smsText(otpSms(state, language), { ...values });

/** What tells an OTP now, or where no admin writes it, in each language. */
const otpWordings = (state: WithTemplates): readonly string[] =>
  LANGUAGES.flatMap((language) => [ownSms('OTP', language), otpSms(state, language)]);

/** The same with examples in the place of their variables. */
export const otpExamples = (state: WithTemplates): readonly string[] =>
  otpWordings(state).map((said) => smsText(said, { ...OTP_EXAMPLE }));

/** Whether a text reads as the one that tells a receiver the OTP of a challan: whoever got it from somebody would believe it. */
export const isOtpText = (state: WithTemplates, text: string): boolean =>
  otpWordings(state).some((said) => {
    let at = 0;
    return said.split(VARIABLE).every((part) => {
      const found = text.indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    });
  });
