import { isObject } from '@/journal/kit/isObject';
import type { SmsSettings, SmsTemplate } from '@/office/sms/smsSettings';
import { smsSettingsSchema, smsTemplateSchema } from '@/office/sms/smsSettingsSchema';
import type { PostBook } from '../post/postBook';
import type { Sealing } from '../signIn/sealing';

/** All that it takes to send: what the office's own programs alone know. */
export interface SmsSending extends SmsSettings {
  key: string;
}

export type KeptSms = ReturnType<typeof keptSmsIn>;

/** How the office sends SMS, sealed, and the registered texts. */
export function keptSmsIn(book: Pick<PostBook, 'read' | 'put'>, { seal, unseal }: Pick<Sealing, 'seal' | 'unseal'>) {
  const opened = (value: unknown): SmsSending | undefined => {
    const sealed = isObject(value) && typeof value.sealed === 'string' ? unseal(value.sealed) : undefined;
    if (!sealed) return undefined;
    const known: unknown = JSON.parse(sealed.toString());
    if (!smsSettingsSchema.isValidSync(known)) return undefined;
    const { key = '', ...settings } = smsSettingsSchema.cast(known);
    return { ...settings, key };
  };
  const templates = async (): Promise<readonly SmsTemplate[]> => {
    const { value } = await book.read('sms', 'templates');
    const all = isObject(value) && Array.isArray(value.all) ? value.all : [];
    return all.flatMap((one) => (smsTemplateSchema.isValidSync(one) ? [smsTemplateSchema.cast(one)] : []));
  };
  return {
    /** How they are sent, and its place: whatever was said of those before is over. */
    async read(): Promise<{ settings: SmsSending | undefined; place: number }> {
      const { value, place } = await book.read('sms', 'settings');
      return { settings: opened(value), place };
    },
    save: (settings: SmsSending): Promise<void> =>
      book.put('sms', 'settings', { sealed: seal(Buffer.from(JSON.stringify(settings))) }),
    remove: (): Promise<void> => book.put('sms', 'settings', {}),
    templates,
    keepTemplates: (all: readonly SmsTemplate[]): Promise<void> => book.put('sms', 'templates', { all }),
  };
}
