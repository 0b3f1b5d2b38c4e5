import { createSelector, createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { additionRecorded } from '@/store/vehicles/additions/additionsSlice';
import { todaysDate } from '@/store/kit/dates';
import { accountDeactivated } from '@/store/clients/deactivations/deactivationsSlice';
import { vehicleDeleted } from '@/store/vehicles/deletions/deletionsSlice';
import { jobClosed } from '@/store/care/jobs/jobsSlice';
import { settled, tableOf, type Table } from '@/store/kit/table';
import { lastChangedOn, openPause, statusOf, type Subscription } from './subscription';

const subscriptions = tableOf<Subscription>();

/** A table of the given subscriptions. */
export const subscriptionTable = subscriptions.of;

interface Step {
  /** The subscriptions' identities. */
  ids: readonly string[];
  /** ISO date. */
  on: string;
}

/** Whether a vehicle has a subscription that has not ended. */
function isRunning(state: Table<Subscription>, vehicleId: string): boolean {
  const { ids, entities } = settled(state);
  return ids.some((id) => entities[id]?.vehicleId === vehicleId && entities[id].to === undefined);
}

/** One begins with a fitting where none runs: somebody may have been faster. */
function begin(state: Table<Subscription>, id: string | undefined, vehicleId: string, from: string) {
  if (id !== undefined && !isRunning(state, vehicleId))
    subscriptions.number(state, { id, vehicleId, from, pauses: [] });
}

const those = (state: Table<Subscription>, ids: readonly string[]) => ids.flatMap((id) => state.entities[id] ?? []);

/** What has ended stays so; a pause that goes on is told until when, one that was over by itself is closed. */
function pause(state: Table<Subscription>, ids: readonly string[], from: string, until: string | undefined) {
  for (const one of those(state, ids)) {
    if (one.to !== undefined) continue;
    const before = openPause(one);
    if (before && statusOf(one, from) === 'Paused') {
      if (until === undefined) delete before.until;
      else before.until = until;
      continue;
    }
    if (before?.until !== undefined) before.to = before.until;
    one.pauses.push({ from, ...(until !== undefined && { until }) });
  }
}

/** With a vehicle or an account one may end on a day before anything of it: then it ends with what happened to it last. */
function end(state: Table<Subscription>, ids: readonly string[], on: string) {
  for (const one of those(state, ids)) one.to ??= on > lastChangedOn(one) ? on : lastChangedOn(one);
}

export const subscriptionsSlice = createSlice({
  name: 'subscriptions',
  initialState: subscriptions.empty,
  reducers: {
    subscriptionOpened: {
      prepare: (vehicleId: string, on: string = todaysDate()) => ({ payload: { id: nanoid(), vehicleId, on } }),
      reducer: (
        state,
        { payload: { id, vehicleId, on } }: PayloadAction<{ id: string; vehicleId: string; on: string }>,
      ) => begin(state, id, vehicleId, on),
    },
    /** They rest from a day on, up to another where one is said. */
    subscriptionPaused: {
      prepare: (
        ids: readonly string[],
        until?: string,
        on: string = todaysDate(),
      ): { payload: Step & { until?: string } } => ({
        payload: { ids, on, ...(until !== undefined && { until }) },
      }),
      reducer: (state, { payload: { ids, on, until } }: PayloadAction<Step & { until?: string }>) =>
        pause(state, ids, on, until),
    },
    subscriptionResumed: {
      prepare: (ids: readonly string[], on: string = todaysDate()): { payload: Step } => ({ payload: { ids, on } }),
      reducer(state, { payload: { ids, on } }: PayloadAction<Step>) {
        for (const { pauses } of those(state, ids))
          for (const one of pauses) one.to ??= one.until !== undefined && one.until < on ? one.until : on;
      },
    },
    subscriptionEnded: {
      prepare: (ids: readonly string[], on: string = todaysDate()): { payload: Step } => ({ payload: { ids, on } }),
      reducer: (state, { payload: { ids, on } }: PayloadAction<Step>) => end(state, ids, on),
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(additionRecorded, (state, { payload: { vehicleId, begins, date } }) =>
        begin(state, begins, vehicleId, date),
      )
      .addCase(jobClosed, (state, { payload: { on, outcomes } }) => {
        for (const { begins, vehicleId } of outcomes) begin(state, begins, vehicleId, on);
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

export const { subscriptionOpened, subscriptionPaused, subscriptionResumed, subscriptionEnded } =
  subscriptionsSlice.actions;
export const { selectAll: selectSubscriptions } = subscriptionsSlice.selectors;

/** The last subscription of each vehicle by the vehicle's identity: the one that runs, where one does. */
export const selectSubscriptionOf = createSelector(
  [selectSubscriptions],
  (all): ReadonlyMap<string, Subscription> =>
    new Map(all.map((subscription) => [subscription.vehicleId, subscription])),
);
