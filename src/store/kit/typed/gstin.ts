import { PAN, stateNamed } from './taxIds';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A tax identity as it is read: in capitals, with nothing around it. */
export const plainTaxId = (typed: string) => typed.trim().toUpperCase();

/** The 15th character that the first 14 call for; a RangeError unless they are 14 of 0-9A-Z. */
export function gstinCheckCharacter(first14: string): string {
  if (!/^[0-9A-Z]{14}$/.test(first14)) throw new RangeError(`Not the first 14 characters of a GSTIN: ${first14}`);
  let sum = 0;
  for (const [index, character] of Array.from(first14).entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** The GSTIN of a PAN's first registration in the state with that two-digit code. */
export function gstinOf(stateCode: string, pan: string): string {
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}

/** The PAN inside a GSTIN, in capitals; undefined while the text has none. */
export function panOfGstin(value: string): string | undefined {
  const pan = plainTaxId(value).slice(2, 12);
  return PAN.test(pan) ? pan : undefined;
}

/** The name of the state that a GSTIN begins with; undefined for an unknown code. */
export const stateOfGstin = (value: string): string | undefined => stateNamed(plainTaxId(value).slice(0, 2));
