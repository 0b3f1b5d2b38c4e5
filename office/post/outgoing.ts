import { isObject } from '@/journal/kit/isObject';
import { advance, initialOf, statusesOf } from '@/machines/advance';
import { outboxLetterMachine, type OutboxEvent, type OutboxState } from '@/machines/outboxLetter';
import { givenUpWords, retryAfter } from '../retrying';
import type { PostBook } from './postBook';
import type { SendOutcome } from './sendOutcome';

/** What an answer is to the letter that was handed over. */
const EVENTS: Readonly<Record<SendOutcome['what'], OutboxEvent>> = {
  accepted: 'accept',
  refused: 'refuse',
  noReceiver: 'missReceiver',
  lost: 'lose',
  later: 'putOff',
  held: 'putOff',
  halted: 'putOff',
};

/** How far the post room is with a mail, written down before and after each step, so that whoever takes over knows. */
export interface Outgoing {
  /** The business in which it was asked for, by the identity of its origin. */
  of: string;
  state: OutboxState;
  /** Milliseconds: since when it is so, and, of one that waits, until when. */
  since: number;
  until: number;
  /** How often it failed for a while, and when first. */
  failures: number;
  failedFirst: number;
  /** What was said to it last. */
  answer: string;
  /** Of an SMS that is being sent, or went: under which its provider reports what becomes of it. */
  requestId?: string | undefined;
}

/** Whether what was kept is of that form. */
export const isOutgoing = (value: unknown): value is Outgoing =>
  isObject(value) &&
  statusesOf(outboxLetterMachine).some((state) => state === value.state) &&
  [value.since, value.until, value.failures, value.failedFirst].every((time) => typeof time === 'number') &&
  typeof value.answer === 'string' &&
  typeof value.of === 'string';

/** One that was asked for just now, and waits until then. */
export const begun = (of: string, now: number, until: number): Outgoing => ({
  of,
  state: initialOf(outboxLetterMachine),
  since: now,
  until,
  failures: 0,
  failedFirst: 0,
  answer: '',
});

/** What an event makes of it at a time in milliseconds, with what else is known by then; what may not follow leaves it as it is. */
export function moved(before: Outgoing, type: OutboxEvent, now: number, known: Partial<Outgoing> = {}): Outgoing {
  const state = advance(outboxLetterMachine, before.state, { type });
  return state === undefined ? before : { ...before, ...known, state, since: now };
}

/** What the answer makes of one that is being sent. */
export function answered(before: Outgoing, { what, words: answer, requestId }: SendOutcome, now: number): Outgoing {
  const event = EVENTS[what];
  const sending = { ...before, requestId };
  if (event !== 'putOff') return moved(sending, event, now, { answer });
  // It failed of the settings or of its text, for which it is tried anew once those are mended.
  if (what !== 'later') return moved(sending, event, now, { until: now, answer });
  const retry = retryAfter(sending, now);
  return 'isGivenUp' in retry
    ? moved(sending, 'giveUp', now, { answer: givenUpWords(answer) })
    : moved(sending, event, now, { ...retry, answer });
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
