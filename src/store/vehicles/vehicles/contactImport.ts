import { formatMinute } from '@/format';
import { comparedDays } from '@/store/kit/dates';
import type { Brought, Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { plateKey, unspaced } from '@/store/kit/typed/typedNumbers';
import type { VehicleRow } from './vehicleRows';
import type { Contact, ContactOf } from './vehicle';
import { contactColumns, type VehicleNames, type ReadingMoments, type ContactRow } from './contactRow';
import { contactRowSchema } from './contactRowSchema';

/** Finds the vehicles as a file may name them: by their plates, and by the IMEIs of the devices in them. */
function namesOf(vehicleRows: readonly VehicleRow[]): VehicleNames {
  const byPlate = new Map(vehicleRows.map((vehicle) => [plateKey(vehicle.vehicleNo), vehicle]));
  const byImei = new Map(vehicleRows.flatMap((vehicle) => (vehicle.imei === '' ? [] : [[vehicle.imei, vehicle]])));
  return { byPlate, byImei };
}

/** A moment of a row, as it is compared; nothing where it is none. */
const momentOf = ({ at = '' }: Readonly<Record<string, string>>) => (/^\d{4}-\d\d-\d\dT/.test(at) ? at : '');

/** What devices told last, as people bring it along in a file, of the vehicles that there are. */
export function contactImportable(
  vehicleRows: readonly VehicleRow[],
  { now, minuteOf }: ReadingMoments,
): Importable<ContactRow, VehicleRow> {
  const names = namesOf(vehicleRows);
  const [example] = vehicleRows;
  return {
    one: 'contact',
    many: 'contacts',
    ofKnown: { one: 'vehicle', many: 'vehicles' },
    columns: contactColumns(names, minuteOf),
    schema: contactRowSchema(names, now),
    knownBy: [
      { column: 'vehicleNo', compared: plateKey },
      { column: 'imei', compared: unspaced },
    ],
    // A log has many rows of a vehicle: what it told last counts, and what is no moment does not.
    order: (one, other) => comparedDays(momentOf(other), momentOf(one)),
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

/** What validated rows bring to the vehicles: what a row does not tell is as the vehicle told it last. */
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
