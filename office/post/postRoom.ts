import { setTimeout as pause } from 'node:timers/promises';
import type { SendingStatus } from '@/office/sending';
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
import type { Way } from './way';
import { wayOfLetter, type WayName, type Ways } from './wayOfLetter';

const LOOK_EVERY_MS = 2_000;
/** Servers take a mail a second from anybody. */
const BETWEEN_MS = 1_000;

export interface PostRoomOptions extends Omit<AskedLettersOptions, 'state' | 'mayGo' | 'comesToTurn'> {
  /** What devices told last, as the office hears it. */
  contacts: () => Promise<readonly HeardContact[]>;
  book: PostBook;
  desk: AskedLettersOptions['desk'] & Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'leads' | 'wasSaid'>;
  ways: Ways;
  /** How long one waits for the next, in milliseconds. */
  betweenMs?: number;
  /** After how many milliseconds it looks again. */
  lookEveryMs?: number | undefined;
  /** How long one waits for its Undo, in milliseconds. */
  undoMs?: number | undefined;
}

export type PostRoom = ReturnType<typeof openPostRoom>;

type Open = Awaited<ReturnType<Way['open']>>;

/** How much may go by each way, as it was asked last. */
function openings(ways: Ways) {
  const last = new Map<WayName, Open>();
  const openWay = async (way: WayName): Promise<Open> => {
    const opened = await ways[way].open();
    last.set(way, opened);
    return opened;
  };
  return {
    last,
    openWay,
    /** Whether a letter waits for nothing but its turn, as far as its way was asked. */
    comesToTurn: (letter: Letter): boolean => last.get(wayOfLetter(letter))?.comesToTurn(letter) ?? false,
    /** Whether a letter may go at this moment. */
    mayGo: async (letter: Letter): Promise<boolean> => (await openWay(wayOfLetter(letter))).fits(letter),
  };
}

/** Tells admins how it stands with a way. */
const statusOf =
  (ways: Ways, waitingBy: (way: WayName) => readonly Letter[], { isUnderWay }: AskedLettersOptions['desk']['moves']) =>
  async (way: WayName): Promise<SendingStatus> => {
    const told = await ways[way].told(waitingBy(way));
    // Of what does not go nobody knows until when it waits.
    return (await isUnderWay()) ? { ...told, until: undefined, rests: 'movedIn' } : told;
  };

/** Sends what the business asks the office to send, by each way one after another, as long as this machine leads: neither way waits for the other. */
export function openPostRoom({ book, settings, ways, contacts, ...options }: PostRoomOptions) {
  const { betweenMs = BETWEEN_MS, lookEveryMs = LOOK_EVERY_MS } = options;
  const { leads } = options.desk;
  const { state, hear } = hearing(options.desk.store, contacts, () => options.now().getTime());
  const { last, openWay, mayGo, comesToTurn } = openings(ways);
  const { letters, waiting, asOf } = askedLetters({ book, settings, state, mayGo, comesToTurn, ...options });
  const outbox = createOutbox({ book, ...letters, undoMs: options.undoMs });
  const waitingBy = (way: WayName) => waiting().filter((letter) => wayOfLetter(letter) === way);
  const waitingFor = (way: WayName) => waitingBy(way).length;
  // Each is asked for on the day on which it goes.
  const due = dueReminders({
    ...options,
    settings,
    left: async () => (await ways.mail.open()).left - waitingFor('mail'),
  });
  /** Gives whether it went through all that waits for a way. */
  const sendAll = async (way: WayName): Promise<boolean> => {
    const waits = waitingBy(way);
    if (waits.length === 0) return true;
    // What may not go now is decided all the same, as it is taken up.
    await hear((await openWay(way)).left <= 0);
    for (const letter of waits) {
      const opened = last.get(way);
      if (beats[way].isOver() || !leads() || !opened) return false;
      const step = await outbox.step(letter.id, opened.fits(letter));
      if (step === 'nothing') continue;
      await ways[way].note(step, opened.place);
      await pause(betweenMs);
      await openWay(way);
    }
    return true;
  };
  const round = async (way: WayName) => {
    if (!leads()) return outbox.forget();
    // Of what waits amid a history that moves in, what became of it comes later on.
    if (await options.desk.moves.isUnderWay()) return asOf(way, async () => true);
    if (way === 'mail') await due.remind();
    return asOf(way, () => sendAll(way));
  };
  const beatOf = (way: WayName) =>
    rounds(async () => {
      await round(way).catch((error: unknown) => {
        // What is not known now is asked anew.
        outbox.forget();
        if (!beats[way].isOver()) complain(`The post room failed: ${String(error)}`);
      });
      return lookEveryMs;
    });
  const beats: Readonly<Record<WayName, ReturnType<typeof rounds>>> = { mail: beatOf('mail'), sms: beatOf('sms') };

  return {
    told: statusOf(ways, waitingBy, options.desk.moves),
    /** What admins are to see to, in sentences; nothing while all goes, or nothing waits. */
    trouble: async (): Promise<string | undefined> => {
      const found = [await ways.mail.trouble(waitingFor('mail')), await ways.sms.trouble(waitingFor('sms'))];
      return found.filter(Boolean).join(' ') || undefined;
    },
    close: async (): Promise<void> => void (await Promise.all([beats.mail.close(), beats.sms.close()])),
  };
}
