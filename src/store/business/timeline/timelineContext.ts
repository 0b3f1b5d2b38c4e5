import { partOf } from '@/store/kit/partOf';
import { createSelector } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';

/** The nouns that tell of a vehicle. */
export type TimelineContext = Pick<
  Business,
  'vehicles' | 'accounts' | 'devices' | 'jobs' | 'deletions' | 'messages' | 'subscriptions' | 'installers' | 'bills'
>;

const tableIn = partOf<TimelineContext>();

/** The nouns that tell of a vehicle, the same as long as none of them changes. */
export const selectTimelineContext = createSelector(
  [
    tableIn('vehicles'),
    tableIn('accounts'),
    tableIn('devices'),
    tableIn('jobs'),
    tableIn('deletions'),
    tableIn('messages'),
    tableIn('subscriptions'),
    tableIn('installers'),
    tableIn('bills'),
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
