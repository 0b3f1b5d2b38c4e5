import { settled, type Table } from '@/store/table';
import { isOpen, type Vehicle } from './vehicle';

type ByAccount = ReadonlyMap<string, readonly Vehicle[]>;

const known = new WeakMap<Table<Vehicle>, ByAccount>();

function grouped({ ids, entities }: Table<Vehicle>): ByAccount {
  const groups = new Map<string, Vehicle[]>();
  for (const id of ids) {
    const vehicle = entities[id];
    if (vehicle?.accountId === undefined || !isOpen(vehicle)) continue;
    const group = groups.get(vehicle.accountId);
    if (group) group.push(vehicle);
    else groups.set(vehicle.accountId, [vehicle]);
  }
  return groups;
}

/** The open vehicles of each account by its identity, in the order in which they came; looked up once for a table. */
export function vehiclesByAccount(table: Table<Vehicle>): ByAccount {
  // What a draft holds may change before it is asked again.
  const kept = settled(table);
  const groups = known.get(kept) ?? grouped(kept);
  known.set(kept, groups);
  return groups;
}

/** The open vehicles of one account, in the order in which they came. */
export const vehiclesOfAccount = (table: Table<Vehicle>, accountId: string): readonly Vehicle[] => vehiclesByAccount(table).get(accountId) ?? [];
