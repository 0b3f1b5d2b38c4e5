import { isObject } from '@/journal/kit/isObject';
import type { SmsSettings, SmsTemplate } from '@/office/sms/smsSettings';
import { smsSettingsSchema, smsTemplateSchema } from '@/office/sms/smsSettingsSchema';
import type { PostBook } from '../post/postBook';
import { sealedSettingsIn, sealedTextIn, type SettingsBook, type SettingsSealing } from '../sealedSettings';
import { newSecret } from '../signIn/tokens';
import { refusalsIn } from './refusals';
import { wentAsOtpIn } from './wentAsOtp';

/** All that it takes to send: what the office's own programs alone know. */
export interface SmsSending extends SmsSettings {
  key: string;
  /** By which reports are signed; empty where they are not. */
  signatureKey?: string | undefined;
}

export type KeptSms = ReturnType<typeof keptSmsIn>;

/** How the office sends SMS, sealed, and the registered texts. */
export function keptSmsIn(book: SettingsBook & Pick<PostBook, 'replace'>, sealing: SettingsSealing) {
  const settings = sealedSettingsIn<SmsSending>(book, sealing, 'sms', (known) => {
    if (!smsSettingsSchema.isValidSync(known)) return undefined;
    const { key = '', ...others } = smsSettingsSchema.cast(known);
    return { ...others, key };
  });
  const secret = sealedTextIn(book, sealing, 'sms', 'reports');
  const readTemplates = async () => {
    const { value, place } = await book.read('sms', 'templates');
    const all = isObject(value) && Array.isArray(value.all) ? value.all : [];
    const templates = all.flatMap((one) => (smsTemplateSchema.isValidSync(one) ? [smsTemplateSchema.cast(one)] : []));
    return { templates, place };
  };
  /** Changes the registered texts, by what another admin has made of them meanwhile. */
  const changeTemplates = async (change: (all: readonly SmsTemplate[]) => readonly SmsTemplate[]): Promise<void> => {
    const { templates, place } = await readTemplates();
    const kept = await book.replace('sms', 'templates', { all: change(templates) }, place);
    if (kept === undefined) await changeTemplates(change);
  };
  return {
    ...settings,
    /** What the provider said as it called mobile numbers none. */
    numbers: refusalsIn(book, 'nobody'),
    /** What it said as it did not take texts of a template, by the template's id of the operator: all of them wait. */
    held: refusalsIn(book, 'held'),
    wentAsOtp: wentAsOtpIn(book),
    /** By which secret reports are heard; undefined while they are not. */
    reportSecret: async (): Promise<string | undefined> => (await secret.read()).text,
    /** Hears reports by a new secret from now on, or none any more. */
    turnReports: (isOn: boolean): Promise<void> => (isOn ? secret.save(newSecret()) : secret.remove()),
    templates: async (): Promise<readonly SmsTemplate[]> => (await readTemplates()).templates,
    changeTemplates,
  };
}
