import { clientsImported } from '@/store/facts/accounts';
import { openingStockCounted } from '@/store/facts/devices';
import { balancesOpened } from '@/store/facts/openings';
import { vehiclesTakenOver } from '@/store/facts/vehicles';
import { openingOf } from '@/store/billing/openings/opening';
import type { Account } from '@/store/billing/accounts/account';
import { PLAN_MONTHS, PLANS } from '@/store/clients/accounts/account';
import type { ClientEdit, NewClient } from '@/store/clients/accounts/clientChange';
import { paise, rupees } from '@/store/kit/money';
import type { Brought } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { MOST_LINES } from '@/store/stock/opening/openingCount';
import { simInFitted } from '@/store/stock/opening/deviceLine';
import type { Count } from '@/store/stock/opening/openingStock';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { beginningRefusal } from '@/store/vehicles/vehicles/subscriptionRules';
import type { RanBefore, Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { importWithStarts } from '@/store/billing/terms/priceFrom';
import { clientImportOf } from './clientImport';
import { clientRowColumns, type ClientRow } from './clientRow';
import { UNNAMED_DEVICE, type FleetContext } from './fleetImportable';
import { fittedOn, type FleetRow } from './fleetRow';

/** A client with the rows of the sheet that are its own. */
interface WithRows {
  rows: readonly FleetRow[];
}

type Fleet = Brought<NewClient & WithRows, ClientEdit & WithRows>;

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

/** What a row says of its client, as a file of clients does: what else it says is its vehicle's, or its balance. */
function clientRowOf(row: FleetRow, agreed: Partial<ClientRow>): ClientRow {
  const said = Object.entries(row).filter(([key]) => clientRowColumns.some((column) => column.key === key));
  return { ...(Object.fromEntries(said) as ClientRow), ...agreed };
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

/** A row of the sheet, and whose it is. */
interface OwnRow {
  accountId: string;
  row: FleetRow;
}

/** The vehicle of a row: somebody may have given its plate to another client meanwhile. */
function ownVehicle(state: FleetContext, { accountId, row }: OwnRow) {
  const vehicle = row.vehicleNo === undefined ? undefined : openVehicle(state, row.vehicleNo);
  return vehicle?.accountId === accountId ? vehicle : undefined;
}

/** Whether the device of a row comes into its vehicle by the sheet. */
const comesIn = (state: FleetContext, vehicle: Vehicle, { imei }: FleetRow) =>
  imei !== undefined && deviceInside(state, vehicle.id)?.id !== imei;

const hasEffect = ({ edit, vehicles }: ClientEdit) =>
  Object.keys(edit.to).length + vehicles.added.length + vehicles.edited.length > 0;

/** What a row tells of its vehicle as it ran before; nothing where that is known. Its billing begins with a device that comes in. */
function takenOver(state: FleetContext, own: OwnRow, today: string): RanBefore[] {
  const vehicle = ownVehicle(state, own);
  if (!vehicle) return [];
  const { type, billedUntil } = own.row;
  const from = fittedOn(own.row, today);
  const begins = comesIn(state, vehicle, own.row) && !beginningRefusal(state.subscriptions, vehicle, from);
  const told = {
    ...(type !== undefined && type !== vehicle.type && { type }),
    ...(billedUntil !== undefined && billedUntil !== vehicle.billedUntil && { billedUntil }),
    ...(begins && { from }),
  };
  return Object.keys(told).length > 0 ? [{ id: vehicle.id, ...told }] : [];
}

/** What a row counts in: the device in its vehicle, with the SIM in it; nothing where it is known there. */
function counted(state: FleetContext, own: OwnRow, today: string): Count[] {
  const { imei = '', device: productName = UNNAMED_DEVICE, sim, provider } = own.row;
  const vehicle = ownVehicle(state, own);
  if (!vehicle || !comesIn(state, vehicle, own.row)) return [];
  const { inside } = sim === undefined ? {} : simInFitted(state, sim, provider, () => false);
  const on = fittedOn(own.row, today);
  return [
    { place: { at: 'vehicle', id: vehicle.id }, devices: [{ imei, productName, on, ...(inside && { sim: inside }) }] },
  ];
}

/** How many facts a fleet takes at most. */
export const fleetParts = ({ added, edits }: Fleet): number =>
  3 + Math.ceil([...added, ...edits].reduce((sum, { rows }) => sum + rows.length, 0) / MOST_LINES);

/** Whether nothing of the clients went in: all that fitted was refused. */
const isRefused = (before: FleetContext, after: FleetContext) =>
  before.accounts === after.accounts && before.vehicles === after.vehicles;

/**
 * The facts by which a fleet moves in: its clients with their vehicles, how these ran before, the devices in them, and what the
 * clients owe. `read` tells what is there by then: what was refused meanwhile has no device and no balance.
 */
export function* fleetFacts(read: () => FleetContext, { added, edits }: Fleet, today: string) {
  const brought = {
    added: added.map(({ rows: _own, ...one }) => one),
    edits: edits.map(({ rows: _own, ...one }) => one).filter(hasEffect),
  };
  const clients = clientsImported(importWithStarts(read(), brought, today), today);
  if (clients.payload.added.length + clients.payload.edits.length > 0) {
    const before = read();
    yield clients;
    if (isRefused(before, read())) return;
  }
  const owing = [
    ...added.map((one, place) => ({ accountId: clients.payload.added[place]?.id ?? '', rows: one.rows })),
    ...edits,
  ];
  const own = owing.flatMap(({ accountId, rows }) => rows.map((row): OwnRow => ({ accountId, row })));
  const taken = own.flatMap((one) => takenOver(read(), one, today));
  if (taken.length > 0) yield vehiclesTakenOver(taken);
  const counts = own.flatMap((one) => counted(read(), one, today));
  for (let at = 0; at < counts.length; at += MOST_LINES)
    yield openingStockCounted(counts.slice(at, at + MOST_LINES), today);
  const { accounts, openings } = read();
  const balances = owing.flatMap(({ accountId, rows: [first] }) => {
    const amount = first?.openingBalance ?? 0;
    const isNew = accounts.entities[accountId] !== undefined && !openingOf(openings, accountId);
    return isNew && amount !== 0 ? [{ accountId, on: first?.balanceOn ?? today, amount }] : [];
  });
  if (balances.length > 0) yield balancesOpened(balances, today);
}
