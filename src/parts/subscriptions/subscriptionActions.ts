import type { SubscriptionStep } from '@/store/clients/subscriptions/subscriptionSteps';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';

/** What stands on the button of each step, what it does, and what an address asks for it by. */
export const SUBSCRIPTION_ACTIONS: Record<
  SubscriptionStep,
  { label: string; does: { type: string }; asked: string; done: string }
> = {
  begin: { label: 'Begin Billing', does: subscriptionOpened, asked: 'begin-billing', done: 'is billed from now on' },
  pause: { label: 'Pause', does: subscriptionPaused, asked: 'pause-billing', done: 'is paused' },
  resume: { label: 'Resume', does: subscriptionResumed, asked: 'resume-billing', done: 'is billed again' },
  end: { label: 'End Billing', does: subscriptionEnded, asked: 'end-billing', done: 'is not billed any more' },
};
