import { nanoid } from '@reduxjs/toolkit';
import { formatCount, formatDate } from '@/format';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { todaysDate } from '@/store/kit/dates';
import type { Table } from '@/store/kit/table';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { fact, facts } from './fact';

interface Subscribed extends WithVehicles {
  subscriptions: Table<Subscription>;
}

interface Step {
  /** The subscriptions' identities. */
  ids: readonly string[];
  /** ISO date. */
  on: string;
}

const nameOf = ({ vehicles }: WithVehicles, vehicleId: string | undefined) =>
  vehicles.entities[vehicleId ?? '']?.vehicleNo ?? 'a vehicle';

const named = (state: Subscribed, ids: readonly string[]) =>
  ids.length === 1
    ? `the subscription of ${nameOf(state, state.subscriptions.entities[ids[0] ?? '']?.vehicleId)}`
    : `${formatCount(ids.length)} subscriptions`;

/** What may be said of the vehicles' subscriptions. */
export const subscriptionFacts = facts(
  'subscriptions',
  {
    by: ['care', 'sales'],
    schemas: async () =>
      (await import('@/store/clients/subscriptions/subscriptionFactSchemas')).subscriptionFactSchemas,
  },
  {
    subscriptionOpened: fact((vehicleId: string, on: string = todaysDate()) => ({ id: nanoid(), vehicleId, on }), {
      about: ({ id }) => [id],
      words: ({ vehicleId }, state: Subscribed) => `began the subscription of ${nameOf(state, vehicleId)}`,
    }),
    /** They rest from a day on, up to another where one is said. */
    subscriptionPaused: fact(
      (ids: readonly string[], until?: string, on: string = todaysDate()): Step & { until?: string } => ({
        ids,
        on,
        ...(until !== undefined && { until }),
      }),
      {
        about: ({ ids }) => ids,
        words: ({ ids, until }, state: Subscribed) =>
          `paused ${named(state, ids)}${until === undefined ? '' : ` until ${formatDate(until)}`}`,
      },
    ),
    subscriptionResumed: fact((ids: readonly string[], on: string = todaysDate()): Step => ({ ids, on }), {
      about: ({ ids }) => ids,
      words: ({ ids }, state: Subscribed) => `resumed ${named(state, ids)}`,
    }),
    subscriptionEnded: fact((ids: readonly string[], on: string = todaysDate()): Step => ({ ids, on }), {
      about: ({ ids }) => ids,
      words: ({ ids }, state: Subscribed) => `ended ${named(state, ids)}`,
    }),
  },
);

export const { subscriptionOpened, subscriptionPaused, subscriptionResumed, subscriptionEnded } =
  subscriptionFacts.creators;
