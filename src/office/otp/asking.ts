import type { OfficeLink } from '@/office/officeLink';
import { done, toldBy } from '@/office/people/asking';
import type { Language } from '@/store/kit/language';
import type { OtpTells, OwnOtp } from './otpProtocol';

type Asked = Pick<OfficeLink, 'ask'>;

/** Has an OTP made for a challan, by its identity, and told to whoever receives it; `another` one in the place of the one before. */
export const askForOtp = async ({ ask }: Asked, challan: string, another: boolean): Promise<OtpTells['otp.ask']> =>
  (await toldBy(ask('otp.ask', { challan, another }))) as OtpTells['otp.ask'];

/** Says the OTP that the receiver told; rejects with the reason, in a sentence, where it is not right. */
export const proveOtp = ({ ask }: Asked, challan: string, otp: string): Promise<void> =>
  done(ask('otp.prove', { challan, otp }));

/** The OTPs that one is told oneself, of some challans by their identities; in the language of this browser. */
export const askOwnOtps = async (
  { ask }: Asked,
  challans: readonly string[],
  language: Language,
): Promise<readonly OwnOtp[]> => ((await toldBy(ask('otp.own', { challans, language }))) as OtpTells['otp.own']).otps;
