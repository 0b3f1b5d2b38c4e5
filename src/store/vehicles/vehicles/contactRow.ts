import { officeMinute } from '@/format';
import type { Importable } from '@/store/kit/sheets/importable';
import { plateKey, plateText, unspaced } from '@/store/kit/typed/typedNumbers';
import type { VehicleRow } from './vehicleRows';

/** A contact as a file has one, of a vehicle by its plate or by the IMEI of the device in it. */
export interface ContactRow {
  vehicleNo?: string | undefined;
  imei?: string | undefined;
  /** ISO minute in India's time. */
  at: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  temp?: number | undefined;
}

/** What reads the moments of a file: the ISO minute of now, and what a typed text means, the day first. */
export interface ReadingMoments {
  now: string;
  minuteOf: (typed: string) => string | undefined;
}

/** A typed moment as an ISO minute: one that says its offset from UTC in the office's time, any other as it is written, without its seconds. */
function minuteRead(typed: string, minuteOf: ReadingMoments['minuteOf']): string {
  const text = typed.trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? typed : officeMinute(new Date(moment));
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

/** The vehicles as a file may name them. */
export interface VehicleNames {
  byPlate: ReadonlyMap<string, VehicleRow>;
  byImei: ReadonlyMap<string, VehicleRow>;
}

/** What people call the columns as well. */
const SYNONYMS: Record<keyof ContactRow, readonly string[]> = {
  vehicleNo: [
    'Vehicle No',
    'Vehicle',
    'Vehicle Registration Number',
    'Registration Number',
    'Registration No',
    'Reg No',
    'Plate',
    'Plate No',
  ],
  imei: ['IMEI No', 'IMEI Number', 'Device IMEI', 'Device', 'Device Id', 'Unique Id'],
  at: [
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
  latitude: ['Lat', 'Y'],
  longitude: ['Long', 'Lng', 'Lon', 'X'],
  temp: ['Temp', 'Temperature °C'],
};

/** The columns of a file of contacts; a plate is written as its vehicle's is. */
export function contactColumns(
  { byPlate }: VehicleNames,
  minuteOf: ReadingMoments['minuteOf'],
): Importable<ContactRow, VehicleRow>['columns'] {
  return [
    {
      key: 'vehicleNo',
      title: 'Vehicle Number',
      kind: 'identifier',
      synonyms: SYNONYMS.vehicleNo,
      optional: true,
      cleaned: (typed) => byPlate.get(plateKey(typed))?.vehicleNo ?? plateText(typed),
    },
    {
      key: 'imei',
      title: 'IMEI',
      kind: 'identifier',
      synonyms: SYNONYMS.imei,
      optional: true,
      cleaned: unspaced,
    },
    {
      key: 'at',
      title: 'Last Contact',
      kind: 'date',
      synonyms: SYNONYMS.at,
      cleaned: (typed) => minuteRead(typed, minuteOf),
    },
    {
      key: 'latitude',
      title: 'Latitude',
      kind: 'identifier',
      synonyms: SYNONYMS.latitude,
      optional: true,
      cleaned: bareNumber,
    },
    {
      key: 'longitude',
      title: 'Longitude',
      kind: 'identifier',
      synonyms: SYNONYMS.longitude,
      optional: true,
      cleaned: bareNumber,
    },
    {
      key: 'temp',
      title: 'Temperature',
      kind: 'identifier',
      synonyms: SYNONYMS.temp,
      optional: true,
      cleaned: bareNumber,
    },
  ];
}
