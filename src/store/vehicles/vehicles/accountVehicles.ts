import { byKey } from '@/store/kit/byKey';
import type { Table } from '@/store/kit/table';
import { isOpenVehicle, type Vehicle } from './vehicle';

const byAccount = byKey<Vehicle>((vehicle) => (isOpenVehicle(vehicle) ? vehicle.accountId : undefined));

/** The open vehicles of one account, in the order in which they came. */
export const vehiclesOfAccount = (table: Table<Vehicle>, accountId: string): readonly Vehicle[] =>
  byAccount.of(table, accountId);
