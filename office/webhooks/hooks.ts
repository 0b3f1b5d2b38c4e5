import { isObject } from '@/journal/kit/isObject';
import type { LoggedCall } from '@/office/webhooks/webhookProtocol';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a call waits after each failure in a row; the last one goes for all that follow. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS];
/** So long after its first failure nobody tries any more. */
const GIVEN_UP_AFTER_MS = 24 * HOUR_MS;
/** So many wait at most: what happens meanwhile is read from the journal as there is room. */
const MOST_WAITING = 200;
/** So many that are over are remembered. */
const MOST_LOGGED = 50;

/** A call that waits: the same text each time, under the same identity, so that a receiver can drop a second one. */
export interface Call {
  id: string;
  event: LoggedCall['event'];
  about: string;
  body: string;
  /** Milliseconds: since when it waits, when it was tried last and first in vain, and until when it waits. */
  since: number;
  tried?: number | undefined;
  failedFirst?: number | undefined;
  until: number;
  tries: number;
  answer: string;
}

/** How far an office is with its calls. Written down as a whole, so that no event is taken twice and none is missed. */
export interface Hooks {
  /** The place in the journal up to which events were taken, and how many of the next one were. */
  after: number;
  taken: number;
  waiting: readonly Call[];
  /** Those that are over, the newest first. */
  over: readonly LoggedCall[];
}

/** Whether what was kept is of that form; nobody else writes it. */
export const isHooks = (value: unknown): value is Hooks =>
  isObject(value) &&
  typeof value.after === 'number' &&
  typeof value.taken === 'number' &&
  Array.isArray(value.waiting) &&
  Array.isArray(value.over);

/** Begun at a place of the journal: nothing waits, and what is over stays. */
export const begunAt = (after: number, over: Hooks['over'] = []): Hooks => ({ after, taken: 0, waiting: [], over });

/** How many more calls may wait. */
export const roomIn = ({ waiting }: Hooks): number => Math.max(0, MOST_WAITING - waiting.length);

/** With calls more; one that is known already is none. */
export function withCalls(hooks: Hooks, calls: readonly Call[]): Hooks {
  const known = new Set([...hooks.waiting, ...hooks.over].map(({ id }) => id));
  const fresh = calls.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? hooks : { ...hooks, waiting: [...hooks.waiting, ...fresh] };
}

const logged = ({ id, event, about, since, tried, tries, answer }: Call, state: LoggedCall['state']): LoggedCall => ({
  id,
  event,
  about,
  at: new Date(tried ?? since).toISOString(),
  tries,
  state,
  answer,
});

/** What an attempt makes of a call, and of those that are over. */
export function afterTry(hooks: Hooks, call: Call, outcome: { isTaken: boolean; words: string }, now: number): Hooks {
  // A clock that was ahead has written down what is still to come.
  const failedFirst = Math.min(call.failedFirst ?? now, now);
  const last = failedFirst + GIVEN_UP_AFTER_MS;
  const isGivenUp = !outcome.isTaken && now >= last;
  const wait = WAITS_MS[Math.min(call.tries, WAITS_MS.length - 1)] ?? 0;
  const tried: Call = {
    ...call,
    tried: now,
    tries: call.tries + 1,
    answer: isGivenUp ? `Given up after a day. ${outcome.words}` : outcome.words,
    ...(!outcome.isTaken && { failedFirst, until: Math.min(now + wait, last) }),
  };
  if (!outcome.isTaken && !isGivenUp)
    return { ...hooks, waiting: hooks.waiting.map((one) => (one.id === call.id ? tried : one)) };
  return {
    ...hooks,
    waiting: hooks.waiting.filter(({ id }) => id !== call.id),
    over: [logged(tried, outcome.isTaken ? 'Told' : 'Given Up'), ...hooks.over].slice(0, MOST_LOGGED),
  };
}

/** The first call that is due; a clock that was ahead has written down what is still to come. */
export const dueIn = ({ waiting }: Hooks, now: number): Call | undefined =>
  waiting.find(({ until, since, tried = since }) => until <= now || tried > now);

/** What the log shows: what waits, and what is over; the newest first. */
export const logOf = ({ waiting, over }: Hooks): LoggedCall[] => [
  ...waiting.map((call) => logged(call, 'Waiting')).toReversed(),
  ...over,
];
