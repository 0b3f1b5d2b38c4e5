import type { Addition } from './additionsSlice';
import { imeiWarning, vehicleNoWarning } from '@/store/numberWarnings';
import { sameVehicleNo, unspaced } from '@/store/typedNumbers';

const alsoIn = (addition: Addition | undefined) =>
  addition && `Already in this list: ${addition.vehicleNo} of ${addition.company}. Check for a typing mistake.`;

/** What looks odd about a new device's numbers: their form, or that another row than `own` has the same. */
export function additionWarnings(additions: readonly Addition[], own: string | undefined) {
  const others = additions.filter(({ id }) => id !== own);
  return {
    vehicleNo: (typed: string) =>
      vehicleNoWarning(typed) ?? alsoIn(others.find(({ vehicleNo }) => sameVehicleNo(vehicleNo, typed))),
    imei: (typed: string) => imeiWarning(typed) ?? alsoIn(others.find(({ imei }) => imei === unspaced(typed))),
  };
}
