import type { Language } from '@/store/kit/language';

/** What the office is asked for of the OTPs that it makes, each for one challan, by the name of the request. */
export interface OtpRequests {
  /** Has an OTP made for whoever receives a challan, and told to them; the one that was made before holds on, unless another one is asked for. */
  'otp.ask': { challan: string; another: boolean };
  /** Says the OTP that the receiver told: the answer to the challan that is said next carries that it was right. */
  'otp.prove': { challan: string; otp: string };
  /** Which OTPs one is told oneself, of some challans; an installer says in which language his app speaks, as an SMS is to. */
  'otp.own': { challans: readonly string[]; language: Language };
}

/** An OTP as its receiver is told it. */
export interface OwnOtp {
  challan: string;
  otp: string;
  /** ISO instant. */
  until: string;
}

/** What it tells, by the name of the request. */
export interface OtpResults {
  'otp.ask': {
    /** Who is told the OTP, in sentences. */
    to: string;
    /** ISO instant until which it holds. */
    until: string;
  };
  'otp.own': { otps: readonly OwnOtp[] };
}
