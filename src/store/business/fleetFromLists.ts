import { isObject } from '@/journal/isObject';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import {
  countOf,
  fieldsOf,
  idsOf,
  lastNumberOf,
  listOf,
  rowsOf,
  rowUnder,
  textOf,
  withMore,
  withRows,
} from './anyJson';
import type { Fields } from './checked/outside';

/** Long before anything moved, where nothing says when a device was fitted. */
const BEFORE = '2026-01-01';

/** As long as an identity is that was drawn at random, which nothing else has. */
const RANDOM_LENGTH = 21;
const MOST_CHARACTERS = 200;

/** The identity of an account's vehicle: of the shorter ones, which nobody drew, another account may have the same. */
export const vehicleIdOf = (accountId: string, id: string): string =>
  id.length < RANDOM_LENGTH ? `${accountId} ${id}`.slice(0, MOST_CHARACTERS) : id;

/** What a vehicle begins with that is on nobody's bill. */
const UNBILLED = { duration: 'Monthly', price: 0, selected: true, billed: false };

const ownerOf = (client: unknown, company: unknown): Fields => ({
  ...(textOf(client) && { client }),
  ...(textOf(company) && { company }),
});

/** Whether a row is of the list of vehicles whose device has gone quiet. */
const isQuiet = (row: unknown): row is Fields => isObject(row) && ('imei' in row || 'lastContactTime' in row);

/** What such a row says of its vehicle: what its device told last, and when it was last seen to. */
function toldOf({
  lastContactTime: at,
  latLong,
  temp,
  lastServiceDate: on,
  lastServiceReason: reason,
}: Fields): Fields {
  const contact = { at, ...(textOf(latLong) && { latLong }), ...(typeof temp === 'number' && { temp }) };
  return { ...(textOf(at) && { contact }), ...(textOf(on) && { serviced: { on, reason } }) };
}

/** All vehicles, each once: found by its plate, or put there with the next number. */
function fleet(lastNumber: number) {
  const rows = new Map<string, unknown>();
  const byPlate = new Map<string, Fields>();
  let last = lastNumber;
  const freeId = (id: string) => {
    let free = id;
    for (let count = rows.size + 1; rows.has(free); count += 1) free = `${id.slice(0, MOST_CHARACTERS - 10)} ${count}`;
    return free;
  };
  const keep = (id: string, row: unknown) => {
    rows.set(id, row);
    const plate = textOf(fieldsOf(row).vehicleNo);
    if (plateKey(plate) !== '' && !isUnassigned(plate)) byPlate.set(plateKey(plate), fieldsOf(row));
  };
  const put = (id: string, row: Fields): Fields => {
    const vehicle = { ...row, id: freeId(id) };
    keep(vehicle.id, vehicle);
    return vehicle;
  };
  return {
    rows,
    keep,
    put,
    add: (id: string, row: Fields) => put(id, { number: (last += 1), ...row }),
    withPlate: (plate: unknown) => byPlate.get(plateKey(textOf(plate))),
    table: (before: unknown): Fields => {
      const inOrder = [...rows].toSorted(
        ([, one], [, other]) => countOf(fieldsOf(one).number) - countOf(fieldsOf(other).number),
      );
      return {
        ...fieldsOf(before),
        ids: inOrder.map(([id]) => id),
        entities: Object.fromEntries(inOrder),
        lastNumber: last,
      };
    },
  };
}

type Fleet = ReturnType<typeof fleet>;

/** A device that is in a vehicle by what a list says, though nobody has it on record. */
interface Named {
  imei: string;
  vehicle: Fields;
  on: string;
  productName: string;
}

/** The vehicles on the accounts' bills. */
function addBilled({ add }: Fleet, accounts: unknown) {
  for (const accountId of idsOf(accounts)) {
    listOf(fieldsOf(rowUnder(accounts, accountId)).vehicles).forEach(({ id, number: _none, ...item }, place) => {
      add(vehicleIdOf(accountId, textOf(id) || `vehicle ${place + 1}`), { ...item, accountId });
    });
  }
}

/** The vehicles whose device has gone quiet: what is told of one on a bill goes there. */
function addQuiet({ keep, put, withPlate }: Fleet, quiet: unknown): Named[] {
  return idsOf(quiet).flatMap((id) => {
    const row = rowUnder(quiet, id);
    if (!isQuiet(row)) {
      keep(id, row);
      return [];
    }
    const known = withPlate(row.vehicleNo);
    const isBilled = known?.accountId !== undefined;
    if (isBilled && textOf(fieldsOf(known.contact).at) < textOf(row.lastContactTime)) Object.assign(known, toldOf(row));
    const { number, vehicleNo, client, company } = row;
    const vehicle = isBilled
      ? known
      : put(id, { number, vehicleNo, ...ownerOf(client, company), ...UNBILLED, ...toldOf(row) });
    return [{ imei: textOf(row.imei), vehicle, on: textOf(row.lastServiceDate) || BEFORE, productName: 'Device' }];
  });
}

/** The rows of a list with the identity of each one's vehicle; those that nobody knew are there from then on. */
function naming({ add, withPlate }: Fleet, list: unknown, of: (row: Fields, vehicle: Fields) => void, client: string) {
  const vehicles = new Map<Fields, unknown>();
  for (const id of idsOf(list)) {
    const row = rowUnder(list, id);
    if (!isObject(row) || Array.isArray(row) || row.vehicleId !== undefined) continue;
    const vehicle =
      withPlate(row.vehicleNo) ??
      add(id, { vehicleNo: row.vehicleNo, ...ownerOf(row[client], row.company), ...UNBILLED });
    vehicles.set(row, vehicle.id);
    of(row, vehicle);
  }
  return withRows(list, (row) => (vehicles.has(row) ? { ...row, vehicleId: vehicles.get(row) } : row));
}

/** The devices with the identity of each vehicle that they went to. */
function movedTo({ add, rows, withPlate }: Fleet, devices: unknown) {
  const idAt = (plate: string) =>
    rows.has(plate)
      ? plate
      : (withPlate(plate) ?? add(`plate of ${plate}`.slice(0, MOST_CHARACTERS), { vehicleNo: plate, ...UNBILLED })).id;
  return withRows(devices, (row) => {
    if (!Array.isArray(row.moves)) return row;
    const moves = (row.moves as unknown[]).map((move) => {
      const { to } = fieldsOf(move);
      const { at, id } = fieldsOf(to);
      return at === 'vehicle' && textOf(id) !== ''
        ? { ...fieldsOf(move), to: { ...fieldsOf(to), id: idAt(textOf(id)) } }
        : move;
    });
    return { ...row, moves };
  });
}

/** The devices that only a list names, one for a vehicle at most: of two the one that was fitted later. */
function unbought(devices: unknown, named: readonly Named[]): Fields[] {
  const known = new Set(Object.keys(fieldsOf(fieldsOf(devices).entities)));
  const taken = new Set(
    rowsOf(devices)
      .map(({ moves }) => fieldsOf(listOf(moves).at(-1)?.to))
      .flatMap(({ at, id }) => (at === 'vehicle' ? [id] : [])),
  );
  return named
    .toSorted((one, other) => other.on.localeCompare(one.on))
    .flatMap(({ imei, vehicle, on, productName }) => {
      if (imei === '' || known.has(imei) || taken.has(vehicle.id) || vehicle.closedOn !== undefined) return [];
      known.add(imei);
      taken.add(vehicle.id);
      const moves = [{ to: { at: 'vehicle', id: vehicle.id }, on, cause: { what: 'fitted' } }];
      return [{ id: imei, productName, condition: 'Good', unbought: true, moves }];
    });
}

/** A subscription for each vehicle that is billed: it began with the account, and ended with it. */
function subscribed({ rows }: Fleet, accounts: unknown): Fields[] {
  return [...rows.values()].flatMap((row) => {
    const { id, accountId, billed } = fieldsOf(row);
    if (billed !== true || typeof accountId !== 'string') return [];
    const { openedOn, closedOn } = fieldsOf(rowUnder(accounts, accountId));
    return [
      { id, vehicleId: id, from: textOf(openedOn) || BEFORE, ...(textOf(closedOn) && { to: closedOn }), pauses: [] },
    ];
  });
}

/** Whether a business is from before vehicles were kept: it has them in lists, or none of what came with them. */
const isOlder = (business: Fields) =>
  rowsOf(business.accounts).some((row) => 'vehicles' in row) ||
  rowsOf(business.vehicles).some(isQuiet) ||
  (business.subscriptions === undefined &&
    ['additions', 'deletions', 'devices'].some((noun) => rowsOf(business[noun]).length > 0));

/** The lists of before, in which a vehicle stood by its number alone, as one record for each vehicle. */
export function fleetFromLists(state: object): object {
  const business = state as Fields;
  if (!isOlder(business)) return state;
  const { accounts, vehicles: quiet } = business;
  const all = fleet(lastNumberOf(quiet));
  addBilled(all, accounts);
  const named = addQuiet(all, quiet);
  const fitted = new Map<Fields, string>();
  const additions = naming(
    all,
    business.additions,
    (row, vehicle) => {
      const [on, last] = [textOf(row.date) || BEFORE, fitted.get(vehicle) ?? ''];
      fitted.set(vehicle, on > last ? on : last);
      named.push({ imei: textOf(row.imei), vehicle, on, productName: textOf(row.deviceType) || 'Device' });
    },
    'clientName',
  );
  const deletions = naming(
    all,
    business.deletions,
    (row, vehicle) => {
      const on = textOf(row.deletionDate);
      // One that has a newer device has come back since.
      const isGone = on !== '' && vehicle.accountId === undefined && (fitted.get(vehicle) ?? '') <= on;
      if (isGone && textOf(vehicle.closedOn) < on) vehicle.closedOn = on;
    },
    'username',
  );
  const devices = movedTo(all, business.devices);
  const more = unbought(devices, named);
  const lifted = {
    ...business,
    accounts: withRows(accounts, ({ vehicles: _moved, ...row }) => row),
    vehicles: all.table(quiet),
    additions,
    deletions,
    devices: more.length > 0 ? withMore(devices, more) : devices,
    subscriptions: withMore(business.subscriptions, subscribed(all, accounts)),
  };
  // A table that was not there is not there now.
  return Object.fromEntries(Object.entries(lifted).filter(([, table]) => table !== undefined));
}
