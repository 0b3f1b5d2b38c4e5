import { formatCount, formatDate } from '@/format';
import { telling } from '@/store/kit/words';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
  type WithSubscriptions,
} from './subscriptionsSlice';

type Subscribed = WithSubscriptions & WithVehicles;

const nameOf = ({ vehicles }: WithVehicles, vehicleId: string | undefined) =>
  vehicles.entities[vehicleId ?? '']?.vehicleNo ?? 'a vehicle';

const named = (state: Subscribed, ids: readonly string[]) =>
  ids.length === 1
    ? `the subscription of ${nameOf(state, state.subscriptions.entities[ids[0] ?? '']?.vehicleId)}`
    : `${formatCount(ids.length)} subscriptions`;

/** The facts of the subscriptions in words. */
export const subscriptionWords = [
  telling(
    subscriptionOpened,
    ({ vehicleId }, state: Subscribed) => `began the subscription of ${nameOf(state, vehicleId)}`,
  ),
  telling(
    subscriptionPaused,
    ({ ids, until }, state: Subscribed) =>
      `paused ${named(state, ids)}${until === undefined ? '' : ` until ${formatDate(until)}`}`,
  ),
  telling(subscriptionResumed, ({ ids }, state: Subscribed) => `resumed ${named(state, ids)}`),
  telling(subscriptionEnded, ({ ids }, state: Subscribed) => `ended ${named(state, ids)}`),
];
