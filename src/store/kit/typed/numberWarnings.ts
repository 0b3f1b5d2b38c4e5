import { imeiOf } from './imei';
import { MOBILE, pastedMobile } from './mobile';
import { isVehicleNo, plain } from './typedNumbers';

/** What looks odd about a number that was typed from a paper or a label is said beside it, never refused. */

/** What looks odd about a mobile number: real ones begin with 6 to 9. */
export const mobileWarning = (value: string): string | undefined =>
  /^[0-5]\d{9}$/.test(value.trim())
    ? 'Mobile numbers in India begin with 6 to 9. Check for a typing mistake.'
    : undefined;

/** What looks odd about a number to call: a landline's is none of a mobile. */
export function contactWarning(value: string): string | undefined {
  const number = pastedMobile(value);
  if (number === '' || MOBILE.test(number)) return mobileWarning(number);
  return 'A mobile number has 10 digits. Check for a typing mistake.';
}

/** What is said of a vehicle number that looks like none. */
export const ODD_PLATE = 'Vehicle numbers look like MH 12 AB 1234 or 22 BH 1234 AA. Check for a typing mistake.';

/** What looks odd about a vehicle number. */
export function vehicleNoWarning(value: string): string | undefined {
  if (plain(value) === '' || isVehicleNo(value)) return undefined;
  return ODD_PLATE;
}

/** What looks odd about an IMEI: its length or its Luhn check. */
export function imeiWarning(value: string): string | undefined {
  const imei = plain(value);
  if (imei === '') return undefined;
  if (!/^\d{15}$/.test(imei)) return 'An IMEI has 15 digits. Check for a missing or an extra one.';
  if (imeiOf(imei.slice(0, 14)) === imei) return undefined;
  return 'The last digit of this IMEI does not match the others. Some cheap trackers are like that; check for a typing mistake.';
}

/** What looks odd about the number of a SIM: 13 digits in a tracker since 2018, 10 otherwise. */
export function simWarning(value: string): string | undefined {
  const sim = plain(value);
  if (sim === '' || /^(\d{10}|\d{13})$/.test(sim)) return undefined;
  return 'A SIM in a tracker has 13 digits, an ordinary one 10. Check for a typing mistake.';
}
