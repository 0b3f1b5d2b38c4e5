import { officeTime } from '@/format';
import { isObject } from '@/journal/kit/isObject';
import type { SendingLimits, SendingRest } from '@/office/sending';
import { isoDate } from '@/store/kit/dates';
import type { PostBook, PostKind } from './postBook';

const NIGHT_FROM = '21:00';
const MORNING_FROM = '09:00';
const HOUR_DIGITS = 2;
const NO_LIMIT = Number.POSITIVE_INFINITY;
const MINUTE_MS = 60_000;
/** So long nothing goes after the last one of one, two, three or more in a row of which nobody knows whether they went. */
const RESTS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

/** Whether it is night by the office's clock. */
function isNight(at: Date): boolean {
  const time = officeTime(at);
  return time >= NIGHT_FROM || time < MORNING_FROM;
}

const countIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** How a way rests after what nobody knows of: whoever swallows one without a word swallows all. */
function restingIn(book: Pick<PostBook, 'read' | 'put'>, kind: PostKind, now: () => Date) {
  const lastLost = async (place: number) => {
    const { value } = await book.read(kind, 'delay');
    return isObject(value) && value.of === place ? value : {};
  };
  return {
    /** Of one more, by the settings at that place, nobody knows whether it went. */
    async noteLost(place: number, words: string): Promise<void> {
      const { lost } = await lastLost(place);
      await book.put(kind, 'delay', { words, of: place, lost: countIn(lost) + 1, since: now().getTime() });
    },
    /** Whether the next one waits, as nobody knows whether the last ones went. */
    async isResting(place: number): Promise<boolean> {
      const { lost, since } = await lastLost(place);
      const passed = now().getTime() - countIn(since);
      // A clock that was ahead has written down what is still to come.
      return passed >= 0 && passed < (RESTS_MS[Math.min(countIn(lost), RESTS_MS.length) - 1] ?? 0);
    },
  };
}

export type Standing = ReturnType<typeof standingIn>;

/**
 * Whether a way by which the office sends is stopped, why nothing goes by its settings, and how much went today and in this hour.
 * @param kind under which the way keeps it
 * @param now gives the clock of the office
 */
export function standingIn(book: Pick<PostBook, 'read' | 'put' | 'replace'>, kind: PostKind, now: () => Date) {
  const sent = async () => {
    const { value, place } = await book.read(kind, 'sent');
    const known = isObject(value) ? value : {};
    const [on, hour] = [isoDate(now()), officeTime(now()).slice(0, HOUR_DIGITS)];
    const count = known.on === on ? countIn(known.count) : 0;
    const inHour = known.on === on && known.hour === hour ? countIn(known.inHour) : 0;
    return { on, hour, count, inHour, place };
  };
  const noteSent = async (more: number): Promise<void> => {
    const { place, count, inHour, ...when } = await sent();
    const kept = await book.replace(kind, 'sent', { ...when, count: count + more, inHour: inHour + more }, place);
    // Somebody else has noted another one meanwhile.
    if (kept === undefined) await noteSent(more);
  };

  return {
    /** Why nothing goes by the settings at that place; undefined while something does. */
    async trouble(place: number): Promise<string | undefined> {
      const { value } = await book.read(kind, 'trouble');
      return isObject(value) && value.of === place && typeof value.words === 'string' ? value.words : undefined;
    },
    halt: (place: number, words: string): Promise<void> => book.put(kind, 'trouble', { of: place, words }),

    /** Why the last one that was tried is tried again; undefined once one went. */
    async delay(): Promise<string | undefined> {
      const { value } = await book.read(kind, 'delay');
      return isObject(value) && typeof value.words === 'string' ? value.words : undefined;
    },
    noteDelay: (words?: string): Promise<void> => book.put(kind, 'delay', words === undefined ? {} : { words }),
    ...restingIn(book, kind, now),

    /** How many more may go now, and where it is none, why. */
    async left({ atNight, mostADay = NO_LIMIT, mostAnHour = NO_LIMIT }: SendingLimits): Promise<{
      left: number;
      rests?: SendingRest;
    }> {
      if (atNight === 'Waits' && isNight(now())) return { left: 0, rests: 'night' };
      const { count, inHour } = await sent();
      if (count >= mostADay) return { left: 0, rests: 'limit' };
      if (inHour >= mostAnHour) return { left: 0, rests: 'hour' };
      return { left: Math.min(mostADay - count, mostAnHour - inHour) };
    },
    /** So many more went. */
    noteSent,

    async isStopped(): Promise<boolean> {
      const { value } = await book.read(kind, 'stop');
      return isObject(value) && value.isStopped === true;
    },
    stop: (isStopped: boolean): Promise<void> => book.put(kind, 'stop', { isStopped }),
  };
}
