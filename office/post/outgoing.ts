import { isObject } from '@/journal/kit/isObject';
import { givenUpWords, retryAfter } from '../retrying';
import type { PostBook } from './postBook';
import type { SendOutcome } from './sendOutcome';

const STATES = ['waiting', 'sending', 'accepted', 'refused', 'noReceiver', 'lost'] as const;

/** How far the post room is with a mail, written down before and after each step, so that whoever takes over knows. */
export interface Outgoing {
  /** The business in which it was asked for, by the identity of its origin. */
  of: string;
  state: (typeof STATES)[number];
  /** Milliseconds: since when it is so, and, of one that waits, until when. */
  since: number;
  until: number;
  /** How often it failed for a while, and when first. */
  failures: number;
  failedFirst: number;
  /** What was said to it last. */
  answer: string;
  /** Of an SMS that was accepted: under which its provider reports what becomes of it. */
  requestId?: string | undefined;
}

/** Whether what was kept is of that form. */
export const isOutgoing = (value: unknown): value is Outgoing =>
  isObject(value) &&
  STATES.some((state) => state === value.state) &&
  [value.since, value.until, value.failures, value.failedFirst].every((time) => typeof time === 'number') &&
  typeof value.answer === 'string' &&
  typeof value.of === 'string';

/** One that was asked for just now, and waits until then. */
export const begun = (of: string, now: number, until: number): Outgoing => ({
  of,
  state: 'waiting',
  since: now,
  until,
  failures: 0,
  failedFirst: 0,
  answer: '',
});

/** What an attempt makes of it. */
export function after(before: Outgoing, { what, words, requestId }: SendOutcome, now: number): Outgoing {
  if (what === 'halted' || what === 'held')
    return { ...before, state: 'waiting', since: now, until: now, answer: words };
  if (what !== 'later')
    return { ...before, state: what, since: now, answer: words, ...(requestId !== undefined && { requestId }) };
  const retry = retryAfter(before, now);
  return 'isGivenUp' in retry
    ? { ...before, state: 'refused', since: now, answer: givenUpWords(words) }
    : { ...before, ...retry, state: 'waiting', since: now, answer: words };
}

/** A clock that was ahead has written down what is still to come: by today's it is so since now. */
export const byClock = (outgoing: Outgoing, now: number): Outgoing =>
  outgoing.since <= now
    ? outgoing
    : {
        ...outgoing,
        since: now,
        until: Math.min(outgoing.until, now),
        failedFirst: Math.min(outgoing.failedFirst, now),
      };

/** Tells by a book whether a mail was begun to be sent, or was sent. */
export const sendingIn =
  (book: Pick<PostBook, 'read'>) =>
  async (id: string): Promise<boolean> => {
    const { value, place } = await book.read('mail', id);
    return place > 0 && !(isOutgoing(value) && value.state === 'waiting');
  };
