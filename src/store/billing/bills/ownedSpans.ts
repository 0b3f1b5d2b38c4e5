import type { Fitment } from '@/store/vehicles/fitments/fitments';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { monthsBetween } from '@/store/billing/billRun/months';

/** A vehicle and an account that has it or had it. */
export interface Owned {
  vehicle: Pick<Vehicle, 'accountId' | 'past' | 'billedUntil'>;
  accountId: string;
}

/** From an ISO date up to before another; without an end all days that follow. */
interface Span {
  from: string;
  to?: string | undefined;
}

/** For how long a vehicle was an account's, oldest first. No day is two accounts': a move that is told late takes none from another. */
export function ownedSpans({ vehicle: { accountId: now, past = [] }, accountId }: Owned): Span[] {
  const spans: Span[] = [];
  let since = '';
  for (const { until, accountId: owner } of past) {
    if (until <= since) continue;
    if (owner === accountId) spans.push({ from: since, to: until });
    since = until;
  }
  if (now === accountId) spans.push({ from: since });
  return spans;
}

const isLater = (one: string | undefined, other: string | undefined) =>
  other !== undefined && (one === undefined || one > other);

/** The days that two spans have in common; none where there is no such day. */
function common(one: Span, other: Span): Span[] {
  const from = one.from > other.from ? one.from : other.from;
  const to = isLater(one.to, other.to) ? other.to : one.to;
  return to !== undefined && to <= from ? [] : [{ from, to }];
}

/** Whether an ISO date is a month or more after another. */
function isMonthAfter(date: string, before: string): boolean {
  const months = monthsBetween(before.slice(0, 7), date.slice(0, 7));
  return months > 1 || (months === 1 && date.slice(8) >= before.slice(8));
}

/**
 * For how long a vehicle was in use at an account, oldest first: from its first fitting there, or from the day on which it came
 * with a device in it. Without a device, or at another client, for a month or more, it begins anew.
 */
export function stintsOf({ fitments, ...look }: Owned & { fitments: readonly Fitment[] }): Span[] {
  const spans = ownedSpans(look);
  const used = fitments
    .flatMap((fitment) => spans.flatMap((span) => common(fitment, span)))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  const stints: Span[] = [];
  for (const { from, to } of used) {
    const last = stints.at(-1);
    if (last === undefined || (last.to !== undefined && isMonthAfter(from, last.to))) stints.push({ from, to });
    else if (isLater(to, last.to)) last.to = to;
  }
  return stints;
}
