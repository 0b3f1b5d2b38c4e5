import type { SendingStatus } from '@/office/sending';
import type { ReportsStatus } from './smsReports';
import type { SmsSettings, SmsTemplate, SmsValues } from './smsSettings';

/** What the office is asked for of the SMS that it sends, by the name of the request; only admins may ask more than what goes, and to which numbers it does not. */
export interface SmsRequests {
  /** Which SMS go, and at what price; nothing where it sends none. */
  'sms.state': object;
  /** How it sends them. */
  'sms.settings': object;
  /** Sends them so from now on. */
  'sms.save': SmsValues;
  /** Sends none any more; the registered texts stay. */
  'sms.remove': object;
  /** Knows a registered text from now on, in the place of the one of that id. */
  'sms.addTemplate': SmsTemplate;
  'sms.removeTemplate': { templateId: string };
  /** Which of some mobile numbers the provider calls none, so that no OTP is sent there. */
  'sms.refusedNumbers': { mobiles: readonly string[] };
  /** Sends OTPs to a number again that the provider called none. */
  'sms.tryNumber': { mobile: string };
  /** Sends an SMS by what is kept, to see whether it goes. */
  'sms.test': { to: string; text: string };
  /** Hears reports of SMS at an address with a new secret from now on, or none any more. */
  'sms.reports': { isOn: boolean };
  /** Stops all SMS but OTPs, or lets them go on. */
  'sms.stop': { isStopped: boolean };
}

/** What everybody may know of the SMS that the office sends. */
export interface SmsSends extends Pick<SmsSettings, 'ending' | 'partPrice'> {
  templates: readonly SmsTemplate[];
  /** Those by which OTPs went or may go: nothing that somebody typed goes by them. An office of an earlier version tells none. */
  otpTexts?: readonly string[] | undefined;
  /** Whether an admin has stopped all but OTPs. */
  isStopped: boolean;
}

/** A registered text that the provider does not take until that is mended. */
export interface HeldText {
  /** The id that the operator gave it. */
  templateId: string;
  /** The provider's own. */
  words: string;
}

/** A mobile number that the provider calls none. */
export interface RefusedNumber {
  mobile: string;
  /** The provider's own. */
  words: string;
}

/** What it tells, by the name of the request. */
export interface SmsResults {
  'sms.state': { sends?: SmsSends };
  'sms.settings': SendingStatus & {
    /** Absent as long as nobody saved any. */
    settings?: SmsSettings;
    hasKey: boolean;
    hasSignatureKey: boolean;
    reports: ReportsStatus;
    /** Those of the registered texts of which all SMS wait, as the provider does not take them. */
    held: readonly HeldText[];
    templates: readonly SmsTemplate[];
  };
  'sms.refusedNumbers': { refused: readonly RefusedNumber[] };
  /** What the provider answered, which has taken the SMS. */
  'sms.test': { answer: string };
}
