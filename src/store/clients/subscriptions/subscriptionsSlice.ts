import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { additionRecorded } from '@/store/facts/additions';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import { byKey } from '@/store/kit/byKey';
import { accountDeactivated } from '@/store/facts/deactivations';
import { vehicleDeleted } from '@/store/facts/deletions';
import { vehiclesTakenOver } from '@/store/facts/vehicles';
import { jobClosed } from '@/store/facts/jobs';
import { tableBefore, tableOf, type Table } from '@/store/kit/table';
import { lastChangedOn, openPause, type Subscription } from './subscription';

const subscriptions = tableOf<Subscription>();

/** A table of the given subscriptions. */
export const subscriptionTable = subscriptions.of;

const byVehicle = byKey<Subscription>(({ vehicleId }) => vehicleId);

/** The subscriptions of a vehicle, in the order in which they began. */
export const subscriptionsOf = (table: Table<Subscription>, vehicleId: string): readonly Subscription[] =>
  byVehicle.of(table, vehicleId);

/** The subscription of a vehicle that has not ended. */
export const runningOf = (table: Table<Subscription>, vehicleId: string): Subscription | undefined =>
  subscriptionsOf(table, vehicleId).find(({ to }) => to === undefined);

/** Looks bit by bit at all subscriptions, so that those of a vehicle are found at once; tells how much of it is done, from 0 to 1. */
export const vehicleSubscriptionSteps = (table: Table<Subscription>) => byVehicle.steps(table);

interface Beginning {
  id: string | undefined;
  vehicleId: string;
  from: string;
}

/** Each begins with a fitting where none runs: somebody may have been faster, or the same vehicle was named before. */
function begin(state: Table<Subscription>, beginnings: readonly Beginning[]) {
  const before = tableBefore(state);
  const begun = new Set<string>();
  for (const { id, vehicleId, from } of beginnings) {
    const isRunning = begun.has(vehicleId) || subscriptionsOf(before, vehicleId).some(({ to }) => to === undefined);
    if (id === undefined || isRunning) continue;
    begun.add(vehicleId);
    subscriptions.number(state, { id, vehicleId, from, pauses: [] });
  }
}

const those = (state: Table<Subscription>, ids: readonly string[]) => ids.flatMap((id) => state.entities[id] ?? []);

/** What has ended stays so; of a pause that goes on the day of its reminder changes. */
function pause(state: Table<Subscription>, ids: readonly string[], from: string, until: string | undefined) {
  for (const one of those(state, ids)) {
    if (one.to !== undefined) continue;
    const before = openPause(one);
    if (!before) one.pauses.push({ from, ...(until !== undefined && { until }) });
    else if (until === undefined) delete before.until;
    else before.until = until;
  }
}

/** With a vehicle or an account one may end on a day before anything of it: then it ends with what happened to it last. */
function end(state: Table<Subscription>, ids: readonly string[], on: string) {
  for (const one of those(state, ids)) one.to ??= on > lastChangedOn(one) ? on : lastChangedOn(one);
}

export const subscriptionsSlice = createSlice({
  name: 'subscriptions',
  initialState: subscriptions.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(subscriptionOpened, (state, { payload: { id, vehicleId, on } }) =>
        begin(state, [{ id, vehicleId, from: on }]),
      )
      .addCase(subscriptionPaused, (state, { payload: { ids, on, until } }) => pause(state, ids, on, until))
      .addCase(subscriptionResumed, (state, { payload: { ids, on } }) => {
        for (const { pauses } of those(state, ids)) for (const one of pauses) one.to ??= on;
      })
      .addCase(subscriptionEnded, (state, { payload: { ids, on } }) => end(state, ids, on))
      .addCase(vehiclesTakenOver, (state, { payload: { vehicles } }) =>
        begin(
          state,
          vehicles.map(({ id: vehicleId, begins: id, from = '' }) => ({ id, vehicleId, from })),
        ),
      )
      .addCase(additionRecorded, (state, { payload: { vehicleId, begins, date } }) =>
        begin(state, [{ id: begins, vehicleId, from: date }]),
      )
      .addCase(jobClosed, (state, { payload: { on, outcomes } }) => {
        begin(
          state,
          outcomes.map(({ begins: id, vehicleId }) => ({ id, vehicleId, from: on })),
        );
      })
      .addCase(vehicleDeleted, (state, { payload: { ends, draft } }) => {
        if (ends !== undefined) end(state, [ends], draft.deletionDate);
      })
      .addCase(
        accountDeactivated,
        (state, { payload: { subscriptionIds = [], deactivate, recordedOn, alertDate } }) => {
          if (deactivate === 'Temporary') pause(state, subscriptionIds, recordedOn, alertDate);
          else end(state, subscriptionIds, recordedOn);
        },
      ),
  selectors: { ...subscriptions.getSelectors() },
});

/** A state that has the subscriptions. */
export type WithSubscriptions = WithSlice<typeof subscriptionsSlice>;

export const { selectAll: selectSubscriptions } = subscriptionsSlice.selectors;

/** The last subscription of each vehicle by the vehicle's identity: the one that runs, where one does. */
export const selectSubscriptionOf = createSelector(
  [selectSubscriptions],
  (all): ReadonlyMap<string, Subscription> =>
    new Map(all.map((subscription) => [subscription.vehicleId, subscription])),
);
