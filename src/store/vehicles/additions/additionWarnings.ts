import type { Addition } from './addition';
import { imeiWarning, vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import { sameVehicleNo, unspaced } from '@/store/kit/typed/typedNumbers';

const alsoIn = (addition: Addition | undefined) =>
  addition && `Already in this list: ${addition.vehicleNo} of ${addition.company}. Check for a typing mistake.`;

/** What the stock says of an IMEI that is written down with these values: whether it knows it, and what is to be said then. */
export type AskStock = (
  imei: string,
  values: { vehicleNo?: string; date?: string },
) => { known: boolean; says: string | undefined };

/** What looks odd about a new device's numbers: their form, that another row than `own` has the same, or where the stock has it. */
export function additionWarnings(additions: readonly Addition[], own: string | undefined, askStock: AskStock) {
  const others = additions.filter(({ id }) => id !== own);
  return {
    vehicleNo: (typed: string) =>
      vehicleNoWarning(typed) ?? alsoIn(others.find(({ vehicleNo }) => sameVehicleNo(vehicleNo, typed))),
    imei: (typed: string, values: { vehicleNo?: string; date?: string }) => {
      const imei = unspaced(typed);
      if (imei === '') return undefined;
      const { known, says } = askStock(imei, values);
      const listed = alsoIn(others.find((one) => one.imei === imei));
      // What the stock knows by this number is no typing mistake.
      const odd = known ? undefined : imeiWarning(typed);
      return odd ?? ([listed, says].filter(Boolean).join(' ') || undefined);
    },
  };
}
