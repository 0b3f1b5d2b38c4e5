import { officeTime } from '@/format';
import { otpText } from '@/store/billing/templates/otpText';
import type { WithTemplates } from '@/store/billing/templates/template';
import type { Challan } from '@/store/stock/challans/challan';
import type { SmsSender } from '../sms/sender';
import { notSent } from '../sms/smsAnswers';
import type { languagesOf } from './languages';
import type { KeptOtp, otpsOf } from './otp';
import type { Tries } from './tries';

const CURE = 'An admin corrects it under Stock Settings, or has it tried again there. The provider says: ';
const LAST_DIGITS = 4;

interface OtpSmsOptions {
  sms: Pick<SmsSender, 'registered' | 'sendAtOnce'>;
  otps: ReturnType<typeof otpsOf>;
  languages: ReturnType<typeof languagesOf>;
  tries: Pick<Tries, 'whyNoSms'>;
  business: () => WithTemplates;
}

/** Sends an OTP to the mobile of its receiver; gives what came of it, in words, and whether it may have come there. */
export async function sent(
  { sms, otps, languages, tries, business }: OtpSmsOptions,
  { id, number, to }: Challan,
  otp: KeptOtp,
  mobile: string,
) {
  const often = await tries.whyNoSms(mobile);
  if (often !== undefined) return { words: often, mayBeThere: false };
  const code = otps.otpOf(id, otp);
  const values = { challan: String(number), otp: code, time: officeTime(new Date(otp.until)) };
  const said = (await languages.preferred(to)).map((language) => otpText(business(), language, values));
  const outcome = await sms.sendAtOnce(mobile, await sms.registered(said), code);
  const words = `${outcome.what === 'noReceiver' ? CURE : ''}${outcome.words}`;
  return outcome.what === 'accepted'
    ? { words: `An SMS went to the mobile that ends in ${mobile.slice(-LAST_DIGITS)}.`, mayBeThere: true }
    : // Whoever asks reads why it did not go, and is not told the OTP by that.
      { words: notSent({ ...outcome, words }).replaceAll(code, '••••••'), mayBeThere: outcome.what === 'lost' };
}
