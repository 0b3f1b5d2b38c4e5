import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { rulesOf } from '@/store/facts/rules';
import { subscriptionFacts } from '@/store/facts/subscriptions';
import { subscriptionMachine } from '@/machines/subscription';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { lastChangedOn, subscriptionStatus, type Subscription } from '@/store/clients/subscriptions/subscription';
import { runningOf, subscriptionsOf, type WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Vehicle } from './vehicle';
import { vehicleRefusal, type WithVehicleTables } from './vehicleChecks';

type Subscribed = WithSubscriptions & Pick<WithVehicleTables, 'vehicles' | 'devices'>;

/** Why none can begin on a day: the one before it ended later. */
export function overlapping(subscriptions: Table<Subscription>, vehicleId: string, on: string): Refusal | undefined {
  const to = subscriptionsOf(subscriptions, vehicleId).find((one) => on < (one.to ?? ''))?.to;
  return to === undefined
    ? undefined
    : { reason: `The subscription of this vehicle ended on ${formatDate(to)}, after ${formatDate(on)}.` };
}

/** Why the billing of a vehicle cannot begin on a day: it runs already, or ended later. */
export const beginningRefusal = (
  subscriptions: Table<Subscription>,
  { id, vehicleNo }: Pick<Vehicle, 'id' | 'vehicleNo'>,
  on: string,
): Refusal | undefined =>
  runningOf(subscriptions, id)
    ? { reason: `${vehicleNo} has a subscription already.` }
    : overlapping(subscriptions, id, on);

const steps =
  (type: 'pause' | 'resume' | 'end') =>
  (
    { subscriptions, vehicles }: Subscribed,
    { ids, on, until }: { ids: readonly string[]; on: string; until?: string },
  ): Refusal | undefined => {
    if (ids.length === 0) return { reason: 'No subscription is named.' };
    return firstOf(
      ids.map((id) => {
        const one = subscriptions.entities[id];
        if (!one) return gone(subscriptions, id, 'This subscription');
        const name = `The subscription of ${vehicles.entities[one.vehicleId]?.vehicleNo ?? 'a vehicle'}`;
        if (on < one.from) return { reason: `${name} begins on ${formatDate(one.from)}, after ${formatDate(on)}.` };
        if (one.to === undefined && on < lastChangedOn(one))
          return { reason: `${name} changed on ${formatDate(lastChangedOn(one))} already, after ${formatDate(on)}.` };
        if (until !== undefined && until <= on)
          return { reason: `${name} cannot rest until ${formatDate(until)}: that is not after ${formatDate(on)}.` };
        return refusedBy(subscriptionMachine, subscriptionStatus(one), { type }, name);
      }),
    );
  };

/** When the facts of the subscriptions cannot be: what a vehicle is decides it, so they stand among the vehicles. */
export const subscriptionRules = rulesOf<Subscribed>()(subscriptionFacts, {
  subscriptionOpened: (state, { id, vehicleId, on }) =>
    firstOf(
      known(state.subscriptions, { id }, 'This subscription'),
      vehicleRefusal(state, vehicleId, 'subscribe'),
      isUnassigned(state.vehicles.entities[vehicleId]?.vehicleNo ?? '')
        ? { reason: 'This slot has no vehicle yet: enter its number first.' }
        : undefined,
      runningOf(state.subscriptions, vehicleId) && { reason: 'This vehicle has a subscription already.' },
      overlapping(state.subscriptions, vehicleId, on),
    ),
  subscriptionPaused: steps('pause'),
  subscriptionResumed: steps('resume'),
  subscriptionEnded: steps('end'),
});
