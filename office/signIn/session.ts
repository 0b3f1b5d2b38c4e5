import { DAY_MS, HOUR_MS } from '@/journal/kit/durations';
import { isObject } from '@/journal/kit/isObject';

/** A sign-in of one browser, as the office keeps it. */
export interface Session {
  /** Plain, and no secret: what proves it is the token in the browser's cookie. */
  id: string;
  name: string;
  /** SHA-256 of its tokens, as base64url. */
  tokens: string[];
  /** The browser in words, and the address that it came from. */
  browser: string;
  address: string;
  /** ISO instants: of the sign-in, and when a tab of it was last connected. */
  since: string;
  seen: string;
  /** Whether the browser stays signed in when it is opened again. */
  remember: boolean;
  /** The place of the password that it goes by: another one ends it. One that an earlier version began has none. */
  place?: number;
  /** What is kept of the bcrypt of a password that is taking the place of that one in this very browser: the session goes by it as well. */
  next?: string | undefined;
}

/** How long a sign-in lasts without a tab that is connected, and at the longest. */
const LASTS = {
  once: { idleMs: 12 * HOUR_MS, longestMs: 7 * DAY_MS },
  remembered: { idleMs: 30 * DAY_MS, longestMs: 90 * DAY_MS },
} as const;

/** How long a browser keeps the cookie of a sign-in that it remembers, in seconds. */
export const REMEMBERED_S = LASTS.remembered.longestMs / 1_000;

/** Whether a sign-in has ended by itself: for want of use, or by its age. A clock that was set back ends none. */
export function isOver({ since, seen, remember }: Session, now: number): boolean {
  const { idleMs, longestMs } = LASTS[remember ? 'remembered' : 'once'];
  // What cannot be read is no instant, and has ended.
  return !(now - Date.parse(seen) <= idleMs && now - Date.parse(since) <= longestMs);
}

/** So many browsers of one person are signed in at a time. */
const MOST_SESSIONS = 20;

/** Those of one person's sessions that end as another one begins: those that were not seen for longest. */
export const crowdedOut = (own: readonly Session[]): Session[] =>
  own.toSorted((one, other) => Date.parse(other.seen) - Date.parse(one.seen)).slice(MOST_SESSIONS - 1);

const isText = (value: unknown): value is string => typeof value === 'string';

/** What the office kept, if it is a session. */
export const isSession = (value: unknown): value is Session =>
  isObject(value) &&
  [value.id, value.name, value.browser, value.address, value.since, value.seen].every(isText) &&
  Array.isArray(value.tokens) &&
  value.tokens.every(isText) &&
  typeof value.remember === 'boolean' &&
  (value.place === undefined || typeof value.place === 'number') &&
  (value.next === undefined || isText(value.next));
