import { officeTime } from '@/format';
import { MINUTE_MS } from '@/journal/kit/durations';
import type { Business } from '@/store/business/business';
import type { Challan } from '@/store/stock/challans/challan';
import { placeName } from '@/store/stock/onHand/holderWords';
import { isObject } from '@/journal/kit/isObject';
import type { PostBook } from '../post/postBook';

/** So many of something within so many milliseconds. */
interface Limit {
  most: number;
  withinMs: number;
}

/** Wrong OTPs of one receiver, on whichever challan and whoever says them. */
const OF_RECEIVER: Limit = { most: 5, withinMs: 10 * MINUTE_MS };
/** Wrong OTPs that one person says, whoever receives. */
const OF_PERSON: Limit = { most: 20, withinMs: 60 * MINUTE_MS };
/** SMS with an OTP to one mobile. */
const OF_MOBILE: Limit = { most: 10, withinMs: 60 * MINUTE_MS };

interface TriesOptions {
  book: Pick<PostBook, 'read' | 'replace'>;
  business: () => Business;
  now: () => number;
}

/** How much is left of a limit, and when there is more. */
interface Left {
  left: number;
  until: number;
}

const at = (until: number) => officeTime(new Date(until));

/** Counts of what happened, under a key each, as far back as their limits go; their kind is their own, as whoever offers a challan chooses its identity. */
function countsIn({ book, now }: Pick<TriesOptions, 'book' | 'now'>) {
  const read = async (key: string, { withinMs }: Limit) => {
    const { value, place } = await book.read('otpTries', key);
    const kept: readonly unknown[] = isObject(value) && Array.isArray(value.times) ? value.times : [];
    // By the clock of now what another machine kept whose clock is ahead.
    const times = kept.flatMap((time) => (typeof time === 'number' ? [Math.min(time, now())] : []));
    return { times: times.filter((time) => now() - time < withinMs), place };
  };
  const leftOf = (times: readonly number[], { most, withinMs }: Limit): Left => ({
    left: most - times.length,
    until: (times[0] ?? now()) + withinMs,
  });
  /** Counts one more; what is left before that tells whether it may be. */
  const take = async (key: string, limit: Limit): Promise<Left> => {
    const { times, place } = await read(key, limit);
    const before = leftOf(times, limit);
    if (before.left <= 0) return before;
    const kept = await book.replace('otpTries', key, { times: [...times, now()] }, place);
    return kept === undefined ? take(key, limit) : before;
  };
  const giveBack = async (key: string, limit: Limit): Promise<void> => {
    const { times, place } = await read(key, limit);
    if ((await book.replace('otpTries', key, { times: times.slice(0, -1) }, place)) === undefined)
      await giveBack(key, limit);
  };
  return {
    read: async (key: string, limit: Limit): Promise<Left> => leftOf((await read(key, limit)).times, limit),
    take,
    giveBack,
  };
}

const ofReceiver = ({ to }: Challan) => `wrong for ${to.at} ${to.id ?? ''}`;
const ofPerson = (by: string) => `wrong by ${by}`;

/**
 * Counts over all challans what an OTP must not be asked for, or guessed at, too often: another challan gives no more of it, as
 * another OTP gives none (NIST SP 800-63B, 5.2.2, limits failed tries of an account).
 */
export function triesIn({ book, business, now }: TriesOptions) {
  const { read, take, giveBack } = countsIn({ book, now });
  const usedUp = ({ to }: Challan, until: number) =>
    `${OF_RECEIVER.most} OTPs for ${placeName(business(), to)} were wrong. Another one can be asked for at ${at(until)}.`;

  return {
    /** Why no OTP is made for the receiver of a challan now, in a sentence. */
    async whyNotMade(challan: Challan): Promise<string | undefined> {
      const { left, until } = await read(ofReceiver(challan), OF_RECEIVER);
      return left > 0 ? undefined : usedUp(challan, until);
    },
    /** Counts a try before it is validated, as of many at once each counts; one that is right is given back. */
    async begin(challan: Challan, by: string) {
      const { left, until } = await take(ofReceiver(challan), OF_RECEIVER);
      if (left <= 0) return { refused: usedUp(challan, until) };
      const own = await take(ofPerson(by), OF_PERSON);
      const giveBackTry = () => giveBack(ofReceiver(challan), OF_RECEIVER);
      if (own.left <= 0) {
        await giveBackTry();
        return { refused: `You gave ${OF_PERSON.most} wrong OTPs within an hour. Try again at ${at(own.until)}.` };
      }
      return {
        /** How many are left after it, and what is told where none is. */
        left: left - 1,
        /** Whether it is the last one that whoever gives it has within an hour. */
        isLastOfPerson: own.left === 1,
        usedUp: usedUp(challan, until),
        giveBack: async () => void (await Promise.all([giveBackTry(), giveBack(ofPerson(by), OF_PERSON)])),
      };
    },
    /** Why no SMS goes to a mobile now, in a sentence; one that goes is counted. */
    async whyNoSms(mobile: string): Promise<string | undefined> {
      const { left, until } = await take(`sms ${mobile}`, OF_MOBILE);
      return left > 0
        ? undefined
        : `No SMS went: ${OF_MOBILE.most} with an OTP went to this mobile within an hour. The next one can go at ${at(until)}.`;
    },
  };
}

export type Tries = ReturnType<typeof triesIn>;
