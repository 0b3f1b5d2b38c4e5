import { formatMinute } from '@/format';
import type { Refusal } from '@/journal/model';
import { inForm } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { gone } from '@/store/kit/refusals';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought, Fitted, Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validating';
import { typedNumber } from '@/store/kit/typed/typedNumber';
import { plateKey, plateText, unspaced } from '@/store/kit/typed/typedNumbers';
import { typedLine } from '@/store/kit/typed/typedText';
import type { VehicleRow } from './vehicleRows';
import type { Contact } from './vehicle';
import { vehicleRefusal, type WithVehicleTables } from './vehicleChecks';
import type { ContactOf } from './vehicle';

/** A contact as a file has one, of a vehicle by its plate or by the IMEI of the device in it. */
interface ContactRow {
  vehicleNo?: string | undefined;
  imei?: string | undefined;
  /** ISO minute in India's time. */
  at: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  temp?: number | undefined;
}

/** What reads the moments of a file: the ISO minute of now, and what a typed text means, the day first. */
interface ReadingMoments {
  now: string;
  minuteOf: (typed: string) => string | undefined;
}

const NO_MINUTE = 'This is no date with a time. Write it as 19 Nov 2026, 14:05.';
const INDIA_MS = 330 * 60_000;

/** A typed moment as an ISO minute: one that says its offset from UTC in India's time, any other as it is written, without its seconds. */
function minuteRead(typed: string, minuteOf: ReadingMoments['minuteOf']): string {
  const text = typed.trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? typed : new Date(moment + INDIA_MS).toISOString().slice(0, 16);
  }
  const withoutSeconds = text.replace(/(\d{1,2}:\d\d):\d\d(?:\.\d+)?/, '$1');
  // A time alone would be one of today.
  return (/\d.*[\sTt,].*\d/.test(withoutSeconds) ? minuteOf(withoutSeconds) : undefined) ?? typed;
}

/** A number without the sign of its unit, with the minus that keyboards have, and with a point: of degrees nobody writes thousands. */
const bareNumber = (typed: string) =>
  typed
    .replaceAll('\u2212', '-')
    .replace(/\s*°?\s*c?\s*$/i, '')
    .trim()
    .replace(/^([+-]?\d+),(\d+)$/, '$1.$2');

const between = (label: string, most: number, cure: string) => typedNumber(label).min(-most, cure).max(most, cure);

/** The vehicles of the fleet as a file may name them. */
function namesOf(vehicleRows: readonly VehicleRow[]) {
  const byPlate = new Map(vehicleRows.map((vehicle) => [plateKey(vehicle.vehicleNo), vehicle]));
  const byImei = new Map(vehicleRows.flatMap((vehicle) => (vehicle.imei === '' ? [] : [[vehicle.imei, vehicle]])));
  return { byPlate, byImei };
}

/** What a row must be: it names a vehicle of the fleet, in which the device is that it names, a moment that is past, and a place on the earth. */
function contactSchema({ byPlate, byImei }: ReturnType<typeof namesOf>, now: string) {
  const vehicleOf = (vehicleNo: string | undefined) =>
    vehicleNo === undefined ? undefined : byPlate.get(plateKey(vehicleNo));
  return record({
    vehicleNo: typedLine('Vehicle Number').test('known', (vehicleNo, { parent, createError }) => {
      const { imei } = parent as { imei?: string };
      if (!vehicleNo)
        return (
          Boolean(imei) ||
          createError({ message: 'Name the vehicle: by its number, or by the IMEI of the device in it.' })
        );
      return (
        vehicleOf(vehicleNo) !== undefined ||
        createError({ message: `No vehicle has the number ${vehicleNo}. Correct it, or register the vehicle first.` })
      );
    }),
    imei: typedLine('IMEI').test('inside', (imei, { parent, createError }) => {
      const { vehicleNo } = parent as { vehicleNo?: string };
      const vehicle = vehicleOf(vehicleNo);
      if (!imei) return true;
      const holding = byImei.get(imei);
      if (!vehicleNo)
        return (
          holding !== undefined ||
          createError({
            message: `No vehicle has the device ${imei} in it. Correct it, or name the vehicle by its number.`,
          })
        );
      if (!vehicle || holding === vehicle || (!holding && vehicle.imei === '')) return true;
      const inside = holding
        ? `This device is in ${holding.vehicleNo}`
        : `The device in ${vehicle.vehicleNo} is ${vehicle.imei}`;
      return createError({ message: `${inside}. Correct one of the two, or leave the IMEI empty.` });
    }),
    at: inForm(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, NO_MINUTE)
      .required('Last Contact is required.')
      .test('past', 'This is still to come. Correct the date or the time, the day first.', (at) => at <= now),
    latitude: between(
      'Latitude',
      90,
      'Latitude lies from −90 to 90. Correct it, or see whether it stands in the column of the longitude.',
    ).test(
      'both',
      'Write both latitude and longitude, or neither.',
      (latitude, { parent }) =>
        (latitude === undefined) === ((parent as { longitude?: number }).longitude === undefined),
    ),
    longitude: between('Longitude', 180, 'Longitude lies from −180 to 180. Correct it.').test(
      'place',
      '0, 0 is what a device sends that does not know where it is. Leave both empty.',
      (longitude, { parent }) => longitude !== 0 || (parent as { latitude?: number }).latitude !== 0,
    ),
    temp: between('Temperature', 150, 'Temperature lies from −150 to 150 °C. Correct it, or leave it empty.'),
  });
}

/** What devices told last, as people bring it along in a file; `fleet` are the vehicles that there are. */
export function contactImportable(
  vehicleRows: readonly VehicleRow[],
  { now, minuteOf }: ReadingMoments,
): Importable<ContactRow, VehicleRow> {
  const names = namesOf(vehicleRows);
  const [example] = vehicleRows;
  return {
    one: 'contact',
    many: 'contacts',
    columns: [
      {
        key: 'vehicleNo',
        title: 'Vehicle Number',
        kind: 'identifier',
        synonyms: [
          'Vehicle No',
          'Vehicle',
          'Vehicle Registration Number',
          'Registration Number',
          'Registration No',
          'Reg No',
          'Plate',
          'Plate No',
        ],
        optional: true,
        cleaned: (typed) => names.byPlate.get(plateKey(typed))?.vehicleNo ?? plateText(typed),
      },
      {
        key: 'imei',
        title: 'IMEI',
        kind: 'identifier',
        synonyms: ['IMEI No', 'IMEI Number', 'Device IMEI', 'Device', 'Device Id', 'Unique Id'],
        optional: true,
        cleaned: unspaced,
      },
      {
        key: 'at',
        title: 'Last Contact',
        kind: 'date',
        synonyms: [
          'Last Contact Time',
          'Last Contact Date',
          'Contact',
          'Last Update',
          'Last Seen',
          'Last Communication',
          'Date and Time',
          'Date Time',
          'Timestamp',
          'Time',
        ],
        cleaned: (typed) => minuteRead(typed, minuteOf),
      },
      {
        key: 'latitude',
        title: 'Latitude',
        kind: 'identifier',
        synonyms: ['Lat', 'Y'],
        optional: true,
        cleaned: bareNumber,
      },
      {
        key: 'longitude',
        title: 'Longitude',
        kind: 'identifier',
        synonyms: ['Long', 'Lng', 'Lon', 'X'],
        optional: true,
        cleaned: bareNumber,
      },
      {
        key: 'temp',
        title: 'Temperature',
        kind: 'identifier',
        synonyms: ['Temp', 'Temperature °C'],
        optional: true,
        cleaned: bareNumber,
      },
    ],
    schema: contactSchema(names, now),
    knownBy: [
      { column: 'vehicleNo', compared: plateKey },
      { column: 'imei', compared: unspaced },
    ],
    // Where it was is no part of a newer contact that tells only one of two coordinates.
    fieldsOf: ({ vehicleNo, imei, lastContactTime }) => ({
      vehicleNo,
      ...(imei !== '' && { imei }),
      at: lastContactTime ?? '',
    }),
    skipped({ at }, { vehicleNo, lastContactTime }) {
      if (lastContactTime === undefined || at > lastContactTime) return undefined;
      return at === lastContactTime
        ? 'This contact is known already.'
        : `Skipped: ${vehicleNo} was in contact later, on ${formatMinute(lastContactTime)}.`;
    },
    examples: [
      {
        vehicleNo: example?.vehicleNo ?? 'MH 12 AB 1234',
        ...(example && example.imei !== '' && { imei: example.imei }),
        at: formatMinute(now),
        latitude: 28.6139,
        longitude: 77.209,
        temp: -18,
      },
    ],
  };
}

/** What judged rows bring to the vehicles: what a row does not tell is as the vehicle told it last. */
export function contactImportOf(rows: readonly ValidatedRow<ContactRow, VehicleRow>[]): Brought<never, ContactOf> {
  const edits = rows.flatMap(({ validation, draft, known }): ContactOf[] => {
    if (validation !== 'Changed' || !draft || !known) return [];
    const { at, latitude, longitude, temp = known.record.temp } = draft;
    const latLong =
      latitude === undefined || longitude === undefined ? known.record.latLong : `${latitude}, ${longitude}`;
    const contact: Contact = { at, ...(latLong !== '' && { latLong }), ...(temp !== undefined && { temp }) };
    return [{ id: known.record.id, contact }];
  });
  return { added: [], edits };
}

type Tracked = Pick<WithVehicleTables, 'vehicles' | 'devices'>;

/** Why a contact cannot be taken any more: its vehicle is gone or closed, or told something later meanwhile. */
function contactRefusal(state: Tracked, { id, contact }: ContactOf): Refusal | undefined {
  const vehicle = state.vehicles.entities[id];
  if (!vehicle) return gone(state.vehicles, id, 'This vehicle');
  const isLater = vehicle.contact !== undefined && vehicle.contact.at >= contact.at;
  return (
    vehicleRefusal(state, id, 'hear') ??
    (isLater ? { reason: `${vehicle.vehicleNo} has been in contact since.` } : undefined)
  );
}

/** What of an import fits what is there now. */
export const contactFitting = (state: Tracked, brought: Brought<never, ContactOf>): Fitted<never, ContactOf> =>
  fittingOf(
    brought,
    (edit) => contactRefusal(state, edit),
    () => undefined,
  );
