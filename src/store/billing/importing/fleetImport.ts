import { clientsImported } from '@/store/facts/accounts';
import { openingStockCounted } from '@/store/facts/devices';
import { balancesOpened } from '@/store/facts/openings';
import { vehiclesTakenOver } from '@/store/facts/vehicles';
import { openingOf } from '@/store/billing/openings/opening';
import type { Account } from '@/store/billing/accounts/account';
import { PLAN_MONTHS, PLANS } from '@/store/clients/accounts/account';
import type { ClientEdit, NewClient } from '@/store/clients/accounts/clientChange';
import { runningOf, type WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { paise, rupees } from '@/store/kit/money';
import type { Brought } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { MOST_LINES } from '@/store/stock/opening/openingCount';
import { simInFitted } from '@/store/stock/opening/deviceLine';
import type { Count } from '@/store/stock/opening/openingStock';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import type { RanBefore } from '@/store/vehicles/vehicles/vehicle';
import { clientImportOf } from './clientImport';
import type { ClientRow } from './clientRow';
import { UNNAMED_DEVICE, type FleetContext } from './fleetImportable';
import type { FleetRow } from './fleetRow';

/** A client with the rows of the sheet that are its own. */
interface WithRows {
  rows: readonly FleetRow[];
}

type Fleet = Brought<NewClient & WithRows, ClientEdit & WithRows>;
type FleetState = FleetContext & WithSubscriptions;

/** What a new client pays for a month of a vehicle, as its package: what is added later begins with it. */
function packageOf({ price, duration }: FleetRow): Partial<ClientRow> {
  const plan = PLANS.find((one) => one === duration) ?? 'Monthly';
  if (price === undefined) return {};
  return {
    subscriptionPlan: plan,
    subscription: rupees(paise(price) * PLAN_MONTHS[plan]),
    subscriptionGstIncluded: 'Excluding',
  };
}

function clientRowOf(row: FleetRow, agreed: Partial<ClientRow>): ClientRow {
  const { type: _t, imei: _i, sim: _s, provider: _p, device: _d, fittedSince: _f, billedUntil: _b, ...rest } = row;
  const { openingBalance: _o, balanceOn: _on, ...client } = rest;
  return { ...client, ...agreed };
}

/** What the good rows of one client bring. */
export function fleetImportOf(validated: readonly ValidatedRow<FleetRow, Account>[]): Fleet {
  const rows = validated.flatMap(({ draft }) => draft ?? []);
  const priced = rows.find(({ price }) => price !== undefined);
  const { added, edits } = clientImportOf(
    validated.map(({ draft, known, ...row }) => ({
      ...row,
      ...(known && { known }),
      ...(draft && { draft: clientRowOf(draft, priced && !known ? packageOf(priced) : {}) }),
    })),
  );
  return { added: added.map((one) => ({ ...one, rows })), edits: edits.map((one) => ({ ...one, rows })) };
}

/** Since when the device of a row is in its vehicle: at the latest since it was billed for that. */
function fittedOn({ fittedSince, billedUntil = '' }: FleetRow, today: string): string {
  return fittedSince ?? (billedUntil !== '' && billedUntil < today ? billedUntil : today);
}

const hasEffect = ({ edit, vehicles }: ClientEdit) =>
  Object.keys(edit.to).length + vehicles.added.length + vehicles.edited.length > 0;

/** What a row tells of its vehicle as it ran before; nothing where that is known. */
function takenOver(state: FleetState, row: FleetRow, today: string): RanBefore[] {
  const vehicle = row.vehicleNo === undefined ? undefined : openVehicle(state, row.vehicleNo);
  if (!vehicle) return [];
  const { type, billedUntil, imei } = row;
  const from = imei !== undefined && !runningOf(state.subscriptions, vehicle.id) ? fittedOn(row, today) : undefined;
  const told = {
    ...(type !== undefined && type !== vehicle.type && { type }),
    ...(billedUntil !== undefined && billedUntil !== vehicle.billedUntil && { billedUntil }),
    ...(from !== undefined && { from }),
  };
  return Object.keys(told).length > 0 ? [{ id: vehicle.id, ...told }] : [];
}

/** What a row counts in: the device in its vehicle, with the SIM in it; nothing where it is known there. */
function counted(state: FleetState, row: FleetRow, today: string): Count[] {
  const { vehicleNo = '', imei, device: productName = UNNAMED_DEVICE, sim, provider } = row;
  const vehicle = openVehicle(state, vehicleNo);
  if (imei === undefined || !vehicle || deviceInside(state, vehicle.id)?.id === imei) return [];
  const { inside } = sim === undefined ? {} : simInFitted(state, sim, provider, () => false);
  const on = fittedOn(row, today);
  return [
    { place: { at: 'vehicle', id: vehicle.id }, devices: [{ imei, productName, on, ...(inside && { sim: inside }) }] },
  ];
}

/** How many facts a fleet takes at most. */
export const fleetParts = ({ added, edits }: Fleet): number =>
  3 + Math.ceil([...added, ...edits].reduce((sum, { rows }) => sum + rows.length, 0) / MOST_LINES);

/**
 * The facts by which a fleet moves in: its clients with their vehicles, how these ran before, the devices in them, and what the
 * clients owe. `read` tells what is there by then: what was refused meanwhile has no device and no balance.
 */
export function* fleetFacts(read: () => FleetState, { added, edits }: Fleet, today: string) {
  const clients = clientsImported(
    {
      added: added.map(({ rows: _own, ...one }) => one),
      edits: edits.map(({ rows: _own, ...one }) => one).filter(hasEffect),
    },
    today,
  );
  if (clients.payload.added.length + clients.payload.edits.length > 0) yield clients;
  const rows = [...added, ...edits].flatMap((one) => one.rows);
  const taken = rows.flatMap((row) => takenOver(read(), row, today));
  if (taken.length > 0) yield vehiclesTakenOver(taken);
  const counts = rows.flatMap((row) => counted(read(), row, today));
  for (let at = 0; at < counts.length; at += MOST_LINES)
    yield openingStockCounted(counts.slice(at, at + MOST_LINES), today);
  const { accounts, openings } = read();
  const owing = [
    ...added.map((one, place) => ({ accountId: clients.payload.added[place]?.id ?? '', rows: one.rows })),
    ...edits,
  ];
  const balances = owing.flatMap(({ accountId, rows: [first] }) => {
    const amount = first?.openingBalance ?? 0;
    const isNew = accounts.entities[accountId] !== undefined && !openingOf(openings, accountId);
    return isNew && amount !== 0 ? [{ accountId, on: first?.balanceOn ?? today, amount }] : [];
  });
  if (balances.length > 0) yield balancesOpened(balances);
}
