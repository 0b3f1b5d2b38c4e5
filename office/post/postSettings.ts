import { isObject } from '@/journal/kit/isObject';
import { mailSettingsSchema } from '@/office/mail/mailSettingsSchema';
import type { Sealing } from '../signIn/sealing';
import type { SendingSettings } from './mailer';
import type { PostBook } from './postBook';

/** The settings that are kept, and their place: whatever was said of those before is over. */
export interface KeptSettings {
  settings: SendingSettings | undefined;
  place: number;
}

export type PostSettings = ReturnType<typeof postSettingsIn>;

/** How the office sends mail, sealed; whether all sending is stopped, and why nothing goes by these settings. */
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

    /** Why nothing goes by the settings at that place; undefined while something does. */
    async trouble(place: number): Promise<string | undefined> {
      const { value } = await book.read('room', 'trouble');
      return isObject(value) && value.of === place && typeof value.words === 'string' ? value.words : undefined;
    },
    halt: (place: number, words: string): Promise<void> => book.put('room', 'trouble', { of: place, words }),

    async isStopped(): Promise<boolean> {
      const { value } = await book.read('room', 'stop');
      return isObject(value) && value.isStopped === true;
    },
    stop: (isStopped: boolean): Promise<void> => book.put('room', 'stop', { isStopped }),
  };
}
