import { earlierOf } from '@/store/kit/dates';

/** Money that came or went, with the ISO date on which that was recorded. */
interface Recorded {
  on: string;
  recordedOn: string;
  of?: string | undefined;
}

/** Money as it is recorded on a day (ISO date); the day on which it came or went is its own, and none that is still to come then. */
export const recordedAnew = <Money extends Recorded>(money: Money, day: string): Money => ({
  ...money,
  on: earlierOf(money.on, day),
  recordedOn: day,
});

/** Money that came or went on a day on which it cannot count any more, as it is known on another day (ISO date) or on that of its recording. */
export function knownMoney<Money extends Recorded>(money: Money, day: string) {
  const on = day > money.recordedOn ? day : money.recordedOn;
  return { ...money, on, recordedOn: on, of: money.of ?? money.on };
}
