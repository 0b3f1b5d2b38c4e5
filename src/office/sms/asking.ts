import type { OfficeLink } from '@/office/officeLink';
import { done, toldBy } from '@/office/people/asking';
import type { RefusedNumber, SmsSends, SmsTells } from './smsProtocol';
import type { SmsTemplate, SmsValues } from './smsSettings';

type Asked = Pick<OfficeLink, 'ask'>;

/** Which SMS the office sends; undefined where it sends none. */
export const askSmsSends = async ({ ask }: Asked): Promise<SmsSends | undefined> =>
  ((await toldBy(ask('sms.state', {}))) as SmsTells['sms.state']).sends;

/** How the office sends SMS, and which texts are registered. */
export const askSms = async ({ ask }: Asked): Promise<SmsTells['sms.settings']> =>
  (await toldBy(ask('sms.settings', {}))) as SmsTells['sms.settings'];

/** Has SMS sent by these from now on. */
export const saveSms = ({ ask }: Asked, values: SmsValues): Promise<void> => done(ask('sms.save', values));

/** Has none sent any more. */
export const removeSms = ({ ask }: Asked): Promise<void> => done(ask('sms.remove', {}));

/** Has the office know a registered text. */
export const addSmsTemplate = ({ ask }: Asked, template: SmsTemplate): Promise<void> =>
  done(ask('sms.addTemplate', template));

/** Has it forget one. */
export const removeSmsTemplate = ({ ask }: Asked, templateId: string): Promise<void> =>
  done(ask('sms.removeTemplate', { templateId }));

/** Which of some mobile numbers the provider calls none. */
export const askRefusedNumbers = async (
  { ask }: Asked,
  mobiles: readonly string[],
): Promise<readonly RefusedNumber[]> =>
  ((await toldBy(ask('sms.refusedNumbers', { mobiles }))) as SmsTells['sms.refusedNumbers']).refused;

/** Has OTPs sent again to a number that the provider called none. */
export const tryNumber = ({ ask }: Asked, mobile: string): Promise<void> => done(ask('sms.tryNumber', { mobile }));

/** Sends an SMS to see whether any goes; gives what the provider answered. */
export const testSms = async ({ ask }: Asked, to: string, text: string): Promise<string> =>
  ((await toldBy(ask('sms.test', { to, text }))) as SmsTells['sms.test']).answer;

/** Stops all SMS but OTPs, or lets them go on. */
export const stopSms = ({ ask }: Asked, isStopped: boolean): Promise<void> => done(ask('sms.stop', { isStopped }));

/** Has the office hear reports of SMS at an address with a new secret, or none any more. */
export const turnReports = ({ ask }: Asked, isOn: boolean): Promise<void> => done(ask('sms.reports', { isOn }));
