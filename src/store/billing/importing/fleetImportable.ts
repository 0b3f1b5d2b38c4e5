import { formatMoney } from '@/format';
import { openingOf, type WithOpenings } from '@/store/billing/openings/opening';
import type { Account } from '@/store/billing/accounts/account';
import { companyOf } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { scannedNumber } from '@/store/kit/scanning/scanned';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ReadingDays } from '@/store/kit/sheets/readingDays';
import { deviceInside, lastOutOf } from '@/store/stock/devices/deviceInside';
import type { StockState } from '@/store/stock/onHand/stockState';
import { simInFitted, validatedDevice } from '@/store/stock/opening/deviceLine';
import { openElsewhere, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { clientMarks } from './clientFitting';
import { gstWarned } from './clientImportable';
import { comparedPlate, platesOf } from './clientPlates';
import { fleetColumns, OF_VEHICLE, type FleetRow } from './fleetRow';
import { fleetRowSchema } from './fleetRowSchema';

/** What a fleet is compared with where it moves in. */
export type FleetContext = StockState & WithVehicleTables & WithOpenings;

/** What a device is called of which the sheet says nothing. */
export const UNNAMED_DEVICE = 'GPS tracker';

const INSTEAD = 'Leave the IMEI out, and fit it by a job.';
const never = () => false;

/** The vehicle of an account that a row names. */
const vehicleOf = (account: Account | undefined, vehicleNo = '') =>
  account && platesOf(account).get(comparedPlate(vehicleNo));

/** Why the device and the SIM of a row cannot be in its vehicle, by column. */
function deviceRefused(state: FleetContext, row: FleetRow, vehicle: ReturnType<typeof vehicleOf>) {
  const { imei, sim, provider, fittedSince } = row;
  if (imei === undefined) return sim === undefined ? {} : { imei: 'Give the IMEI of the device that the SIM is in.' };
  const place = { at: 'vehicle' as const, id: vehicle?.id ?? '' };
  const inside = vehicle && deviceInside(state, vehicle.id);
  if (inside?.id === imei) return {};
  if (inside) return { imei: `${row.vehicleNo} has IMEI ${inside.id} in it. ${INSTEAD}` };
  const context = { stock: state, place, defaults: {}, isTwice: never, simNumbers: new Map(), itgcIds: new Map() };
  const { wrong } = validatedDevice(context, { imei, productName: UNNAMED_DEVICE });
  const isKnown = state.devices.entities[imei] !== undefined;
  const { wrong: wrongSim } = sim === undefined ? {} : simInFitted(state, sim, provider, never);
  const out = vehicle ? lastOutOf(state, vehicle.id) : '';
  return {
    ...(wrong !== undefined && { imei: isKnown ? `${wrong} ${INSTEAD}` : wrong }),
    ...(wrongSim !== undefined && { sim: wrongSim }),
    ...(fittedSince !== undefined &&
      fittedSince < out && {
        fittedSince: 'Another device was in it on this day. Give the day since which this one is.',
      }),
  };
}

/** What of an account that is there a row of the sheet says. */
function fieldsOf(state: FleetContext, account: Account, plate: string): FleetRow {
  const vehicle = vehicleOf(plate === '' ? undefined : account, plate);
  const device = vehicle && deviceInside(state, vehicle.id);
  const known = device && state.devices.entities[device.id];
  const opening = openingOf(state.openings, account.id);
  return {
    ...clientFieldsOf(account),
    vehicleNo: vehicle?.vehicleNo,
    duration: vehicle?.duration,
    price: vehicle?.price,
    type: vehicle?.type,
    billedUntil: vehicle?.billedUntil,
    imei: known?.id,
    device: known?.productName,
    sim: known?.simId,
    provider: state.sims.entities[known?.simId ?? '']?.provider,
    fittedSince: known?.moves.findLast(({ to }) => to.id === vehicle?.id)?.on,
    openingBalance: opening?.amount,
    balanceOn: opening?.on,
  };
}

/** A fleet that moves in, as people bring it along in one sheet: a row a vehicle, with its client, its device and what was billed before. */
export const fleetImportable = (state: FleetContext, { today, dayOf }: ReadingDays): Importable<FleetRow, Account> => ({
  one: 'client',
  many: 'clients',
  columns: fleetColumns(dayOf),
  schema: fleetRowSchema(today),
  knownBy: clientMarks,
  fieldsOf: (account, plate) => fieldsOf(state, account, plate),
  parts: { by: { column: 'vehicleNo', compared: comparedPlate }, columns: ['vehicleNo', ...OF_VEHICLE] },
  once: [
    { column: 'imei', compared: scannedNumber },
    { column: 'sim', compared: scannedNumber },
  ],
  refused(row, account) {
    const vehicle = vehicleOf(account, row.vehicleNo);
    const refusal = openElsewhere(state, [{ id: vehicle?.id ?? '', vehicleNo: row.vehicleNo ?? '' }]);
    const opening = account && openingOf(state.openings, account.id);
    const isOther = account && opening && opening.amount !== row.openingBalance;
    return {
      ...(refusal && { vehicleNo: refusal.reason }),
      ...deviceRefused(state, row, vehicle),
      ...(isOther && {
        openingBalance: `${companyOf(account)} has an opening balance of ${formatMoney(opening.amount)} already. Leave it out, or undo that one first.`,
      }),
    };
  },
  warned: gstWarned,
  examples: EXAMPLES.map((row) => fleetRowSchema(today).cast(row) as FleetRow),
});

const CLIENT = {
  companyName: 'Konkan Carriers',
  gstNo: '27AAPFU0939F1ZV',
  state: 'Maharashtra',
  firstName: 'Meera',
  lastName: 'Joshi',
  mobileNumber: '9820012345',
  emailAddress: 'meera@konkan.example',
  address: '4 Link Road, Mumbai 400064',
};

/** Two vehicles of a client for the template. */
const EXAMPLES = [
  {
    ...CLIENT,
    vehicleNo: 'MH 12 AB 1234',
    type: 'Truck',
    imei: '356938035643809',
    device: 'OBD tracker',
    sim: '5754000000077',
    provider: 'Airtel',
    duration: 'Monthly',
    price: 350,
    fittedSince: '2026-02-05',
    billedUntil: '2026-03-31',
    openingBalance: 4200,
    balanceOn: '2026-04-01',
  },
  { ...CLIENT, vehicleNo: 'MH 12 AB 1235', type: 'Truck', duration: 'Monthly', price: 350 },
];
