import { createSelector } from '@reduxjs/toolkit';
import type { Business } from './business';

/** What is looked at where a vehicle comes, is billed or leaves. */
export type VehicleGround = Pick<
  Business,
  'accounts' | 'vehicles' | 'devices' | 'sims' | 'subscriptions' | 'deletions' | 'bills' | 'creditNotes'
>;

const tableOf =
  <Name extends keyof VehicleGround>(name: Name) =>
  (state: Pick<VehicleGround, Name>) =>
    state[name];

/** The same as long as none of it changes. */
export const selectVehicleGround = createSelector(
  [
    tableOf('accounts'),
    tableOf('vehicles'),
    tableOf('devices'),
    tableOf('sims'),
    tableOf('subscriptions'),
    tableOf('deletions'),
    tableOf('bills'),
    tableOf('creditNotes'),
  ],
  (accounts, vehicles, devices, sims, subscriptions, deletions, bills, creditNotes): VehicleGround => ({
    accounts,
    vehicles,
    devices,
    sims,
    subscriptions,
    deletions,
    bills,
    creditNotes,
  }),
);
