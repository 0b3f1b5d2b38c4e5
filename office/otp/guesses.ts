import { formatMinute, officeMinute } from '@/format';
import { DAY_MS } from '@/journal/kit/durations';
import { isObject } from '@/journal/kit/isObject';
import type { PostBook } from '../post/postBook';
import { readBeside } from './besideOtps';

/** So many are kept. */
const MOST_KEPT = 20;
const KEPT_AT = ['otpAlert', 'used up'] as const;

/** That no try was left, as somebody gave wrong OTPs for a receiver; `at` in milliseconds. */
interface Guess {
  by: string;
  to: string;
  at: number;
}

const isGuess = (value: unknown): value is Guess =>
  isObject(value) && typeof value.by === 'string' && typeof value.to === 'string' && typeof value.at === 'number';

interface GuessesOptions {
  book: Pick<PostBook, 'read' | 'replace'>;
  /** Milliseconds. */
  now: () => number;
}

/** Who used up all tries of an OTP within a day, on whichever machine: a slip of the pen takes one or two. */
export function guessesIn({ book, now }: GuessesOptions) {
  const read = async () => {
    const { value, place } = await readBeside(book, ...KEPT_AT);
    const all: readonly unknown[] = isObject(value) && Array.isArray(value.guesses) ? value.guesses : [];
    // By the clock of now what another machine kept whose clock is ahead.
    const guesses = all.filter(isGuess).map((guess) => ({ ...guess, at: Math.min(guess.at, now()) }));
    return { guesses: guesses.filter(({ at }) => now() - at < DAY_MS), place };
  };
  const note = async (by: string, to: string): Promise<void> => {
    const { guesses, place } = await read();
    const next = [...guesses, { by, to, at: now() }].slice(-MOST_KEPT);
    if ((await book.replace(...KEPT_AT, { guesses: next }, place)) === undefined) await note(by, to);
  };
  return {
    note,
    /** What admins are to look at, in a sentence; nothing where nobody used them up within a day. */
    trouble: async (): Promise<string | undefined> => {
      const { guesses } = await read();
      const last = guesses.at(-1);
      if (!last) return undefined;
      const told = new Set(guesses.map(({ by, to }) => `${by} for ${to}`));
      return `Wrong OTPs were given until no try was left, last on ${formatMinute(officeMinute(new Date(last.at)))}: by ${[...told].join(', by ')}. Ask them; Users → Audit tells for which challans.`;
    },
  };
}

export type Guesses = ReturnType<typeof guessesIn>;
