import { officeTime } from '@/format';
import { DAY_MS, MINUTE_MS } from '@/journal/kit/durations';
import { isObject } from '@/journal/kit/isObject';
import type { SendingLimits, SendingRest } from '@/office/sending';
import { isoDate } from '@/store/kit/dates';
import type { PostBook, PostKind } from './postBook';
import { isNight } from './night';
import { waitingUntil } from './waitingUntil';

const HOUR_DIGITS = 2;
const NO_LIMIT = Number.POSITIVE_INFINITY;
/** So seldom it is written down that a way is open. */
const OPEN_NOTED_MS = 10 * MINUTE_MS;
/** So long nothing goes after the last one of one, two, three or more in a row of which nobody knows whether they went. */
const RESTS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

const countIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * What is known of the last one that was tried by the settings at a place, and how a way rests after what nobody knows of: whoever
 * swallows one without a word swallows all.
 */
function lastTriedIn(book: Pick<PostBook, 'read' | 'put'>, kind: PostKind, now: () => Date) {
  const last = async (place: number): Promise<Record<string, unknown>> => {
    const { value } = await book.read(kind, 'delay');
    return isObject(value) && value.of === place ? value : {};
  };
  const rests = ({ lost, since }: Record<string, unknown>): boolean => {
    const passed = now().getTime() - countIn(since);
    // A clock that was ahead has written down what is still to come.
    return passed >= 0 && passed < (RESTS_MS[Math.min(countIn(lost), RESTS_MS.length) - 1] ?? 0);
  };
  return {
    /** Why the last one is tried again; undefined once one went, or nobody knows whether one did. */
    async delay(place: number): Promise<string | undefined> {
      const { words } = await last(place);
      return typeof words === 'string' ? words : undefined;
    },
    /** The last one was answered: with words it is tried again for them. A rest goes on, as what goes meanwhile is but a test. */
    async noteDelay(place: number, words?: string): Promise<void> {
      const known = await last(place);
      const { lost, since } = rests(known) ? known : {};
      await book.put(kind, 'delay', { of: place, words, lost, since });
    },
    /** Of one more nobody knows whether it went. */
    async noteLost(place: number): Promise<void> {
      const { lost } = await last(place);
      await book.put(kind, 'delay', { of: place, lost: countIn(lost) + 1, since: now().getTime() });
    },
    /** Whether the next one waits, as nobody knows whether the last ones went. */
    isResting: async (place: number): Promise<boolean> => rests(await last(place)),
  };
}

/** From which day on what was asked for waits for its turn, and for nothing else. */
const turnIn = (book: Pick<PostBook, 'read' | 'put'>, kind: PostKind, now: () => Date) => ({
  /**
   * The ISO date from which on what was asked for is still sent, however long it waits for its turn: where nothing could go for more
   * than a day, as nothing was set up, all was stopped or the office was off, what was asked for before is not sent any more.
   * @param isOpen whether something may go now, but for its limits
   */
  async turnFrom(isOpen: boolean): Promise<string> {
    const { value } = await book.read(kind, 'turn');
    const { at, from } = isObject(value) ? value : {};
    const passed = typeof at === 'number' ? now().getTime() - at : DAY_MS;
    const next = passed < DAY_MS && typeof from === 'string' ? from : isoDate(new Date(now().getTime() - DAY_MS));
    if (isOpen && (passed < 0 || passed >= OPEN_NOTED_MS))
      await book.put(kind, 'turn', { at: now().getTime(), from: next });
    return next;
  },
});

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
    ...lastTriedIn(book, kind, now),
    ...turnIn(book, kind, now),

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
    /** When about the last of so much will have gone, as the limits let it; undefined where that is far away. */
    async until(waiting: number, limits: SendingLimits): Promise<Date | undefined> {
      return waitingUntil(waiting, limits, await sent(), now());
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
