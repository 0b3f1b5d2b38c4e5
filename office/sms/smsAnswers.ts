import type { SmsTells } from '@/office/sms/smsProtocol';
import { keepsKey } from '@/office/sms/smsSettings';
import { smsSettingsSchema, smsTemplateSchema, testSmsSchema } from '@/office/sms/smsSettingsSchema';
import { withValues, type Answered } from '../answered';
import { UNREADABLE, type Asked } from '../facts/asked';
import type { SendOutcome } from '../post/sendOutcome';
import type { KeptSms } from './keptSms';
import type { SmsSender } from './sender';

const DONE = { done: true as const };
const NO_KEY = { refused: 'Enter the key: it is kept for the provider that it was given for.' };
const NOT_SENT: Readonly<Record<Exclude<SendOutcome['what'], 'accepted'>, string>> = {
  refused: 'The SMS was not taken.',
  halted: 'The provider does not let the office in.',
  later: 'The SMS did not go now.',
  lost: 'Nobody knows whether the SMS went.',
};

/** Why an SMS did not go, in words. */
export const notSent = ({ what, words }: SendOutcome): string =>
  what === 'accepted' ? words : `${NOT_SENT[what]} ${words}`;

/** Does what admins ask of the SMS that the office sends. No key is ever told to anybody. */
export function smsAnswers({ kept, sender }: { kept: KeptSms; sender: SmsSender }) {
  const told = async (): Promise<SmsTells['sms.settings']> => {
    const { key = '', ...settings } = (await kept.settings()) ?? {};
    const templates = await kept.templates();
    return {
      ...('provider' in settings && { settings }),
      hasKey: key !== '',
      templates,
    };
  };
  const save = (asked: Asked) =>
    withValues(smsSettingsSchema, asked, async ({ key: given = '', ...next }) => {
      const before = await kept.settings();
      const key = given === '' && before && keepsKey(before, next) ? before.key : given;
      if (next.provider === 'MSG91' && key === '') return { answer: NO_KEY };
      await kept.save({ ...next, key });
      return { answer: DONE, noted: `saved how SMS are sent: by ${next.provider} as ${next.header}` };
    });
  const addTemplate = (asked: Asked) =>
    withValues(smsTemplateSchema, asked, async (template) => {
      const others = (await kept.templates()).filter(({ templateId }) => templateId !== template.templateId);
      await kept.keepTemplates([...others, template]);
      return { answer: DONE, noted: `saved the registered text ${template.templateId}` };
    });
  const removeTemplate = async ({ templateId: removed }: Asked): Promise<Answered> => {
    await kept.keepTemplates((await kept.templates()).filter(({ templateId }) => templateId !== removed));
    return { answer: DONE, noted: `removed the registered text ${String(removed)}` };
  };
  const test = (asked: Asked) =>
    withValues(testSmsSchema, asked, async ({ to, text }) => {
      const outcome = await sender.send(to, text);
      const noted = `tried an SMS to ${to}: ${outcome.what}`;
      return outcome.what === 'accepted'
        ? { answer: { ...DONE, told: { answer: outcome.words } satisfies SmsTells['sms.test'] }, noted }
        : { answer: { refused: notSent(outcome) }, noted };
    });

  return async (request: string, asked: Asked): Promise<Answered> => {
    switch (request) {
      case 'settings':
        return { answer: { ...DONE, told: await told() } };
      case 'save':
        return save(asked);
      case 'addTemplate':
        return addTemplate(asked);
      case 'removeTemplate':
        return removeTemplate(asked);
      case 'test':
        return test(asked);
      case 'remove':
        await kept.remove();
        return { answer: DONE, noted: 'removed how SMS are sent' };
    }
    return { answer: UNREADABLE };
  };
}
