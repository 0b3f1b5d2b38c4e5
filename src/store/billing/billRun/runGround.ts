import type { Device } from '@/store/stock/devices/device';
import { fitmentsOf, type Fitment } from '@/store/vehicles/fitments/fitments';
import { pushTo } from '@/store/kit/grouping';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { settled, type Table } from '@/store/kit/table';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';

/** A state that tells which vehicles were in use, and from when to when. */
export type WithUse = WithVehicles & { devices: Table<Device>; subscriptions: Table<Subscription> };

/** What is looked up once for all accounts of a run. */
export interface Ground {
  fitments: ReadonlyMap<string, readonly Fitment[]>;
  subscriptions: ReadonlyMap<string, readonly Subscription[]>;
  /** The vehicles that were an account's at any time, by the account's identity. */
  vehicles: ReadonlyMap<string, readonly Vehicle[]>;
}

/** So many records are looked at before the page may get its turn. */
const AT_A_TIME = 500;

/** Everybody whose a vehicle is or was. */
const ownersOf = ({ accountId, past = [] }: Vehicle) =>
  past.length === 0 ? [accountId] : [...new Set([accountId, ...past.map((before) => before.accountId)])];

const known = new WeakMap<WithUse['vehicles'], { of: WithUse; ground: Ground }>();

/** Looks the ground of a run up bit by bit, telling how much of it is done, from 0 to 1; once for its tables. */
export function* groundSteps(state: WithUse): Generator<number, Ground> {
  const of = {
    vehicles: settled(state.vehicles),
    devices: settled(state.devices),
    subscriptions: settled(state.subscriptions),
  };
  const looked = known.get(of.vehicles);
  if (looked?.of.devices === of.devices && looked.of.subscriptions === of.subscriptions) return looked.ground;
  const fitments = new Map<string, Fitment[]>();
  const subscriptions = new Map<string, Subscription[]>();
  const vehicles = new Map<string, Vehicle[]>();
  const whole = Math.max(1, of.devices.ids.length + of.subscriptions.ids.length + of.vehicles.ids.length);
  let done = 0;
  const isTurn = () => {
    done += 1;
    return done % AT_A_TIME === 0;
  };
  for (const id of of.devices.ids) {
    const device = of.devices.entities[id];
    if (device) for (const fitment of fitmentsOf(device)) pushTo(fitments, fitment.vehicleId, fitment);
    if (isTurn()) yield done / whole;
  }
  for (const id of of.subscriptions.ids) {
    const one = of.subscriptions.entities[id];
    if (one) pushTo(subscriptions, one.vehicleId, one);
    if (isTurn()) yield done / whole;
  }
  for (const id of of.vehicles.ids) {
    const vehicle = of.vehicles.entities[id];
    if (vehicle) for (const owner of ownersOf(vehicle)) if (owner !== undefined) pushTo(vehicles, owner, vehicle);
    if (isTurn()) yield done / whole;
  }
  const ground = { fitments, subscriptions, vehicles };
  known.set(of.vehicles, { of, ground });
  return ground;
}
