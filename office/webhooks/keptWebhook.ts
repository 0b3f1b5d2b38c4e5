import { isObject } from '@/journal/kit/isObject';
import type { WebhookSettings } from '@/office/webhooks/webhookSettings';
import { webhookSettingsSchema } from '@/office/webhooks/webhookSettingsSchema';
import type { PostBook } from '../post/postBook';
import { sealedSettingsIn, type SettingsBook, type SettingsSealing } from '../sealedSettings';
import { begunAt, isHooks, type Hooks } from './hooks';

/** All that it takes to call: what the office's own programs alone know. */
export interface CallingSettings extends WebhookSettings {
  secret: string;
}

export type KeptWebhook = ReturnType<typeof keptWebhookIn>;

/** Whom an office calls, sealed, and how far it is with its calls. */
export function keptWebhookIn(book: SettingsBook & Pick<PostBook, 'replace'>, sealing: SettingsSealing) {
  const { read, save, remove } = sealedSettingsIn<CallingSettings>(book, sealing, 'webhook', (known) => {
    const secret = isObject(known) ? known.secret : undefined;
    if (typeof secret !== 'string' || !webhookSettingsSchema.isValidSync(known)) return undefined;
    const { url, events } = webhookSettingsSchema.cast(known);
    return { url, events, secret };
  });
  /** How far it is, and the place where that stands; undefined where nothing has begun. */
  const hooksNow = async (): Promise<{ hooks: Hooks; place: number } | undefined> => {
    const { value, place } = await book.read('webhook', 'calls');
    return isHooks(value) ? { hooks: value, place } : undefined;
  };
  /** Begins to tell of what comes after a place of the journal; the log of those before stays. */
  const begin = async (after: number): Promise<void> =>
    book.put('webhook', 'calls', begunAt(after, (await hooksNow())?.hooks.over));
  return {
    /** Whom, as long as somebody is. */
    settings: async (): Promise<CallingSettings | undefined> => (await read()).settings,
    save,
    begin,
    /** Calls nobody any more: what waits is dropped, and the log of the others stays. */
    async remove(): Promise<void> {
      await remove();
      await book.put('webhook', 'silent', {});
      await begin(0);
    },

    hooks: hooksNow,
    /** Keeps it unless something else stands there since; gives the place, and undefined where it was not kept. */
    keep: (hooks: Hooks, place: number): Promise<number | undefined> => book.replace('webhook', 'calls', hooks, place),

    /** The vehicles that are silent, as far as they were told; undefined where nobody has looked yet. */
    async silent(): Promise<ReadonlySet<unknown> | undefined> {
      const { value } = await book.read('webhook', 'silent');
      return isObject(value) && Array.isArray(value.ids) ? new Set(value.ids) : undefined;
    },
    noteSilent: (ids: readonly string[]): Promise<void> => book.put('webhook', 'silent', { ids }),
    /** Nobody asks after silent vehicles now: those that are silent by then are no news. */
    forgetSilent: (): Promise<void> => book.put('webhook', 'silent', {}),
  };
}
