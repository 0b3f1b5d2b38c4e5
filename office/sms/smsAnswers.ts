import type { SmsTells } from '@/office/sms/smsProtocol';
import { keepsKey } from '@/office/sms/smsSettings';
import { smsSettingsSchema, smsTemplateSchema, testSmsSchema } from '@/office/sms/smsSettingsSchema';
import { DONE, withValues, type Answered } from '../answered';
import { UNREADABLE, type Asked } from '../facts/asked';
import type { SendOutcome } from '../post/sendOutcome';
import type { OfficeSms } from './officeSms';

const NO_KEY = { refused: 'Enter the key: it is kept for the provider that it was given for.' };
const NOT_SENT: Readonly<Record<Exclude<SendOutcome['what'], 'accepted'>, string>> = {
  refused: 'The SMS was not taken.',
  noReceiver: 'Nobody has that number.',
  halted: 'The provider does not let the office in.',
  later: 'The SMS did not go now.',
  lost: 'Nobody knows whether the SMS went.',
};

/** Why an SMS did not go, in words. */
export const notSent = ({ what, words }: SendOutcome): string =>
  what === 'accepted' ? words : `${NOT_SENT[what]} ${words}`;

/** Tells how the office sends SMS: to everybody what goes, to admins all but the key. */
function telling({ kept, way }: Pick<OfficeSms, 'kept' | 'way'>, waiting: () => number) {
  const state = async (): Promise<SmsTells['sms.state']> => {
    const { settings } = await kept.read();
    if (!settings) return {};
    const { ending, partPrice } = settings;
    return { sends: { templates: await kept.templates(), ...(ending && { ending }), ...(partPrice && { partPrice }) } };
  };
  const told = async (): Promise<SmsTells['sms.settings']> => {
    const { key = '', ...settings } = (await kept.read()).settings ?? {};
    const templates = await kept.templates();
    return {
      ...(await way.told(waiting())),
      ...('provider' in settings && { settings }),
      hasKey: key !== '',
      templates,
    };
  };
  return { state, told };
}

/** Does what admins ask of the SMS that the office sends. No key is ever told to anybody. */
export function smsAnswers(options: Pick<OfficeSms, 'kept' | 'standing' | 'way' | 'send'>, waiting: () => number) {
  const { kept, standing, send } = options;
  const { state, told } = telling(options, waiting);
  const save = (asked: Asked) =>
    withValues(smsSettingsSchema, asked, async ({ key: given = '', ...next }) => {
      const { settings: before } = await kept.read();
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
      const outcome = await send(to, text);
      const noted = `tried an SMS to ${to}: ${outcome.what}`;
      return outcome.what === 'accepted'
        ? { answer: { ...DONE, told: { answer: outcome.words } satisfies SmsTells['sms.test'] }, noted }
        : { answer: { refused: notSent(outcome) }, noted };
    });

  return async (request: string, asked: Asked): Promise<Answered> => {
    switch (request) {
      case 'state':
        return { answer: { ...DONE, told: await state() } };
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
      case 'stop':
        if (typeof asked.isStopped !== 'boolean') break;
        await standing.stop(asked.isStopped);
        return { answer: DONE, noted: asked.isStopped ? 'stopped all SMS but OTPs' : 'let SMS go on' };
    }
    return { answer: UNREADABLE };
  };
}
