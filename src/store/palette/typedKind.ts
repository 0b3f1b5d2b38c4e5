import { MOBILE, pastedMobile } from '@/store/kit/typed/mobile';
import { gstinWarning } from '@/store/kit/typed/taxWarnings';
import { imeiWarning, mobileWarning } from '@/store/kit/typed/numberWarnings';
import { isVehicleNo, plain, plateText } from '@/store/kit/typed/typedNumbers';

/** What a text looks like by itself, before any list is asked. */
export interface TypedKind {
  is: 'imei' | 'plate' | 'gstin' | 'mobile';
  /** What it is, in a sentence, with what looks odd about it. */
  says: string;
  /** The text in the one form that it is shown and searched in. */
  text: string;
}

const saidOf = (what: string, odd: string | undefined) => (odd === undefined ? what : `${what} ${odd}`);

/** Whether a text is an IMEI, a vehicle's number, a GST number or a mobile number; undefined when it is none of them. */
export function typedKind(typed: string): TypedKind | undefined {
  const text = plain(typed);
  const mobile = pastedMobile(typed);
  if (/^\d{15}$/.test(text)) return { is: 'imei', says: saidOf('15 digits: an IMEI.', imeiWarning(text)), text };
  if (MOBILE.test(mobile))
    return { is: 'mobile', says: saidOf('10 digits: a mobile number.', mobileWarning(mobile)), text: mobile };
  if (isVehicleNo(typed))
    return { is: 'plate', says: `${plateText(typed)} is a vehicle number.`, text: plateText(typed) };
  // Two digits of the state and, unlike an IMEI, a letter.
  if (/^\d{2}(?=\d*[A-Z])[0-9A-Z]{13}$/.test(text))
    return { is: 'gstin', says: saidOf('15 characters: a GST number.', gstinWarning(text)), text };
  return undefined;
}
