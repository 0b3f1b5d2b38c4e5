import { DAY_MS } from '@/journal/kit/durations';
import { waitingIn, type Letter } from '@/store/billing/letters/letter';
import { whyNotThere } from '@/store/billing/letters/letterRules';
import type { RootState } from '@/store/business/store';
import { isoDate } from '@/store/kit/dates';
import type { openBusinessDesk } from '../facts/businessDesk';
import type { Moves } from '../facts/moves';
import type { WritePapers } from '../papers/paperFiles';
import { complain } from '../tell';
import type { OutgoingMail, SendingSettings } from './mailer';
import { GONE } from './askedKind';
import { askedIn, ASKED_KINDS, type Asked } from './askedKinds';
import type { OutboxOptions } from './outbox';
import type { PostBook } from './postBook';
import type { PostSettings } from './postSettings';
import { restoredIn } from './restored';
import type { SendOutcome } from './sendOutcome';
import { wayOfLetter, type WayName } from './wayOfLetter';

const TOO_OLD = 'It was asked for more than a day before it could be sent, so it was not sent.';
const RESTORED = 'It came with a business that was put in the place of another, so it was not sent.';
const OTP_TYPED: SendOutcome = {
  what: 'refused',
  words: 'It reads as an OTP, and the office sends none that somebody typed: it goes by your own phone alone.',
};
const NOT_SET_UP: SendOutcome = { what: 'later', words: 'The office has no mail server.' };

export interface AskedLettersOptions {
  book: Pick<PostBook, 'read' | 'put'>;
  settings: Pick<PostSettings, 'read'>;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'isStill'> & {
    moves: Pick<Moves, 'isUnderWay' | 'broughtLetters'>;
  };
  send: (settings: SendingSettings, mail: OutgoingMail) => Promise<SendOutcome>;
  /** Sends an SMS to a mobile number, under the identity of its letter. */
  sendSms: (to: string, text: string, id: string) => Promise<SendOutcome>;
  /** Whether an SMS reads as those that tell an OTP. */
  readsAsOtp: (text: string, state: RootState) => Promise<boolean>;
  /** Under which the provider of SMS, should nothing be heard of one, can be asked for it; undefined where it cannot. */
  ownRequestOfSms: (id: string) => Promise<string | undefined>;
  /** Whether a letter may go now, asked as it is handed over: who stops sending wants no other one to go. */
  mayGo: (letter: Letter) => Promise<boolean>;
  /** Whether a letter waits for nothing but its turn: not even after a day is it told as not sent then. */
  comesToTurn: (letter: Letter) => boolean;
  /** The business as it is now. */
  state: () => RootState;
  /** Writes what goes along. */
  write: WritePapers;
  now: () => Date;
}

/** Why one that was asked for does not go on an ISO date: what it tells is not so, or its client is not reached there any more; undefined where it does. */
const whyNotNow = (state: RootState, { kind, letter }: Asked, on: string): string | undefined =>
  kind.whyNotSo(state, letter.id, on) ?? whyNotThere(state, letter);

/** Why a letter is not sent any more: it is not of this business, was asked for too long ago while nothing could go, or does not go now. */
function whyNotSent(
  state: RootState,
  id: string,
  isOfThis: boolean,
  comesToTurn: (letter: Letter) => boolean,
  now: Date,
): string | undefined {
  const asked = askedIn(state, id);
  if (!asked) return GONE.words;
  const { kind, letter } = asked;
  if (!isOfThis) return `${RESTORED} ${kind.again}`;
  if (letter.on < isoDate(new Date(now.getTime() - DAY_MS)) && !comesToTurn(letter)) return `${TOO_OLD} ${kind.again}`;
  return whyNotNow(state, asked, isoDate(now));
}

/** Whether it is settled that what became of something was told: a refusal is, and the office's log says it. */
function isSettled(said: Awaited<ReturnType<AskedLettersOptions['desk']['say']>>): boolean {
  if ('refused' in said) complain(`What became of what was sent could not be told: ${said.refused}`);
  return !('again' in said);
}

/** Gives the letters that wait, each kind in the order in which they were asked for. */
function waitingLetters(state: () => RootState): () => readonly Letter[] {
  let waiting: readonly Letter[] = [];
  let seen: readonly unknown[] = [];
  return () => {
    const tables = ASKED_KINDS.map(({ table }) => table(state()));
    if (tables.some((table, place) => table !== seen[place])) waiting = tables.flatMap(waitingIn);
    seen = tables;
    return waiting;
  };
}

/** What the office is asked to send, as its outbox sends it. */
export function askedLetters(options: AskedLettersOptions) {
  const { book, settings, desk, state, mayGo, comesToTurn, send, sendSms, readsAsOtp, ownRequestOfSms, write, now } =
    options;
  const asked = (id: string) => askedIn(state(), id);
  const restored = restoredIn(book, () => state().origin.id);
  /** The letters that waited in a history that moved in. */
  let brought: ReadonlySet<unknown> = new Set();
  const isBrought = (letter: Letter) => brought.has(letter.id) || restored.isRestored(wayOfLetter(letter));

  const letters: Omit<OutboxOptions, 'book'> = {
    async send(id) {
      const { kind, letter } = asked(id) ?? {};
      if (!kind || !letter) return undefined;
      if (letter.channel === 'SMS') {
        if (kind.isTyped?.(state(), id) && (await readsAsOtp(letter.text, state()))) return OTP_TYPED;
        return (await mayGo(letter)) ? sendSms(letter.to, letter.text, letter.id) : undefined;
      }
      const { settings: kept } = await settings.read();
      if (!kept) return NOT_SET_UP;
      const content = await kind.content(desk.store, write, id, isoDate(now()));
      if ('what' in content) return content;
      return (await mayGo(letter)) ? send(kept, content) : undefined;
    },
    requestOf: async (id) => (asked(id)?.letter.channel === 'SMS' ? ownRequestOfSms(id) : undefined),
    isAsked: (id) =>
      desk.isStill(() => {
        const one = asked(id);
        return one?.letter.status === 'Waiting' && whyNotNow(state(), one, isoDate(now())) === undefined;
      }),
    origin: () => state().origin.id,
    stale: (id, of) => {
      const { letter } = asked(id) ?? {};
      const isOfThis = of === state().origin.id && !(letter && isBrought(letter));
      return whyNotSent(state(), id, isOfThis, comesToTurn, now());
    },
    async tell(id, became, { answer, since, requestId }) {
      const { kind, letter } = asked(id) ?? {};
      // Whoever replaced the whole business was faster than the word of it.
      if (!kind || !letter) return true;
      // Told anew of one that a restored business brought back.
      const fact = `told-${id}-${state().origin.id}`;
      const at = new Date(since).toISOString();
      const answered = { id, accountId: letter.accountId, became, answer, at, requestId };
      return isSettled(await desk.say(fact, kind.answered(state(), answered)));
    },
    now: () => now().getTime(),
  };

  return {
    letters,
    /** Does work for a way by the business as it is, and by what came along with it. */
    asOf: async (way: WayName, work: () => Promise<boolean>): Promise<void> => {
      brought = await desk.moves.broughtLetters();
      await restored.asOf(way, work);
    },
    waiting: waitingLetters(state),
  };
}
