import type { SmsSettings, SmsTemplate, SmsValues } from './smsSettings';

/** What the office is asked for of the SMS that it sends, by the name of the request; only admins may. */
export interface SmsRequests {
  /** How it sends them. */
  'sms.settings': object;
  /** Sends them so from now on. */
  'sms.save': SmsValues;
  /** Sends none any more; the registered texts stay. */
  'sms.remove': object;
  /** Knows a registered text from now on, in the place of the one of that id. */
  'sms.addTemplate': SmsTemplate;
  'sms.removeTemplate': { templateId: string };
  /** Sends an SMS by what is kept, to see whether it goes. */
  'sms.test': { to: string; text: string };
}

/** What it tells, by the name of the request. */
export interface SmsTells {
  'sms.settings': {
    /** Absent as long as nobody saved any. */
    settings?: SmsSettings;
    hasKey: boolean;
    templates: readonly SmsTemplate[];
  };
  /** What the provider answered, which has taken the SMS. */
  'sms.test': { answer: string };
}
