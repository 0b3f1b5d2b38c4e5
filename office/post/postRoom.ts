import { setTimeout as pause } from 'node:timers/promises';
import type { openBusinessDesk } from '../facts/businessDesk';
import { rounds } from '../rounds';
import { complain } from '../tell';
import { createOutbox } from './outbox';
import type { PostBook } from './postBook';
import type { PostSettings } from './postSettings';
import { dueReminders } from './dueReminders';
import { askedMail, type AskedMailOptions } from './askedMail';

const LOOK_EVERY_MS = 2_000;
/** Servers take a mail a second from anybody. */
const BETWEEN_MS = 1_000;

// All who are told of alerts read it: what the server says stands in the settings alone.
const HALTED = 'No mail is sent, and what is asked for waits. Look at Settings → Messages, and save it anew.';
const DELAYED = 'Mail is tried again, as the mail server did not take it. Settings → Messages tells why.';
const NOT_SET_UP = 'Mail waits to be sent, and the office has no mail server. Fill in Settings → Messages.';

export interface PostRoomOptions extends AskedMailOptions {
  book: PostBook;
  settings: PostSettings;
  desk: AskedMailOptions['desk'] & Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'leads' | 'wasSaid'>;
  /** How long one waits for the next, in milliseconds. */
  betweenMs?: number;
}

export type PostRoom = ReturnType<typeof openPostRoom>;

/** Sends what the business asks the office to mail, one after another, as long as this machine leads. */
export function openPostRoom({ book, settings, betweenMs = BETWEEN_MS, ...options }: PostRoomOptions) {
  const { leads } = options.desk;
  const { mail, waiting, asOf } = askedMail({ book, settings, ...options });
  const outbox = createOutbox({ book, ...mail });

  /** The place of the settings by which something may be sent now; undefined where nothing may. */
  const sendable = async (): Promise<number | undefined> => {
    const { settings: kept, place } = await settings.read();
    if (!kept || (await settings.isStopped()) || (await settings.trouble(place)) !== undefined) return undefined;
    return (await settings.rests(kept)) ? undefined : place;
  };
  const due = dueReminders({ ...options, settings, waiting, mayGo: async () => (await sendable()) !== undefined });
  /** Gives whether it went through all that waits. */
  const sendAll = async (): Promise<boolean> => {
    if (waiting().length === 0) return true;
    let place = await sendable();
    for (const { id } of waiting()) {
      if (beat.isOver() || !leads()) return false;
      const step = await outbox.step(id, place !== undefined);
      if (step === 'nothing') continue;
      if (step.what === 'accepted') await settings.noteSent();
      if (step.what === 'accepted' || step.what === 'refused') await settings.noteDelay();
      if (step.what === 'later') await settings.noteDelay(step.words);
      if (step.what === 'halted' && place !== undefined) await settings.halt(place, step.words);
      await pause(betweenMs);
      place = await sendable();
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
    /** How many mails wait. */
    waiting: () => waiting().length,
    /** What admins are to see to, in a sentence; nothing while all goes, or nothing waits. */
    trouble: async (): Promise<string | undefined> => {
      const { settings: kept, place } = await settings.read();
      if (!kept) return waiting().length > 0 ? NOT_SET_UP : undefined;
      if ((await settings.trouble(place)) !== undefined) return HALTED;
      return waiting().length > 0 && (await settings.delay()) !== undefined ? DELAYED : undefined;
    },
    close: beat.close,
  };
}
