/** The shape of a GST number, of 15 characters. */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** The shape of a PAN. */
export const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

/** The shape of a PIN code of India. */
export const PIN_CODE = /^[1-9]\d{5}$/;

/** States by GST code: all of them, also the small ones, so that none is warned about. */
const STATES: Record<string, string> = {
  '01': 'Jammu & Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra & Nagar Haveli and Daman & Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman & Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Every state with its two digits, in the order of these. */
export const STATE_CODES: readonly (readonly [code: string, name: string])[] = Object.entries(STATES).toSorted(
  ([one], [other]) => Number(one) - Number(other),
);

const CODE_OF: ReadonlyMap<string, string> = new Map(STATE_CODES.map(([code, name]) => [name, code]));

/** The two digits of a state by its name; undefined for a name that is none. */
export const stateCodeOf = (name: string): string | undefined => CODE_OF.get(name);

/** The name of the state with those two digits; undefined for an unknown code. */
export const stateNamed = (code: string): string | undefined => STATES[code];
