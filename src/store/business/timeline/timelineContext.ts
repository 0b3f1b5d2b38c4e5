import { createSelector } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';

/** The nouns that tell of a vehicle. */
export type TimelineContext = Pick<
  Business,
  'vehicles' | 'accounts' | 'devices' | 'jobs' | 'deletions' | 'messages' | 'subscriptions' | 'installers' | 'bills'
>;

const tableOf =
  <Name extends keyof TimelineContext>(name: Name) =>
  (state: Pick<TimelineContext, Name>) =>
    state[name];

/** The nouns that tell of a vehicle, the same as long as none of them changes. */
export const selectTimelineContext = createSelector(
  [
    tableOf('vehicles'),
    tableOf('accounts'),
    tableOf('devices'),
    tableOf('jobs'),
    tableOf('deletions'),
    tableOf('messages'),
    tableOf('subscriptions'),
    tableOf('installers'),
    tableOf('bills'),
  ],
  (vehicles, accounts, devices, jobs, deletions, messages, subscriptions, installers, bills): TimelineContext => ({
    vehicles,
    accounts,
    devices,
    jobs,
    deletions,
    messages,
    subscriptions,
    installers,
    bills,
  }),
);
