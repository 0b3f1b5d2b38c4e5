import { advance } from '@/machines/advance';
import { subscriptionMachine } from '@/machines/subscription';
import { openPause, statusOf, type Subscription } from './subscription';

/** What can be done with the subscription of a vehicle. */
export const SUBSCRIPTION_STEPS = ['begin', 'pause', 'resume', 'end'] as const;
export type SubscriptionStep = (typeof SUBSCRIPTION_STEPS)[number];

/** The steps that a vehicle's last subscription allows on `today` (ISO date): a pause that was over by itself may still be closed by hand. */
export function subscriptionSteps(last: Subscription | undefined, today: string): readonly SubscriptionStep[] {
  if (!last || last.to !== undefined) return ['begin'];
  const status = statusOf(last, today);
  const rests = openPause(last) !== undefined;
  return (['pause', 'resume', 'end'] as const).filter(
    (type) => (type === 'resume' && rests) || advance(subscriptionMachine, status, { type }) !== undefined,
  );
}
