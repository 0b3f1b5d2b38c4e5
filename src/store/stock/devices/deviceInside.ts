import { byKey } from '@/store/kit/byKey';
import { holderOf, type Moved } from '@/store/kit/movements/move';
import type { Numbered, Table } from '@/store/kit/table';

const byVehicle = byKey<Numbered & Moved>((device) => {
  const { at, id } = holderOf(device);
  return at === 'vehicle' ? id : undefined;
});

/** The device that is in a vehicle, by the vehicle's identity. */
export function deviceInside<Row extends Numbered & Moved>(
  { devices }: { devices: Table<Row> },
  vehicleId: string,
): Row | undefined {
  const device = byVehicle.of(devices, vehicleId).at(-1);
  return device && devices.entities[device.id];
}

const everIn = byKey<Numbered & Moved>(({ moves }) => [
  ...new Set(moves.flatMap(({ to: { at, id } }) => (at === 'vehicle' && id !== undefined ? [id] : []))),
]);

/** The ISO date on which the last device came out of a vehicle; blank where none did. */
export const lastOutOf = ({ devices }: { devices: Table<Numbered & Moved> }, vehicleId: string): string =>
  everIn
    .of(devices, vehicleId)
    .flatMap(({ moves }) => moves.filter((_move, place) => moves[place - 1]?.to.id === vehicleId))
    .reduce((last, { on }) => (on > last ? on : last), '');
