import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import type { Numbered, Table } from '@/store/kit/table';
import type { WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Job } from '@/store/care/jobs/job';

/** What is looked at where an installer is sent, and where he comes back. */
export type SchedulingContext = StockState &
  WithVehicleTables &
  WithAccounts & {
    jobs: Table<Job>;
    subscriptions: Table<Subscription>;
    additions: Table<Numbered>;
  };
