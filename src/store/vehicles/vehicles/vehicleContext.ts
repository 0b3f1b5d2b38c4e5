import { partsOf } from '@/store/kit/partOf';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Table } from '@/store/kit/table';
import type { WithDevices } from '@/store/stock/devices/devicesSlice';
import type { Sim } from '@/store/stock/sims/sim';
import type { WithVehicles } from './vehicle';
import type { Deletion } from '@/store/vehicles/deletions/deletion';

/** What is looked at where a vehicle comes, is billed or leaves. */
export type VehicleContext = WithAccounts &
  WithVehicles &
  WithDevices &
  WithSubscriptions & { sims: Table<Sim>; deletions: Table<Deletion> };

/** The same as long as none of it changes. */
export const selectVehicleContext: (state: VehicleContext) => VehicleContext = partsOf<VehicleContext>()(
  'accounts',
  'vehicles',
  'devices',
  'sims',
  'subscriptions',
  'deletions',
);
