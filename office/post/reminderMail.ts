import type { Reminder } from '@/store/billing/reminders/reminder';
import type { Business } from '@/store/business/business';
import { reminderAnswered } from '@/store/facts/reminders';
import { isoDate } from '@/store/kit/dates';
import type { openBusinessDesk } from '../facts/businessDesk';
import type { OutgoingMail, SendingSettings } from './mailer';
import type { OutboxOptions } from './outbox';
import type { PostSettings } from './postSettings';
import type { SendOutcome } from './sendOutcome';

const DAY_MS = 86_400_000;
const NOT_SET_UP: SendOutcome = { what: 'later', words: 'The office has no mail server.' };

export interface ReminderMailOptions {
  settings: Pick<PostSettings, 'read'>;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'hold' | 'release'>;
  send: (settings: SendingSettings, mail: OutgoingMail) => Promise<SendOutcome>;
  now: () => Date;
}

/** The reminders that the office is asked to mail, as its outbox sends them. */
export function reminderMail({ settings, desk, send, now }: ReminderMailOptions) {
  const table = () => desk.store.getState().reminders;
  const reminder = (id: string) => table().entities[id];
  let waiting: readonly Reminder[] = [];
  let seen: Business['reminders'] | undefined;

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
    isOld: (id) => (reminder(id)?.on ?? '') < isoDate(new Date(now().getTime() - DAY_MS)),
    async tell(id, became, answer) {
      const { accountId } = reminder(id) ?? {};
      // Whoever replaced the whole business was faster than the word of it.
      if (accountId === undefined) return true;
      return !('again' in (await desk.say(`told-${id}`, reminderAnswered({ id, accountId, became, answer }))));
    },
    now: () => now().getTime(),
  };

  return {
    mail,
    /** Those that wait, in the order in which they were asked for. */
    waiting: (): readonly Reminder[] => {
      const { ids, entities } = table();
      if (table() !== seen) waiting = ids.flatMap((id) => (entities[id]?.status === 'Waiting' ? [entities[id]] : []));
      seen = table();
      return waiting;
    },
  };
}
