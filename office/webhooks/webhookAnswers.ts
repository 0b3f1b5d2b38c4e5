import { nanoid } from '@reduxjs/toolkit';
import type { WebhookResults } from '@/office/webhooks/webhookProtocol';
import { webhookSettingsSchema } from '@/office/webhooks/webhookSettingsSchema';
import { DONE, oneAtATime, withResult, withValues, type Answered } from '../answered';
import type { Asked } from '../facts/asked';
import { UNREADABLE } from '../sharedRefusals';
import type { Caller } from './calling';
import type { HookRoom } from './hookRoom';
import type { KeptWebhook } from './keptWebhook';
import { newSigningSecret } from './signing';

const NO_SETTINGS = { refused: 'Save the address first.' };
const BUSY = { refused: 'A test is on its way already. Wait for its answer.' };

export interface WebhookAnswersOptions {
  kept: KeptWebhook;
  room: Pick<HookRoom, 'begin' | 'log'>;
  call: Caller;
  /** Up to which place the journal is read. */
  seq: () => number;
  now: () => number;
}

/** Of an address as much as the audit may tell: a receiver may know by the rest who calls. */
const toldAddress = (url: string) => new URL(url).origin;

/** Does what admins ask of webhooks. The secret is told once, to whoever has it made. */
export function webhookAnswers({ kept, room, call, seq, now }: WebhookAnswersOptions) {
  const once = oneAtATime(BUSY);

  const told = async (): Promise<WebhookResults['webhook.settings']> => {
    const { url, events } = (await kept.settings()) ?? {};
    return { ...(url !== undefined && events && { settings: { url, events } }), log: await room.log() };
  };
  const save = (asked: Asked) =>
    withValues(webhookSettingsSchema, asked, async ({ url, events }) => {
      const before = await kept.settings();
      const made = before ? undefined : newSigningSecret();
      if (!before) await kept.begin(seq());
      if (!events.includes('vehicle.silent')) await kept.forgetSilent();
      await kept.save({ url, events, secret: before?.secret ?? made ?? '' });
      room.begin();
      const noted = `saved where webhooks go: ${toldAddress(url)}, ${events.join(', ')}`;
      return { answer: withResult<'webhook.save'>(made === undefined ? {} : { secret: made }), noted };
    });
  const renew = async (): Promise<Answered> => {
    const settings = await kept.settings();
    if (!settings) return { answer: NO_SETTINGS };
    const secret = newSigningSecret();
    await kept.save({ ...settings, secret });
    const noted = `made another secret of the webhook at ${toldAddress(settings.url)}`;
    return { answer: withResult<'webhook.renew'>({ secret }), noted };
  };
  const test = async (): Promise<Answered> => {
    const settings = await kept.settings();
    if (!settings) return { answer: NO_SETTINGS };
    const noted = `tried a webhook at ${toldAddress(settings.url)}`;
    const body = JSON.stringify({ type: 'test', timestamp: new Date(now()).toISOString(), data: {} });
    return once(async () => {
      const { isTaken, words } = await call(settings, { id: `msg_${nanoid()}`, body });
      return isTaken
        ? { answer: withResult<'webhook.test'>({ answer: words }), noted }
        : { answer: { refused: words }, noted };
    });
  };

  return async (request: string, asked: Asked): Promise<Answered> => {
    switch (request) {
      case 'settings':
        return { answer: withResult<'webhook.settings'>(await told()) };
      case 'save':
        return save(asked);
      case 'renew':
        return renew();
      case 'test':
        return test();
      case 'remove':
        await kept.remove();
        room.begin();
        return { answer: DONE, noted: 'removed where webhooks go' };
    }
    return { answer: UNREADABLE };
  };
}
