import type { SendingStatus } from '@/office/sending';
import type { SmsResults } from '@/office/sms/smsProtocol';
import { keepsKey, type SmsTemplate } from '@/office/sms/smsSettings';
import { smsSettingsSchema, smsTemplateSchema, testSmsSchema } from '@/office/sms/smsSettingsSchema';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { DONE, withResult, withValues, type Answered } from '../answered';
import type { Asked } from '../facts/asked';
import { UNREADABLE } from '../sharedRefusals';
import type { SendOutcome } from '../post/sendOutcome';
import { numberAnswers } from './numberAnswers';
import type { OfficeSms } from './officeSms';
import type { ReportTaking } from './reportTaking';

const NO_KEY = { refused: 'Enter the key: it is kept for the provider that it was given for.' };
const NO_SIGNATURE_KEY = { refused: 'Enter the key by which the provider signs its reports.' };
const NOT_SENT: Readonly<Record<Exclude<SendOutcome['what'], 'accepted'>, string>> = {
  refused: 'The SMS was not taken.',
  noReceiver: 'Nobody has that number.',
  halted: 'The provider does not let the office in.',
  later: 'The SMS did not go now.',
  held: 'The provider does not take this text.',
  lost: 'Nobody knows whether the SMS went.',
};

/** Why an SMS did not go, in words. */
export const notSent = ({ what, words }: SendOutcome): string =>
  what === 'accepted' ? words : `${NOT_SENT[what]} ${words}`;

export interface SmsAnswersOptions extends Pick<OfficeSms, 'kept' | 'standing' | 'send' | 'otpTexts'> {
  /** How it stands with SMS, as admins are told. */
  sending: () => Promise<SendingStatus>;
  reports: Pick<ReportTaking, 'told'>;
  business: () => Business;
}

/** Tells how the office sends SMS: to everybody what goes, to admins all but the keys. */
function tellsOf({ kept, standing, sending, reports, otpTexts, business }: SmsAnswersOptions) {
  const state = async (): Promise<SmsResults['sms.state']> => {
    const { settings } = await kept.read();
    if (!settings) return {};
    const { ending, partPrice } = settings;
    const [templates, isStopped] = [await kept.templates(), await standing.isStopped()];
    const sends = { templates, otpTexts: await otpTexts(business()), isStopped };
    return { sends: { ...sends, ...(ending && { ending }), ...(partPrice && { partPrice }) } };
  };
  const told = async (): Promise<SmsResults['sms.settings']> => {
    const { settings: all, place } = await kept.read();
    const { key = '', signatureKey = '', ...settings } = all ?? {};
    const held = await kept.held.by(place);
    return {
      ...(await sending()),
      ...('provider' in settings && { settings }),
      hasKey: key !== '',
      hasSignatureKey: signatureKey !== '',
      reports: await reports.told(),
      templates: await kept.templates(),
      held: Array.from(held, ([templateId, words]) => ({ templateId, words })),
    };
  };
  return { state, told };
}

const without = (all: readonly SmsTemplate[], id: unknown) => all.filter(({ templateId }) => templateId !== id);

/** Changes the registered texts. */
function templateAnswers({ kept }: Pick<OfficeSms, 'kept'>) {
  return {
    add: (asked: Asked) =>
      withValues(smsTemplateSchema, asked, async (template) => {
        await kept.changeTemplates((all) => [...without(all, template.templateId), template]);
        await kept.held.takeBack(template.templateId);
        return { answer: DONE, noted: `saved the registered text ${template.templateId}` };
      }),
    remove: async ({ templateId: removed }: Asked): Promise<Answered> => {
      await kept.changeTemplates((all) => without(all, removed));
      await kept.held.takeBack(String(removed));
      return { answer: DONE, noted: `removed the registered text ${String(removed)}` };
    },
  };
}

/** Tries an SMS, which shows of a provider that takes it that it takes others. */
const testAnswer =
  ({ kept, standing, send }: Pick<SmsAnswersOptions, 'kept' | 'standing' | 'send'>) =>
  (asked: Asked) =>
    withValues(testSmsSchema, asked, async ({ to, text }) => {
      const { place } = await kept.read();
      const outcome = await send(to, text);
      if (outcome.what === 'accepted') await standing.noteDelay(place);
      const noted = `tried an SMS to ${to}: ${outcome.what}`;
      return outcome.what === 'accepted'
        ? { answer: withResult<'sms.test'>({ answer: outcome.words }), noted }
        : { answer: { refused: notSent(outcome) }, noted };
    });

/** Does what people ask of the SMS that the office sends. No key is ever told to anybody. */
export function smsAnswers(options: SmsAnswersOptions) {
  const { kept, standing } = options;
  const { state, told } = tellsOf(options);
  const templates = templateAnswers(options);
  const numbers = numberAnswers(options);
  const test = testAnswer(options);
  const save = (asked: Asked) =>
    withValues(smsSettingsSchema, asked, async ({ key: given = '', signatureKey: signing = '', ...next }) => {
      const { settings: before } = await kept.read();
      const key = given === '' && before && keepsKey(before, next) ? before.key : given;
      const signatureKey = next.signatureHeader ? signing || before?.signatureKey : undefined;
      if (next.provider === 'MSG91' && key === '') return { answer: NO_KEY };
      if (next.signatureHeader && !signatureKey) return { answer: NO_SIGNATURE_KEY };
      await kept.save({ ...next, key, ...(signatureKey && { signatureKey }) });
      return { answer: DONE, noted: `saved how SMS are sent: by ${next.provider} as ${next.header}` };
    });

  return async (request: string, asked: Asked, by: OfficeUser): Promise<Answered> => {
    switch (request) {
      case 'state':
        return { answer: withResult<'sms.state'>(await state()) };
      case 'settings':
        return { answer: withResult<'sms.settings'>(await told()) };
      case 'save':
        return save(asked);
      case 'addTemplate':
        return templates.add(asked);
      case 'removeTemplate':
        return templates.remove(asked);
      case 'refusedNumbers':
        return numbers.refused(asked, by);
      case 'tryNumber':
        return numbers.tryAgain(asked);
      case 'test':
        return test(asked);
      case 'remove':
        await kept.remove();
        return { answer: DONE, noted: 'removed how SMS are sent' };
      case 'reports':
        if (typeof asked.isOn !== 'boolean') break;
        await kept.turnReports(asked.isOn);
        return {
          answer: DONE,
          noted: asked.isOn ? 'hears reports of SMS at a new address' : 'hears no reports of SMS',
        };
      case 'stop':
        if (typeof asked.isStopped !== 'boolean') break;
        await standing.stop(asked.isStopped);
        return { answer: DONE, noted: asked.isStopped ? 'stopped all SMS but OTPs' : 'let SMS go on' };
    }
    return { answer: UNREADABLE };
  };
}
