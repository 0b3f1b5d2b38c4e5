import { advance } from '@/machines/advance';
import { subscriptionMachine } from '@/machines/subscription';
import { subscriptionStatus, type Subscription } from './subscription';

/** What can be done with the subscription of a vehicle. */
export const SUBSCRIPTION_STEPS = ['begin', 'pause', 'resume', 'end'] as const;
export type SubscriptionStep = (typeof SUBSCRIPTION_STEPS)[number];

/** The steps that a vehicle's last subscription allows. */
export function subscriptionSteps(last: Subscription | undefined): readonly SubscriptionStep[] {
  if (!last || last.to !== undefined) return ['begin'];
  return (['pause', 'resume', 'end'] as const).filter(
    (type) => advance(subscriptionMachine, subscriptionStatus(last), { type }) !== undefined,
  );
}
