import fc from 'fast-check';
import { emptyBusiness } from '@/store/business/business';
import type { Table } from '@/store/kit/table';
import { account } from './accounts';
import { addition, deletion } from './care';

/** A row of the list of vehicles whose device had gone quiet, as version 4 kept it. */
interface QuietVehicle {
  id: string;
  number: number;
  vehicleNo: string;
  imei: string;
  client: string;
  company: string;
  lastServiceDate: string;
  lastContactTime: string;
  lastServiceReason: string;
  latLong: string;
  temp: number;
}

/** A vehicle on an account's bill, as version 4 kept it. */
interface BilledVehicle {
  id: string;
  vehicleNo: string;
  duration: string;
  price: number;
  selected: boolean;
  billed: boolean;
}

/** A table of rows as it is kept. */
export const kept = <Row extends { id: string; number: number }>(...rows: Row[]): Table<Row> => ({
  ids: rows.map(({ id }) => id),
  entities: Object.fromEntries(rows.map((row) => [row.id, row])),
  lastNumber: rows.length,
});

/** An identity that looks as if it had been drawn at random. */
export const drawn = (name: string) => name.padEnd(21, '-');

export const quiet = (number: number, changes: Partial<QuietVehicle> = {}): QuietVehicle => ({
  id: drawn(`quiet-${number}`),
  number,
  vehicleNo: `MH 12 AB ${1000 + number}`,
  imei: `49015420323751${number}`,
  client: 'Meera Joshi',
  company: 'Konkan Carriers',
  lastServiceDate: '2026-08-01',
  lastContactTime: '2026-11-14T17:31',
  lastServiceReason: 'Service',
  latLong: '18.5204, 73.8567',
  temp: 21,
  ...changes,
});

export const billed = (name: string, changes: Partial<BilledVehicle> = {}): BilledVehicle => ({
  id: drawn(name),
  vehicleNo: 'MH 01 AB 1001',
  duration: 'Yearly',
  price: 200,
  selected: true,
  billed: false,
  ...changes,
});

/** Account n as version 4 kept it, opened on 1 Nov 2026, with these vehicles on its bill. */
export function billedAccount(n: number, ...vehicles: BilledVehicle[]) {
  const { bill, client, billing, package: selection, accountType, openedOn, number } = account(n);
  return {
    id: drawn(`account-${n}`),
    number,
    client,
    billing,
    package: selection,
    accountType,
    vehicles,
    bill,
    months: [],
    openedOn,
  };
}

/** A device as version 4 kept it, whose last movement was into the vehicle with a plate. */
export const fitted = (imei: string, number: number, ...plates: string[]) => ({
  id: imei,
  number,
  productName: 'OBD tracker',
  condition: 'Good',
  moves: [
    { to: { at: 'store' }, on: '2026-01-01', cause: { what: 'counted' } },
    ...plates.map((id) => ({ to: { at: 'vehicle', id }, on: '2026-02-01', cause: { what: 'fitted' } })),
  ],
});

/** A business as version 4 kept it, which knew neither subscriptions nor a table of all vehicles. */
export function versionFour(tables: Readonly<Record<string, object>>) {
  const { subscriptions: _none, vehicles: _others, ...rest } = emptyBusiness;
  return { ...rest, vehicles: kept<QuietVehicle>(), ...tables };
}

const plate = fc.constantFrom(
  'MH 01 AB 1001',
  'MH 01 AB 1002',
  'DL 01 CD 2001',
  'PB 10 EF 3001',
  'To be assigned',
  'Trolley 7',
);
const date = fc.constantFrom('2026-03-01', '2026-06-15', '2026-11-19');
const imei = fc.constantFrom('490154203237511', '490154203237512', '356938035643801', '352099001761481');
const few = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { maxLength: 4 });

/** Any business of version 4, with plates and IMEIs that stand in several of its lists. */
export const anyVersionFour = fc
  .record({
    bills: few(few(fc.record({ vehicleNo: plate, billed: fc.boolean(), price: fc.nat({ max: 900 }) }))),
    quiets: few(
      fc.record({ vehicleNo: plate, imei, lastContactTime: date.map((on) => `${on}T10:00`), lastServiceDate: date }),
    ),
    added: few(fc.record({ vehicleNo: plate, imei, date })),
    deleted: few(fc.record({ vehicleNo: plate, deletionDate: fc.option(date, { nil: undefined }) })),
    devices: fc.uniqueArray(fc.tuple(imei, fc.array(plate, { maxLength: 2 })), {
      selector: ([one]) => one,
      maxLength: 3,
    }),
  })
  .map(({ bills, quiets, added, deleted, devices }) => {
    const tables = {
      accounts: kept(
        ...bills.map((items, n) =>
          billedAccount(n + 1, ...items.map((item, place) => billed(`vehicle-${n}-${place}`, item))),
        ),
      ),
      vehicles: kept(...quiets.map((changes, n) => quiet(n + 1, changes))),
      additions: kept(...added.map((changes, n) => addition(n + 1, { id: drawn(`addition-${n}`), ...changes }))),
      deletions: kept(
        ...deleted.map(({ vehicleNo, deletionDate }, n) =>
          deletion(n + 1, {
            id: drawn(`deletion-${n}`),
            vehicleNo,
            ...(deletionDate !== undefined && { deletionDate, simDeactivation: 'Yes' }),
          }),
        ),
      ),
      devices: kept(...devices.map(([one, plates], n) => fitted(one, n + 1, ...plates))),
    };
    return { tables, business: versionFour(tables) };
  });
