import { isObject } from '@/journal/kit/isObject';
import { waitingIn, type Letter } from '@/store/billing/letters/letter';
import type { RootState } from '@/store/business/store';
import { isoDate } from '@/store/kit/dates';
import type { openBusinessDesk } from '../facts/businessDesk';
import type { WritePapers } from '../papers/paperFiles';
import { complain } from '../tell';
import { documentMail } from './documentMail';
import type { OutgoingMail, SendingSettings } from './mailer';
import { GONE, type LetterKind } from './letterKind';
import { noticeMail } from './noticeMail';
import type { OutboxOptions } from './outbox';
import type { PostBook } from './postBook';
import type { PostSettings } from './postSettings';
import { reminderMail } from './reminderMail';
import type { SendOutcome } from './sendOutcome';

const DAY_MS = 86_400_000;
const TOO_OLD = 'It was asked for more than a day before it could be sent, so it was not sent.';
const RESTORED = 'It came with a business that was put in the place of another, so it was not sent.';
const NOT_SET_UP: SendOutcome = { what: 'later', words: 'The office has no mail server.' };

/** What is asked for: what is of today, then papers, then reminders. */
const KINDS: readonly LetterKind[] = [noticeMail, documentMail, reminderMail];

export interface AskedLettersOptions {
  book: Pick<PostBook, 'read' | 'put'>;
  settings: Pick<PostSettings, 'read'>;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'isStill'>;
  send: (settings: SendingSettings, mail: OutgoingMail) => Promise<SendOutcome>;
  /** Sends an SMS to a mobile number. */
  sendSms: (to: string, text: string) => Promise<SendOutcome>;
  /** The business as it is now. */
  state: () => RootState;
  /** Writes what goes along. */
  write: WritePapers;
  now: () => Date;
}

/** What was asked for by that identity, and of which kind it is; undefined where it is not there any more. */
function askedIn(state: RootState, id: string): { kind: LetterKind; letter: Letter } | undefined {
  for (const kind of KINDS) {
    const letter = kind.table(state).entities[id];
    if (letter) return { kind, letter };
  }
  return undefined;
}

/** Why a letter is not sent any more: it is not of this business, was asked for too long ago, or what it tells is not so by now. */
function whyNotSent(state: RootState, id: string, isOfThis: boolean, now: Date): string | undefined {
  const { kind, letter } = askedIn(state, id) ?? {};
  if (!kind || !letter) return GONE.words;
  if (!isOfThis) return `${RESTORED} ${kind.again}`;
  if (letter.on < isoDate(new Date(now.getTime() - DAY_MS))) return `${TOO_OLD} ${kind.again}`;
  return kind.whyNotSo(state, id, isoDate(now));
}

/** Whether it is settled that what became of something was told: a refusal is, and the office's log says it. */
function isSettled(said: Awaited<ReturnType<AskedLettersOptions['desk']['say']>>): boolean {
  if ('refused' in said) complain(`What became of what was sent could not be told: ${said.refused}`);
  return !('again' in said);
}

/** What the office is asked to send, as its outbox sends it. */
export function askedLetters({ book, settings, desk, state, send, sendSms, write, now }: AskedLettersOptions) {
  const asked = (id: string) => askedIn(state(), id);
  let waiting: readonly Letter[] = [];
  let seen: readonly unknown[] = [];
  /** Whether what waits now came with a business that was put in the place of another. */
  let isRestored = false;
  let origin: string | undefined;

  const letters: Omit<OutboxOptions, 'book'> = {
    async send(id) {
      const { kind, letter } = asked(id) ?? {};
      if (letter?.channel === 'SMS') return sendSms(letter.to, letter.text);
      const { settings: kept } = await settings.read();
      if (!kind || !kept) return NOT_SET_UP;
      const content = await kind.content(desk.store, write, id, isoDate(now()));
      return 'what' in content ? content : send(kept, content);
    },
    isAsked: (id) =>
      desk.isStill(() => {
        const { kind, letter } = asked(id) ?? {};
        return letter?.status === 'Waiting' && kind?.whyNotSo(state(), id, isoDate(now())) === undefined;
      }),
    origin: () => state().origin.id,
    stale: (id, of) => whyNotSent(state(), id, !isRestored && of === state().origin.id, now()),
    async tell(id, became, answer) {
      const { kind, letter } = asked(id) ?? {};
      // Whoever replaced the whole business was faster than the word of it.
      if (!kind || !letter) return true;
      // Told anew of one that a restored business brought back.
      const fact = `told-${id}-${state().origin.id}`;
      const said = await desk.say(fact, kind.answered(state(), { id, accountId: letter.accountId, became, answer }));
      return isSettled(said);
    },
    now: () => now().getTime(),
  };

  return {
    letters,
    /** Does work, in which what nobody has taken up yet is not, where the business is another one than when that was gone through last; `work` gives whether it went through all. */
    asOf: async (work: () => Promise<boolean>): Promise<void> => {
      const { id } = state().origin;
      if (id === origin) return void (await work());
      const { value, place } = await book.read('room', 'business');
      isRestored = place > 0 && !(isObject(value) && value.id === id);
      const isWhole = await work().finally(() => (isRestored = false));
      if (!isWhole) return undefined;
      await book.put('room', 'business', { id });
      origin = id;
      return undefined;
    },
    /** Those that wait, each kind in the order in which they were asked for. */
    waiting: (): readonly Letter[] => {
      const tables = KINDS.map(({ table }) => table(state()));
      if (tables.some((table, place) => table !== seen[place])) waiting = tables.flatMap(waitingIn);
      seen = tables;
      return waiting;
    },
  };
}
