import type { SubscriptionStatus } from '@/machines/subscription';
import type { Numbered } from '@/store/kit/table';

/** A rest of a subscription: its whole days from one ISO date up to another are free. */
export interface Pause {
  from: string;
  /** The day on which it is over by itself, as far as that was said. */
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

/** Where a subscription stands on `today` (ISO date): a pause is over on its day by itself. */
export function subscriptionStatus(subscription: Subscription, today: string): SubscriptionStatus {
  if (subscription.to !== undefined) return 'Ended';
  const pause = openPause(subscription);
  return pause && (pause.until === undefined || today < pause.until) ? 'Paused' : 'Open';
}

/** The status that a step moves: a pause that was over by itself may still be closed by hand. */
export const statusBefore = (
  type: 'pause' | 'resume' | 'end',
  subscription: Subscription,
  today: string,
): SubscriptionStatus =>
  type === 'resume' && subscription.to === undefined && openPause(subscription)
    ? 'Paused'
    : subscriptionStatus(subscription, today);

/** The ISO date on which something happened to a subscription last: nothing does so before. */
export const lastChangedOn = ({ from, pauses, to }: Pick<Subscription, 'from' | 'pauses' | 'to'>): string =>
  [to, ...pauses.flatMap((pause) => [pause.from, pause.to])].reduce<string>(
    (last, day) => (day !== undefined && day > last ? day : last),
    from,
  );
