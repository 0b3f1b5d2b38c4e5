import { setTimeout as pause } from 'node:timers/promises';
import type { Letter } from '@/store/billing/letters/letter';
import type { openBusinessDesk } from '../facts/businessDesk';
import type { HeardContact } from '@/store/browser/heardSlice';
import { rounds } from '../rounds';
import { complain } from '../tell';
import { askedLetters, type AskedLettersOptions } from './askedLetters';
import { dueReminders } from './dueReminders';
import { hearing } from './hearing';
import { createOutbox } from './outbox';
import type { PostBook } from './postBook';
import type { PostSettings } from './postSettings';
import type { Way } from './way';

const LOOK_EVERY_MS = 2_000;
/** Servers take a mail a second from anybody. */
const BETWEEN_MS = 1_000;

/** The ways by which the office sends. */
export interface Ways {
  mail: Way;
  sms: Way;
}

export interface PostRoomOptions extends Omit<AskedLettersOptions, 'state'> {
  /** What devices told last, as the office hears it. */
  contacts: () => Promise<readonly HeardContact[]>;
  book: PostBook;
  settings: PostSettings;
  desk: AskedLettersOptions['desk'] & Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'leads' | 'wasSaid'>;
  ways: Ways;
  /** How long one waits for the next, in milliseconds. */
  betweenMs?: number;
}

export type PostRoom = ReturnType<typeof openPostRoom>;

const wayOfLetter = ({ channel }: Letter): keyof Ways => (channel === 'SMS' ? 'sms' : 'mail');

/** Sends what the business asks the office to send, one after another, as long as this machine leads. */
export function openPostRoom({ book, settings, ways, contacts, betweenMs = BETWEEN_MS, ...options }: PostRoomOptions) {
  const { leads } = options.desk;
  const { state, hear } = hearing(options.desk.store, contacts);
  const { letters, waiting, asOf } = askedLetters({ book, settings, state, ...options });
  const outbox = createOutbox({ book, ...letters });

  /** How many wait for a way. */
  const waitingFor = (way: keyof Ways) => waiting().filter((letter) => wayOfLetter(letter) === way).length;
  // What waits for longer than a day is not sent any more.
  const due = dueReminders({
    ...options,
    settings,
    left: async () => (await ways.mail.open()).left - waitingFor('mail'),
  });
  const openWays = async () => ({ mail: await ways.mail.open(), sms: await ways.sms.open() });
  /** Gives whether it went through all that waits. */
  const sendAll = async (): Promise<boolean> => {
    if (waiting().length === 0) return true;
    let open = await openWays();
    if (open.mail.left > 0 || open.sms.left > 0) await hear();
    for (const letter of waiting()) {
      if (beat.isOver() || !leads()) return false;
      const way = wayOfLetter(letter);
      const { left, place, sizeOf } = open[way];
      const step = await outbox.step(letter.id, left > 0 && sizeOf(letter) <= left);
      if (step === 'nothing') continue;
      await ways[way].note(step, place);
      await pause(betweenMs);
      open = await openWays();
    }
    return true;
  };
  const round = async () => {
    if (!leads()) return outbox.forget();
    await due.remind();
    return asOf(sendAll);
  };
  const beat = rounds(async () => {
    await round().catch((error: unknown) => {
      // What is not known now is asked anew.
      outbox.forget();
      if (!beat.isOver()) complain(`The post room failed: ${String(error)}`);
    });
    return LOOK_EVERY_MS;
  });

  return {
    waitingFor,
    /** What admins are to see to, in sentences; nothing while all goes, or nothing waits. */
    trouble: async (): Promise<string | undefined> => {
      const found = [await ways.mail.trouble(waitingFor('mail')), await ways.sms.trouble(waitingFor('sms'))];
      return found.filter(Boolean).join(' ') || undefined;
    },
    close: beat.close,
  };
}
