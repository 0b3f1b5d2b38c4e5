import { isObject } from '@/journal/kit/isObject';
import type { Reminder } from '@/store/billing/reminders/reminder';
import type { Business } from '@/store/business/business';
import type { RootState } from '@/store/business/store';
import { balanceDue } from '@/store/billing/receivables/owed';
import { waitsFor } from '@/store/billing/reminders/promise';
import { reminderAnswered } from '@/store/facts/reminders';
import { isoDate } from '@/store/kit/dates';
import type { openBusinessDesk } from '../facts/businessDesk';
import { complain } from '../tell';
import type { WritePapers } from '../papers/paperFiles';
import type { OutgoingMail, SendingSettings } from './mailer';
import { reminderMailOf } from './mailContent';
import type { OutboxOptions } from './outbox';
import type { PostBook } from './postBook';
import type { PostSettings } from './postSettings';
import type { SendOutcome } from './sendOutcome';

const DAY_MS = 86_400_000;
const TOO_OLD = 'It was asked for more than a day before it could be sent, so it was not sent. Remind again.';
const NOT_SO = 'The client owes nothing any more, promised to pay by a day, or is gone: it was not sent.';
const RESTORED = 'It came with a business that was put in the place of another, so it was not sent. Remind again.';
const NOT_SET_UP: SendOutcome = { what: 'later', words: 'The office has no mail server.' };

export interface ReminderMailOptions {
  book: Pick<PostBook, 'read' | 'put'>;
  settings: Pick<PostSettings, 'read'>;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'isStill'>;
  send: (settings: SendingSettings, mail: OutgoingMail) => Promise<SendOutcome>;
  /** Writes what goes along. */
  write: WritePapers;
  now: () => Date;
}

/** Why a reminder is not sent any more: it is of another business, was asked for too long ago, or nothing is to be asked for by now. */
function whyNotSo(state: RootState, id: string, of: string, now: Date): string | undefined {
  if (of !== state.origin.id) return RESTORED;
  const { on = '', accountId = '' } = state.reminders.entities[id] ?? {};
  if (on < isoDate(new Date(now.getTime() - DAY_MS))) return TOO_OLD;
  const account = state.accounts.entities[accountId];
  const isOwed =
    account !== undefined && waitsFor(account, isoDate(now)) === undefined && balanceDue(state, accountId) > 0;
  return isOwed ? undefined : NOT_SO;
}

/** The reminders that the office is asked to mail, as its outbox sends them. */
export function reminderMail({ book, settings, desk, send, write, now }: ReminderMailOptions) {
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
      const content = await reminderMailOf(desk.store, write, asked, isoDate(now()));
      return 'what' in content ? content : send(kept, content);
    },
    isAsked: (id) => desk.isStill(() => reminder(id)?.status === 'Waiting'),
    origin: () => desk.store.getState().origin.id,
    stale: (id, of) => (isRestored ? RESTORED : whyNotSo(desk.store.getState(), id, of, now())),
    async tell(id, became, answer) {
      const { accountId } = reminder(id) ?? {};
      // Whoever replaced the whole business was faster than the word of it.
      if (accountId === undefined) return true;
      // Told anew of one that a restored business brought back.
      const fact = `told-${id}-${desk.store.getState().origin.id}`;
      const said = await desk.say(fact, reminderAnswered({ id, accountId, became, answer }));
      if ('refused' in said) complain(`What became of a mail could not be told: ${said.refused}`);
      return !('again' in said);
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
