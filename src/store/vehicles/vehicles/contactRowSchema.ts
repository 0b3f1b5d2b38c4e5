import { inForm } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedNumber } from '@/store/kit/typed/typedNumber';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { typedLine } from '@/store/kit/typed/typedText';
import type { VehicleNames } from './contactRow';

const NO_MINUTE = 'This is not a date with a time. Write it as 19 Nov 2026, 14:05.';

const between = (label: string, most: number, cure: string) => typedNumber(label).min(-most, cure).max(most, cure);

/** What a row must be: it names a vehicle that we know, in which the device is that it names, a moment that is past, and a place on the earth. */
export function contactRowSchema({ byPlate, byImei }: VehicleNames, now: string) {
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
      'Latitude lies from −90 to 90. Correct it, or check whether it is in the longitude column.',
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
