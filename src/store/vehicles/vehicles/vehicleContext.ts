import { createSelector } from '@reduxjs/toolkit';
import type { WithClients } from '@/store/clients/accounts/accounts';
import type { WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Table } from '@/store/kit/table';
import type { WithDevices } from '@/store/stock/devices/devicesSlice';
import type { Sim } from '@/store/stock/sims/sim';
import type { Deletion } from '@/store/vehicles/deletions/deletion';

/** What is looked at where a vehicle comes, is billed or leaves. */
export type VehicleContext = WithClients &
  WithDevices &
  WithSubscriptions & { sims: Table<Sim>; deletions: Table<Deletion> };

const tableOf =
  <Name extends keyof VehicleContext>(name: Name) =>
  (state: Pick<VehicleContext, Name>) =>
    state[name];

/** The same as long as none of it changes. */
export const selectVehicleContext = createSelector(
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
  (accounts, vehicles, devices, sims, subscriptions, deletions, bills, creditNotes): VehicleContext => ({
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
