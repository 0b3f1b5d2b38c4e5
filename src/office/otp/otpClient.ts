import { askOffice, done, type Asking } from '@/office/officeClient';
import type { Language } from '@/store/kit/language';
import type { OtpResults, OwnOtp } from './otpProtocol';

/** Has an OTP made for a challan, by its identity, and told to whoever receives it; `another` one in the place of the one before. */
export const askForOtp = (office: Asking, challan: string, another: boolean): Promise<OtpResults['otp.ask']> =>
  askOffice(office, 'otp.ask', { challan, another });

/** Says the OTP that the receiver told; rejects with the reason, in a sentence, where it is not right. */
export const proveOtp = ({ ask }: Asking, challan: string, otp: string): Promise<void> =>
  done(ask('otp.prove', { challan, otp }));

/** The OTPs that one is told oneself, of some challans by their identities; in the language of this browser. */
export const askOwnOtps = async (
  office: Asking,
  challans: readonly string[],
  language: Language,
): Promise<readonly OwnOtp[]> => (await askOffice(office, 'otp.own', { challans, language })).otps;
