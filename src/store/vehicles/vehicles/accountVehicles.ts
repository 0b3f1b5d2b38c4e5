import { grouping } from '@/store/kit/grouping';
import type { Table } from '@/store/kit/table';
import { isOpen, type Vehicle } from './vehicle';

/** The open vehicles of each account by its identity, in the order in which they came; looked up once for a table. */
export const vehiclesByAccount = grouping<Vehicle>((vehicle) => (isOpen(vehicle) ? vehicle.accountId : undefined));

/** The open vehicles of one account, in the order in which they came. */
export const vehiclesOfAccount = (table: Table<Vehicle>, accountId: string): readonly Vehicle[] =>
  vehiclesByAccount(table).get(accountId) ?? [];
