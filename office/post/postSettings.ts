import { isObject } from '@/journal/kit/isObject';
import { mailSettingsSchema } from '@/office/mail/mailSettingsSchema';
import type { Sealing } from '../signIn/sealing';
import type { SendingSettings } from './mailer';
import type { PostBook } from './postBook';
import type { Standing } from './standing';
import { wayOf } from './way';

/** The settings that are kept, and their place: whatever was said of those before is over. */
export interface KeptSettings {
  settings: SendingSettings | undefined;
  place: number;
}

export type PostSettings = ReturnType<typeof postSettingsIn>;

/** How the office sends mail, sealed. */
export function postSettingsIn(
  book: Pick<PostBook, 'read' | 'put'>,
  { seal, unseal }: Pick<Sealing, 'seal' | 'unseal'>,
) {
  const opened = (value: unknown): SendingSettings | undefined => {
    const sealed = isObject(value) && typeof value.sealed === 'string' ? unseal(value.sealed) : undefined;
    if (!sealed) return undefined;
    const known: unknown = JSON.parse(sealed.toString());
    if (!mailSettingsSchema.isValidSync(known)) return undefined;
    const { password = '', ...settings } = mailSettingsSchema.cast(known);
    return { ...settings, password };
  };

  return {
    async read(): Promise<KeptSettings> {
      const { value, place } = await book.read('room', 'settings');
      return { settings: opened(value), place };
    },
    save: (settings: SendingSettings): Promise<void> =>
      book.put('room', 'settings', { sealed: seal(Buffer.from(JSON.stringify(settings))) }),
  };
}

/** The way by which mail goes. */
export const mailWay = (settings: Pick<PostSettings, 'read'>, standing: Standing) =>
  wayOf({
    async read() {
      const { settings: limits, place } = await settings.read();
      return { limits, place };
    },
    standing,
    words: {
      halted: 'No mail is sent, and what is asked for waits. Look at Settings → Messages, and save it anew.',
      delayed: 'Mail is tried again, as the mail server did not take it. Settings → Messages tells why.',
      notSetUp: 'Mail waits to be sent, and the office has no mail server. Fill in Settings → Messages.',
    },
  });
