import { DAY_MS } from '@/journal/kit/durations';
import { isObject } from '@/journal/kit/isObject';
import { nameKey } from '../nameKey';
import type { AccessBook } from './accessBook';

/** A name with which nobody is let in, since so many sign-ins failed. */
export interface Lock {
  name: string;
  /** ISO instant. */
  since: string;
}

const LASTS_MS = DAY_MS;
/** Of names that nobody has, so many are remembered: without them a lock would tell who belongs to the office. */
const MOST_OF_NOBODY = 10_000;

const isLock = (value: unknown): value is Lock =>
  isObject(value) && typeof value.name === 'string' && typeof value.since === 'string';

/** The names that are locked: those of people on all machines, any other in the memory of this one. `now` gives milliseconds. */
export function createLocks(book: AccessBook, now: () => number = Date.now) {
  const ofNobody = new Map<string, number>();
  const isOn = (since: number) => Math.abs(now() - since) < LASTS_MS;

  return {
    async isLocked(name: string): Promise<boolean> {
      const since = ofNobody.get(nameKey(name));
      // Asked for either way, so that the time that it takes tells nothing.
      const { value } = await book.read('lock', nameKey(name));
      return (since !== undefined && isOn(since)) || (isLock(value) && isOn(Date.parse(value.since)));
    },
    /** Locks a name. */
    async lock(name: string, isSomebodys: boolean): Promise<void> {
      if (isSomebodys)
        await book.put('lock', nameKey(name), { name, since: new Date(now()).toISOString() } satisfies Lock);
      else {
        ofNobody.set(nameKey(name), now());
        for (const [first] of ofNobody) {
          if (ofNobody.size <= MOST_OF_NOBODY) break;
          ofNobody.delete(first);
        }
      }
    },
    /** Lifts the lock of a name on all machines, and what this one remembers of it from before it was somebody's. */
    async lift(name: string): Promise<void> {
      ofNobody.delete(nameKey(name));
      await book.drop('lock', nameKey(name));
    },
    /** Forgets what this machine alone remembers of a name. */
    forgetHere: (name: string): void => void ofNobody.delete(nameKey(name)),
    all: async (): Promise<Lock[]> =>
      (await book.all('lock')).filter(isLock).filter(({ since }) => isOn(Date.parse(since))),
  };
}

export type Locks = ReturnType<typeof createLocks>;
