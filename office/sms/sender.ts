import { templateOf, withEnding } from '@/office/sms/smsTemplates';
import type { SendOutcome } from '../post/sendOutcome';
import { httpProvider } from './httpProvider';
import type { KeptSms, SmsSending } from './keptSms';
import { msg91 } from './msg91';
import type { SmsProvider } from './provider';

const NOT_SET_UP: SendOutcome = { what: 'halted', words: 'Save how SMS are sent first.' };

export type SmsSender = ReturnType<typeof smsSender>;

const providerOf = (settings: SmsSending): SmsProvider =>
  settings.provider === 'MSG91' ? msg91(settings.key) : httpProvider(settings);

/** Sends SMS by what is kept, each of a registered text. */
export const smsSender = (kept: Pick<KeptSms, 'settings' | 'templates'>) => ({
  isSetUp: async (): Promise<boolean> => (await kept.settings()) !== undefined,
  /** Sends a text once to a mobile number of ten digits; with the ending that every text has. */
  async send(to: string, said: string): Promise<SendOutcome> {
    const settings = await kept.settings();
    if (!settings) return NOT_SET_UP;
    const text = withEnding(settings, said);
    const found = templateOf(await kept.templates(), text);
    if (!found) return { what: 'refused', words: `This is none of the registered texts: “${text}”` };
    return providerOf(settings).send({ to, text, ...found });
  },
});
