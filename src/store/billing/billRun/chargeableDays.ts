import { formatCountOf, formatDate } from '@/format';
import { daysAfter } from '@/store/kit/dates';
import type { Proration } from '@/store/clients/accounts/account';
import type { Fitment } from '@/store/vehicles/fitments/fitments';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { daysInMask, daysFrom, daysOfMonth, firstDayOf, lastDayOf, type DayMask } from './months';
import type { SkipKind } from './skipKinds';
import { ownedSpans, stintsOf, type Owned } from '@/store/billing/bills/ownedSpans';

/** What is looked at where the days of a vehicle are counted. */
export interface DaysOf extends Owned {
  fitments: readonly Fitment[];
  /** All that the vehicle ever had. */
  subscriptions: readonly Subscription[];
}

/** The days of a month for which a vehicle is charged to an account, how many they are, and why not all; or why none. */
export interface Charged {
  mask: DayMask;
  days: number;
  of: number;
  /** In words; undefined where the whole month is charged, and nothing is to be said. */
  why?: string | undefined;
  /** Set where none is charged. */
  none?: SkipKind | undefined;
}

/** Why a month is charged so, where something is to be said of it. */
const charging = (mask: DayMask, of: number, why?: (days: number) => string): Charged => {
  const days = daysInMask(mask);
  return days === of || !why ? { mask, days, of } : { mask, days, of, why: why(days) };
};

const all = (masks: readonly DayMask[]): DayMask => masks.reduce((one, other) => one | other, 0);

/** The days on which a vehicle was an account's. */
const ownedDays = (look: Owned, month: string): DayMask =>
  all(ownedSpans(look).map(({ from, to }) => daysFrom(month, from, to)));

/** The days for which a vehicle was billed before it was billed here. */
const billedBefore = ({ vehicle: { billedUntil } }: Owned, month: string): DayMask =>
  billedUntil === undefined || billedUntil.slice(0, 7) < month ? 0 : daysFrom(month, '', daysAfter(billedUntil, 1));

/** The days of a month on which a vehicle was an account's, without those for which it was billed before. */
export const ownMask = (look: Owned, month: string): DayMask => ownedDays(look, month) & ~billedBefore(look, month);

/** How many days of a month a vehicle was an account's, without those for which it was billed before. */
export const daysOwned = (look: Owned, month: string): number => daysInMask(ownMask(look, month));

/** The days of a subscription without those of its pauses: a pause that nobody resumed is over with its subscription. */
const unpausedDays = ({ from, to, pauses }: Subscription, month: string): DayMask =>
  daysFrom(month, from, to) & ~all(pauses.map((pause) => daysFrom(month, pause.from, pause.to)));

const shortDay = (month: string, day: number) => formatDate(`${month}-${String(day).padStart(2, '0')}`).slice(0, 6);

/** What a mask leaves out at the beginning of a month, and at its end, in words. */
function edges(mask: DayMask, within: DayMask, month: string, since: string, until: string): string[] {
  const [begins, ends] = [firstDayOf(mask), lastDayOf(mask)];
  return [
    ...(begins > firstDayOf(within) ? [`${since} ${shortDay(month, begins)}`] : []),
    ...(ends < lastDayOf(within) ? [`${until} ${shortDay(month, ends + 1)}`] : []),
  ];
}

const inPart = (parts: readonly string[], days: number, of: number): string =>
  `${parts.join(', ')}: ${days} of ${of} days`;

/** Why nothing is charged of a month by a client's choice to begin with the next one; undefined where it began before. */
function freeAtFirst(look: DaysOf, month: string): string | undefined {
  const begun = stintsOf(look).findLast(({ from }) => from.slice(0, 7) <= month);
  if (begun?.from.slice(0, 7) !== month) return undefined;
  const how = look.fitments.some(({ from }) => from === begun.from) ? 'Fitted' : 'Came';
  return `${how} ${formatDate(begun.from).slice(0, 6)}: charged from next month.`;
}

/** That days of a month were billed before, in words. */
const untilWords = ({ vehicle: { billedUntil = '' } }: Owned) => `billed until ${formatDate(billedUntil).slice(0, 6)}`;

/**
 * The days of a month, `YYYY-MM`, for which a vehicle is charged: those with a device in it, subscribed and not paused, at
 * this account, and not billed before. The day of the fitting is charged; the day of the removal, and whole days of a pause, are
 * free. An account may have chosen whole months instead, or to begin with the next one; of a month in which the vehicle was
 * another's too, a whole month is the days on which it was this account's.
 */
export function chargedDays(look: DaysOf, month: string, proration: Proration = 'By days'): Charged {
  const of = daysOfMonth(month);
  const whole = daysFrom(month, '');
  const owned = ownedDays(look, month);
  const before = billedBefore(look, month);
  const fitted = owned & all(look.fitments.map(({ from, to }) => daysFrom(month, from, to)));
  const subscribed = fitted & all(look.subscriptions.map(({ from, to }) => daysFrom(month, from, to)));
  const running = fitted & all(look.subscriptions.map((one) => unpausedDays(one, month)));
  const none = (kind: SkipKind, why: string): Charged => ({ mask: 0, days: 0, of, why, none: kind });
  if (owned === 0) return none('Another client’s', 'Another client had it in this month.');
  if (fitted === 0) {
    const isOneDay = look.fitments.some(({ from, to }) => from === to && from.startsWith(month));
    return none(
      'No device',
      isOneDay ? 'Fitted and removed on one day: nothing to charge.' : 'No device was in it in this month.',
    );
  }
  if (subscribed === 0) return none('No subscription', 'It has no subscription in this month.');
  if (running === 0) return none('Paused', 'It was paused the whole month.');
  if ((running & ~before) === 0)
    return none(
      'Billed before',
      `It was billed until ${formatDate(look.vehicle.billedUntil ?? '')} before it was billed here.`,
    );
  if (proration === 'From next month') {
    const free = freeAtFirst(look, month);
    if (free !== undefined) return none('From next month', free);
  }
  const until = (owned & before) === 0 ? [] : [untilWords(look)];
  if (proration !== 'By days') {
    return charging(owned & ~before, of, (days) =>
      inPart([...edges(owned, whole, month, 'came', 'went'), ...until], days, of),
    );
  }
  return charging(running & ~before, of, (days) => {
    const free = daysInMask(subscribed & ~running);
    const parts = [
      ...edges(owned, whole, month, 'came', 'went'),
      ...edges(fitted, owned, month, 'fitted', 'removed'),
      ...edges(subscribed, fitted, month, 'subscribed', 'ended'),
      ...(free > 0 ? [`paused for ${formatCountOf(free, 'day')}`] : []),
      ...until,
    ];
    return inPart(parts.length > 0 ? parts : ['without a device for a while'], days, of);
  });
}
