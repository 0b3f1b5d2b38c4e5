import { isObject } from '@/journal/kit/isObject';
import type { Reminder } from '@/store/billing/reminders/reminder';
import type { Business } from '@/store/business/business';
import { reminderAnswered } from '@/store/facts/reminders';
import { isoDate } from '@/store/kit/dates';
import type { openBusinessDesk } from '../facts/businessDesk';
import type { OutgoingMail, SendingSettings } from './mailer';
import type { OutboxOptions } from './outbox';
import type { PostBook } from './postBook';
import type { PostSettings } from './postSettings';
import type { SendOutcome } from './sendOutcome';

const DAY_MS = 86_400_000;
const TOO_OLD = 'It was asked for more than a day before the office could take it up, so it was not sent.';
const RESTORED = 'It came with a business that was put in the place of another, so it was not sent. Remind again.';
const NOT_SET_UP: SendOutcome = { what: 'later', words: 'The office has no mail server.' };

export interface ReminderMailOptions {
  book: Pick<PostBook, 'read' | 'put'>;
  settings: Pick<PostSettings, 'read'>;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'hold' | 'release'>;
  send: (settings: SendingSettings, mail: OutgoingMail) => Promise<SendOutcome>;
  now: () => Date;
}

/** The reminders that the office is asked to mail, as its outbox sends them. */
export function reminderMail({ book, settings, desk, send, now }: ReminderMailOptions) {
  const table = () => desk.store.getState().reminders;
  const reminder = (id: string) => table().entities[id];
  let waiting: readonly Reminder[] = [];
  let seen: Business['reminders'] | undefined;
  /** Whether what waits now came with a business that was put in the place of another. */
  let isRestored = false;
  let origin: string | undefined;

  const mail: Omit<OutboxOptions, 'book'> = {
    async send(id) {
      const asked = reminder(id);
      const { settings: kept } = await settings.read();
      if (!asked || !kept) return NOT_SET_UP;
      const { to, text, subject = '' } = asked;
      return send(kept, { id, to, subject, text });
    },
    hold: (id) => desk.hold(id, () => reminder(id)?.status === 'Waiting'),
    release: desk.release,
    stale(id) {
      if (isRestored) return RESTORED;
      return (reminder(id)?.on ?? '') < isoDate(new Date(now().getTime() - DAY_MS)) ? TOO_OLD : undefined;
    },
    async tell(id, became, answer) {
      const { accountId } = reminder(id) ?? {};
      // Whoever replaced the whole business was faster than the word of it.
      if (accountId === undefined) return true;
      // Told anew of one that a restored business brought back.
      const fact = `told-${id}-${desk.store.getState().origin.id}`;
      return !('again' in (await desk.say(fact, reminderAnswered({ id, accountId, became, answer }))));
    },
    now: () => now().getTime(),
  };

  return {
    mail,
    /** Does work, in which what nobody has taken up yet is not, where the business is another one than when that was gone through last; `work` gives whether it went through all. */
    asOf: async (work: () => Promise<boolean>): Promise<void> => {
      const { id } = desk.store.getState().origin;
      if (id === origin) return void (await work());
      const { value, place } = await book.read('room', 'business');
      isRestored = place > 0 && !(isObject(value) && value.id === id);
      const isWhole = await work().finally(() => (isRestored = false));
      if (!isWhole) return undefined;
      await book.put('room', 'business', { id });
      origin = id;
      return undefined;
    },
    /** Those that wait, in the order in which they were asked for. */
    waiting: (): readonly Reminder[] => {
      const { ids, entities } = table();
      if (table() !== seen) waiting = ids.flatMap((id) => (entities[id]?.status === 'Waiting' ? [entities[id]] : []));
      seen = table();
      return waiting;
    },
  };
}
