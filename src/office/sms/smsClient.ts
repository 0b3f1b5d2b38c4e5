import { askOffice, done, type Asking } from '@/office/officeClient';
import type { RefusedNumber, SmsResults, SmsSends } from './smsProtocol';
import type { SmsTemplate, SmsValues } from './smsSettings';

/** Which SMS the office sends; undefined where it sends none. */
export const askSmsSends = async (office: Asking): Promise<SmsSends | undefined> =>
  (await askOffice(office, 'sms.state', {})).sends;

/** How the office sends SMS, and which texts are registered. */
export const askSms = (office: Asking): Promise<SmsResults['sms.settings']> => askOffice(office, 'sms.settings', {});

/** Has SMS sent by these from now on. */
export const saveSms = ({ ask }: Asking, values: SmsValues): Promise<void> => done(ask('sms.save', values));

/** Has none sent any more. */
export const removeSms = ({ ask }: Asking): Promise<void> => done(ask('sms.remove', {}));

/** Has the office know a registered text. */
export const addSmsTemplate = ({ ask }: Asking, template: SmsTemplate): Promise<void> =>
  done(ask('sms.addTemplate', template));

/** Has it forget one. */
export const removeSmsTemplate = ({ ask }: Asking, templateId: string): Promise<void> =>
  done(ask('sms.removeTemplate', { templateId }));

/** Which of some mobile numbers the provider calls none. */
export const askRefusedNumbers = async (
  office: Asking,
  mobiles: readonly string[],
): Promise<readonly RefusedNumber[]> => (await askOffice(office, 'sms.refusedNumbers', { mobiles })).refused;

/** Has OTPs sent again to a number that the provider called none. */
export const tryNumber = ({ ask }: Asking, mobile: string): Promise<void> => done(ask('sms.tryNumber', { mobile }));

/** Sends an SMS to see whether any goes; gives what the provider answered. */
export const testSms = async (office: Asking, to: string, text: string): Promise<string> =>
  (await askOffice(office, 'sms.test', { to, text })).answer;

/** Stops all SMS but OTPs, or lets them go on. */
export const stopSms = ({ ask }: Asking, isStopped: boolean): Promise<void> => done(ask('sms.stop', { isStopped }));

/** Has the office hear reports of SMS at an address with a new secret, or none any more. */
export const turnReports = ({ ask }: Asking, isOn: boolean): Promise<void> => done(ask('sms.reports', { isOn }));
