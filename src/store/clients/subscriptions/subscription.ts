import type { SubscriptionStatus } from '@/machines/subscription';
import type { Numbered } from '@/store/kit/table';

/** A rest of a subscription: its whole days from one ISO date up to another are free, and it lasts until somebody resumes it. */
export interface Pause {
  from: string;
  /** The day on which somebody is reminded of it, as far as that was said; it changes no amount. */
  until?: string | undefined;
  /** The day on which somebody resumed it. */
  to?: string | undefined;
}

/** For how long a vehicle is paid for; its days are ISO dates. */
export interface Subscription extends Numbered {
  vehicleId: string;
  from: string;
  /** The day with which it ended. */
  to?: string | undefined;
  pauses: Pause[];
}

/** The pause that nobody has resumed. */
export const openPause = ({ pauses }: Pick<Subscription, 'pauses'>): Pause | undefined =>
  pauses.find(({ to }) => to === undefined);

/** Where a subscription stands. */
export function subscriptionStatus(subscription: Subscription): SubscriptionStatus {
  if (subscription.to !== undefined) return 'Ended';
  return openPause(subscription) ? 'Paused' : 'Open';
}

/** The ISO date on which something happened to a subscription last: nothing does so before. */
export const lastChangedOn = ({ from, pauses, to }: Pick<Subscription, 'from' | 'pauses' | 'to'>): string =>
  [to, ...pauses.flatMap((pause) => [pause.from, pause.to])].reduce<string>(
    (last, day) => (day !== undefined && day > last ? day : last),
    from,
  );
