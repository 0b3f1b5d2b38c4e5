import { formatDate } from '@/format';
import { byKey } from '@/store/kit/byKey';
import type { Refusal } from '@/journal/port/model';
import { advance } from '@/machines/advance';
import { vehicleMachine, type VehicleMachineEvent } from '@/machines/vehicle';
import { gone } from '@/store/kit/refusals';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import type { Moved } from '@/store/kit/movements/move';
import type { Numbered, Table } from '@/store/kit/table';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { isOpenVehicle, vehicleStatus, type Vehicle } from './vehicle';

/** An account, as far as it is asked whose a vehicle is. */
interface Owner extends Numbered {
  closedOn?: string;
  bill: { companyName: string };
}

/** A device, as far as it is asked what is in a vehicle. */
interface Device extends Numbered, Moved {
  simId?: string | undefined;
}

/** What is looked at where a vehicle changes. */
export interface WithVehicleTables {
  accounts: Table<Owner>;
  vehicles: Table<Vehicle>;
  devices: Table<Device>;
}

const openByPlate = byKey<Vehicle>((vehicle) => (isOpenVehicle(vehicle) ? plateKey(vehicle.vehicleNo) : undefined));

/** Whether a vehicle is nobody's any more: its account was deleted. */
export const isNobodys = (
  { accounts }: Pick<WithVehicleTables, 'accounts'>,
  { accountId }: Pick<Vehicle, 'accountId'>,
): boolean => accountId !== undefined && accounts.entities[accountId] === undefined;

/** The open vehicle with a plate, however it is spaced. */
export const openVehicle = (
  state: Pick<WithVehicleTables, 'vehicles' | 'accounts'>,
  vehicleNo: string,
): Vehicle | undefined =>
  openByPlate.of(state.vehicles, plateKey(vehicleNo)).find((vehicle) => !isNobodys(state, vehicle));

/** Whose a vehicle is, as it ends a sentence. */
function whose({ accounts }: Pick<WithVehicleTables, 'accounts'>, { accountId = '', company }: Vehicle): string {
  const name = accounts.entities[accountId]?.bill.companyName ?? company;
  return name ? ` of ${name}` : '';
}

/** Why vehicles cannot have their plates: another open vehicle has one, but for those that go, or two of them have the same. */
export function openElsewhere(
  state: WithVehicleTables,
  named: readonly { id: string; vehicleNo: string }[],
  going: ReadonlySet<string> = new Set(),
): Refusal | undefined {
  const seen = new Set<string>();
  for (const { id, vehicleNo } of named) {
    const key = plateKey(vehicleNo);
    if (key === '') continue;
    if (seen.has(key)) return { reason: `${vehicleNo} is there twice.` };
    seen.add(key);
    const other = openVehicle(state, vehicleNo);
    if (!other || other.id === id || going.has(other.id)) continue;
    return { reason: `${other.vehicleNo}${whose(state, other)} is open already: move it, or close it there first.` };
  }
  return undefined;
}

/** Why a vehicle cannot have come to another client, or another number, on a day: it did so later already. */
export function dayRefusal(vehicle: Vehicle | undefined, on: string): Refusal | undefined {
  const last = vehicle?.past?.at(-1)?.until;
  return vehicle && last !== undefined && on < last
    ? { reason: `${vehicle.vehicleNo} was moved on ${formatDate(last)} already: choose that day or a later one.` }
    : undefined;
}

/** Why something cannot happen to a vehicle: it is gone, or its machine does not allow it; `advice` ends what is said of the device inside. */
export function vehicleRefusal(
  state: Pick<WithVehicleTables, 'vehicles' | 'devices'>,
  id: string,
  type: VehicleMachineEvent['type'],
  advice = ': have that removed first.',
): Refusal | undefined {
  const vehicle = state.vehicles.entities[id];
  if (!vehicle) return gone(state.vehicles, id, 'This vehicle');
  const inside = deviceInside(state, id);
  if (advance(vehicleMachine, vehicleStatus(vehicle, inside !== undefined), { type })) return undefined;
  const { vehicleNo, closedOn } = vehicle;
  if (closedOn !== undefined) return { reason: `${vehicleNo} was closed on ${formatDate(closedOn)}.` };
  return { reason: inside ? `${vehicleNo} has the device ${inside.id} in it${advice}` : `${vehicleNo} has no device.` };
}
