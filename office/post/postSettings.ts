import { officeTime } from '@/format';
import { isObject } from '@/journal/kit/isObject';
import type { MailRest } from '@/office/mail/mailSettings';
import { mailSettingsSchema } from '@/office/mail/mailSettingsSchema';
import { isoDate } from '@/store/kit/dates';
import type { Sealing } from '../signIn/sealing';
import type { SendingSettings } from './mailer';
import type { PostBook } from './postBook';

/** The settings that are kept, and their place: whatever was said of those before is over. */
export interface KeptSettings {
  settings: SendingSettings | undefined;
  place: number;
}

const NIGHT_FROM = '21:00';
const MORNING_FROM = '09:00';
/** Whether it is night by the office's clock. */
function isNight(at: Date): boolean {
  const time = officeTime(at);
  return time >= NIGHT_FROM || time < MORNING_FROM;
}

export type PostSettings = ReturnType<typeof postSettingsIn>;

/**
 * How the office sends mail, sealed; whether all sending is stopped, why nothing goes by these settings, and how much went today.
 * @param now gives the clock of the office
 */
export function postSettingsIn(
  book: Pick<PostBook, 'read' | 'put'>,
  { seal, unseal }: Pick<Sealing, 'seal' | 'unseal'>,
  now: () => Date,
) {
  const opened = (value: unknown): SendingSettings | undefined => {
    const sealed = isObject(value) && typeof value.sealed === 'string' ? unseal(value.sealed) : undefined;
    if (!sealed) return undefined;
    const known: unknown = JSON.parse(sealed.toString());
    if (!mailSettingsSchema.isValidSync(known)) return undefined;
    const { password = '', ...settings } = mailSettingsSchema.cast(known);
    return { ...settings, password };
  };

  const sentToday = async (): Promise<number> => {
    const { value } = await book.read('room', 'sent');
    return isObject(value) && value.on === isoDate(now()) && typeof value.count === 'number' ? value.count : 0;
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

    /** Why the last mail that was tried is tried again; undefined once one went. */
    async delay(): Promise<string | undefined> {
      const { value } = await book.read('room', 'delay');
      return isObject(value) && typeof value.words === 'string' ? value.words : undefined;
    },
    noteDelay: (words?: string): Promise<void> => book.put('room', 'delay', words === undefined ? {} : { words }),

    /** Why nothing goes for now by these; undefined while it does. */
    rests: async ({ atNight, mostADay = Number.POSITIVE_INFINITY }: SendingSettings): Promise<MailRest | undefined> => {
      if (atNight === 'Waits' && isNight(now())) return 'night';
      return (await sentToday()) >= mostADay ? 'limit' : undefined;
    },
    /** How many more may go today by these. */
    left: async ({ mostADay = Number.POSITIVE_INFINITY }: SendingSettings) => mostADay - (await sentToday()),
    /** One more went. */
    noteSent: async (): Promise<void> =>
      book.put('room', 'sent', { on: isoDate(now()), count: (await sentToday()) + 1 }),

    async isStopped(): Promise<boolean> {
      const { value } = await book.read('room', 'stop');
      return isObject(value) && value.isStopped === true;
    },
    stop: (isStopped: boolean): Promise<void> => book.put('room', 'stop', { isStopped }),
  };
}
