import { officeTime } from '@/format';
import { HOUR_MS, MINUTE_MS } from '@/journal/kit/durations';
import type { SendingLimits } from '@/office/sending';
import { isoDate } from '@/store/kit/dates';
import { isNight } from './night';

const SECONDS_AN_HOUR = 3_600;
const NO_LIMIT = Number.POSITIVE_INFINITY;
/** Nobody wants to know of what is further away. */
const MOST_HOURS = 24 * 60;

/** What went by a way today, and in this hour. */
interface Went {
  count: number;
  inHour: number;
}

/** The beginning of the next hour by the office's clock. */
const nextHour = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + (60 - Number(officeTime(at).slice(3))) * MINUTE_MS);

/**
 * When about the last of so much will have gone by a way, as its limits let it, one a second at most; undefined where that is
 * more than two months away.
 */
export function waitingUntil(
  waiting: number,
  { atNight, mostADay = NO_LIMIT, mostAnHour = NO_LIMIT }: SendingLimits,
  { count, inHour }: Went,
  now: Date,
): Date | undefined {
  let [left, at, today, hour] = [waiting, now, count, inHour];
  for (let hours = 0; hours < MOST_HOURS; hours += 1) {
    const isOpen = !(atNight === 'Waits' && isNight(at));
    const next = nextHour(at);
    const inTime = Math.floor(((next.getTime() - at.getTime()) / HOUR_MS) * SECONDS_AN_HOUR);
    const most = isOpen ? Math.max(0, Math.min(mostADay - today, mostAnHour - hour, inTime)) : 0;
    if (left <= most) return new Date(at.getTime() + left * 1_000);
    left -= most;
    today = isoDate(next) === isoDate(at) ? today + most : 0;
    [at, hour] = [next, 0];
  }
  return undefined;
}
