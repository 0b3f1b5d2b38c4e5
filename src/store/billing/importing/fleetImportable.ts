import { formatDate, formatMoney } from '@/format';
import { rowOfTable } from '@/store/kit/table';
import type { WithBills } from '@/store/billing/bills/withBills';
import { openingOf, type WithOpenings } from '@/store/billing/openings/opening';
import type { Account } from '@/store/billing/accounts/account';
import { companyOf } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { endedRefusal, type WithDeactivations } from '@/store/clients/deactivations/standing';
import { runningOf, type WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { scannedNumber } from '@/store/kit/scanning/scanned';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ReadingDays } from '@/store/kit/sheets/readingDays';
import { comparedName } from '@/store/kit/typed/cleanText';
import { deviceInside, lastOutOf } from '@/store/stock/devices/deviceInside';
import type { StockState } from '@/store/stock/onHand/stockState';
import { simNamed } from '@/store/stock/sims/simNamed';
import { simInFitted, validatedDevice } from '@/store/stock/opening/deviceLine';
import { overlapping } from '@/store/vehicles/vehicles/subscriptionRules';
import { openElsewhere, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { clientMarks } from './clientFitting';
import { gstWarned } from './clientImportable';
import { pricesInTurn } from './pricesInTurn';
import { comparedPlate, platesOf } from './clientPlates';
import { fittedOn, fleetColumns, OF_VEHICLE, type FleetRow } from './fleetRow';
import { FLEET_EXAMPLES } from './fleetExamples';
import { fleetRowSchema } from './fleetRowSchema';

/** What a fleet is compared with where it moves in. */
export type FleetContext = StockState &
  WithVehicleTables &
  WithSubscriptions &
  WithOpenings &
  WithBills &
  WithDeactivations;

/** What a device is called of which the sheet says nothing. */
export const UNNAMED_DEVICE = 'GPS tracker';

const INSTEAD = 'Leave the IMEI empty, and fit the device by a job.';
const never = () => false;

/** The vehicle of an account that a row names. */
const vehicleOf = (account: Account | undefined, vehicleNo = '') =>
  account && platesOf(account).get(comparedPlate(vehicleNo));

/** Why a row cannot tell otherwise of the device that is in its vehicle already, by column. */
function toldOtherwise(row: FleetRow, known: FleetRow) {
  const isOther = (column: 'device' | 'sim' | 'provider' | 'fittedSince') =>
    comparedName(row[column] ?? '') !== comparedName(known[column] ?? '');
  const says = `IMEI ${row.imei} is in this vehicle already. Leave this as it is, and change it on the device’s page.`;
  return Object.fromEntries(
    (['device', 'sim', 'provider', 'fittedSince'] as const).filter(isOther).map((column) => [column, says]),
  );
}

/** Why the device and the SIM of a row cannot be in its vehicle, by column. */
function deviceRefused(state: FleetContext, row: FleetRow, account: Account | undefined, today: string) {
  const { imei, sim, provider, fittedSince } = row;
  const vehicle = vehicleOf(account, row.vehicleNo);
  if (imei === undefined) return sim === undefined ? {} : { imei: 'Give the IMEI of the device that the SIM is in.' };
  const place = { at: 'vehicle' as const, id: vehicle?.id ?? '' };
  const inside = vehicle && deviceInside(state, vehicle.id);
  if (account && inside?.id === imei) return toldOtherwise(row, fieldsOf(state, account, row.vehicleNo ?? ''));
  if (inside) return { imei: `${row.vehicleNo} has IMEI ${inside.id} in it. ${INSTEAD}` };
  const context = { stock: state, place, defaults: {}, isTwice: never, simNumbers: new Map(), itgcIds: new Map() };
  const { wrong } = validatedDevice(context, { imei, productName: UNNAMED_DEVICE });
  const isKnown = rowOfTable(state.devices, imei) !== undefined;
  const { wrong: wrongSim } = sim === undefined ? {} : simInFitted(state, sim, provider, never);
  const out = vehicle ? lastOutOf(state, vehicle.id) : '';
  const isRunning = vehicle && runningOf(state.subscriptions, vehicle.id);
  const ended = vehicle && !isRunning && overlapping(state.subscriptions, vehicle.id, fittedOn(row, today));
  return {
    ...(wrong !== undefined && { imei: isKnown ? `${wrong} ${INSTEAD}` : wrong }),
    ...(wrongSim !== undefined && { sim: wrongSim }),
    ...(fittedSince !== undefined &&
      fittedSince < out && {
        fittedSince: 'Another device was in it on this day. Give the day since which this one is.',
      }),
    ...(ended && { fittedSince: `${ended.reason} Give the day since which this device is in it.` }),
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
  columns: fleetColumns({ dayOf, simOf: (typed) => simNamed(state, typed)?.id ?? typed }),
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
    const isMore =
      row.vehicleNo !== undefined && (!vehicle || (row.imei !== undefined && !deviceInside(state, vehicle.id)));
    const refusal =
      openElsewhere(state, [{ id: vehicle?.id ?? '', vehicleNo: row.vehicleNo ?? '' }]) ??
      (isMore ? endedRefusal(state, account) : undefined);
    const opening = account && openingOf(state.openings, account.id);
    const there =
      account &&
      opening &&
      `${companyOf(account)} has an opening balance of ${formatMoney(opening.amount)} as of ${formatDate(opening.on)} already. Leave it out, or correct that one.`;
    return {
      ...(refusal && { vehicleNo: refusal.reason }),
      ...deviceRefused(state, row, account, today),
      ...(there && opening.amount !== row.openingBalance && { openingBalance: there }),
      ...(there && opening.on !== row.balanceOn && { balanceOn: there }),
    };
  },
  warned: gstWarned,
  // The price of a new client is without GST here.
  inTurn: pricesInTurn(),
  examples: FLEET_EXAMPLES.map((row) => fleetRowSchema(today).cast(row) as FleetRow),
});
