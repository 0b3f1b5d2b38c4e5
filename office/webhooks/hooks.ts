import { isObject } from '@/journal/kit/isObject';
import type { LoggedCall } from '@/office/webhooks/webhookProtocol';
import { givenUpWords, retryAfter } from '../retrying';

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
  const { isTaken, words } = outcome;
  const tried: Call = { ...call, tried: now, tries: call.tries + 1, answer: words };
  const over = (last: Call, state: LoggedCall['state']): Hooks => ({
    ...hooks,
    waiting: hooks.waiting.filter(({ id }) => id !== call.id),
    over: [logged(last, state), ...hooks.over].slice(0, MOST_LOGGED),
  });
  if (isTaken) return over(tried, 'Told');
  const retry = retryAfter({ ...call, failures: call.tries }, now);
  if ('isGivenUp' in retry) return over({ ...tried, answer: givenUpWords(words) }, 'Given Up');
  const { failedFirst, until } = retry;
  return {
    ...hooks,
    waiting: hooks.waiting.map((one) => (one.id === call.id ? { ...tried, failedFirst, until } : one)),
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
