import { nanoid } from '@reduxjs/toolkit';
import type { SmsTemplate } from '@/office/sms/smsSettings';
import { templateOf, whyNotRegistered, withEnding } from '@/office/sms/smsTemplates';
import { smsSize } from '@/store/care/messages/smsParts';
import { mobileIn } from '@/store/kit/typed/mobile';
import type { SendOutcome } from '../post/sendOutcome';
import type { Standing } from '../post/standing';
import { complain } from '../tell';
import { httpProvider, ownRequestIn } from './httpProvider';
import type { KeptSms, SmsSending } from './keptSms';
import { msg91 } from './msg91';
import { answersBy, type SmsProvider } from './provider';

const NOT_SET_UP: SendOutcome = { what: 'halted', words: 'Save how SMS are sent first.' };

export type SmsSender = ReturnType<typeof smsSender>;

const providerOf = (settings: SmsSending): SmsProvider =>
  settings.provider === 'MSG91' ? msg91(settings.key) : httpProvider(settings);

/** Waits until something is kept; what became of an SMS is so though it could not be. */
const tried = (what: string, keeping: Promise<unknown>) =>
  keeping.catch((error: unknown) => complain(`${what}: ${String(error)}`));

/** What is known of an SMS that was handed over. */
interface Noted {
  template: SmsTemplate;
  parts: number;
  isOtp: boolean;
}

/** Writes down what follows from what became of an SMS by the settings at a place: what went, by which text if it was an OTP, what no SMS goes by, and which text does not go. */
const noting =
  (kept: Pick<KeptSms, 'held' | 'wentAsOtp'>, standing: Pick<Standing, 'noteSent' | 'halt'>) =>
  async (outcome: SendOutcome, place: number, { template, parts, isOtp }: Noted) => {
    const { templateId, text } = template;
    const mayBeThere = outcome.what === 'accepted' || outcome.what === 'lost';
    // What was sent is not sent again because it could not be counted.
    if (mayBeThere) await tried('An SMS could not be counted', standing.noteSent(parts));
    if (mayBeThere && isOtp) await tried('By which text an OTP went could not be kept', kept.wentAsOtp.note(text));
    // Whoever is not let in with an OTP is not with anything else.
    if (outcome.what === 'halted')
      await tried('Why no SMS goes could not be kept', standing.halt(place, outcome.words));
    if (outcome.what === 'held')
      await tried('Why a text does not go could not be kept', kept.held.note(templateId, place, outcome.words));
    // What goes now goes for all who wait.
    if (outcome.what === 'accepted')
      await tried('That a text goes again could not be kept', kept.held.takeBack(templateId));
  };

/** An SMS to somebody, under the id that it has here. */
interface Sms {
  id: string;
  to: string;
  said: string;
}

/** Sends SMS by what is kept, each of a registered text, and counts their parts. */
export function smsSender(
  kept: Pick<KeptSms, 'read' | 'templates' | 'numbers' | 'held' | 'wentAsOtp'>,
  standing: Pick<Standing, 'noteSent' | 'halt'>,
) {
  const note = noting(kept, standing);
  /** Sends a text once to a mobile number of ten digits; with the ending that every text has. */
  const send = async ({ id, to, said }: Sms, signal?: AbortSignal, secret?: string): Promise<SendOutcome> => {
    const { settings, place } = await kept.read();
    if (!settings) return NOT_SET_UP;
    const mobile = mobileIn(to);
    if (mobile === undefined) return { what: 'refused', words: `“${to}” is no mobile number of 10 digits.` };
    const text = withEnding(settings, said);
    const templates = await kept.templates();
    const found = templateOf(templates, text);
    if (!found) return { what: 'refused', words: whyNotRegistered(templates, text) ?? '' };
    const outcome = await providerOf(settings).send({ id, to: mobile, text, ...found, secret }, signal);
    await note(outcome, place, {
      template: found.template,
      parts: smsSize(text).parts,
      isOtp: secret !== undefined,
    });
    return outcome;
  };
  return {
    isSetUp: async (): Promise<boolean> => (await kept.read()).settings !== undefined,
    /** The first of some texts, such as the same in several languages, that is a registered one; where none is, the first of them. */
    async registered(texts: readonly string[]): Promise<string> {
      const { settings } = await kept.read();
      const templates = await kept.templates();
      return texts.find((text) => templateOf(templates, withEnding(settings, text))) ?? texts[0] ?? '';
    },
    /** Under which a provider that is told our own ids can be asked what became of an SMS, though nothing was heard of it; undefined of another one. */
    async ownRequest(id: string): Promise<string | undefined> {
      const { settings } = await kept.read();
      return settings && ownRequestIn(settings, id);
    },
    /** @param id by which a provider that takes it can be asked what became of it */
    send: (to: string, said: string, id = nanoid()): Promise<SendOutcome> => send({ id, to, said }),
    /**
     * Sends a text of which a second one does no harm, and at once again where the line failed, as long as somebody waits for it.
     * @param secret what of the text its receiver alone is to read, such as an OTP: no word of it is kept
     */
    async sendAtOnce(to: string, said: string, secret: string): Promise<SendOutcome> {
      const { place } = await kept.read();
      const refused = (await kept.numbers.by(place)).get(to);
      if (refused !== undefined) return { what: 'noReceiver', words: refused };
      const signal = answersBy();
      const sms = { id: nanoid(), to, said };
      const first = await send(sms, signal, secret);
      // Until the number is another one, or settings are saved anew.
      if (first.what === 'noReceiver')
        await tried('That nobody has a number could not be kept', kept.numbers.note(to, place, first.words));
      if ((first.what !== 'later' && first.what !== 'lost') || signal.aborted) return first;
      const second = await send(sms, signal, secret);
      // What nobody knows of the first one stays so, where the second one did not go.
      return first.what === 'lost' && second.what !== 'accepted' ? first : second;
    },
  };
}
