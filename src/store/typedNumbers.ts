/** The numbers that people type from a paper or a label, as they are compared and kept. */

/** The form of a mobile number (spec 9). */
export const MOBILE = /^\d{10}$/;

/** A number as it is typed, without its spaces. */
export const unspaced = (typed: string): string => typed.replaceAll(/\s/g, '');

/** A number without spaces and in capitals, in which its ways to be written are alike. */
export const plain = (typed: string) => unspaced(typed).toUpperCase();

/** Whether two texts mean one vehicle: compared without spaces and in capitals (domain facts, Numbers people type). */
export const sameVehicleNo = (one: string, other: string): boolean => plain(one) === plain(other);

/** A pasted mobile number without what is not part of it: spaces, dashes, `+91` or a leading 0 (domain facts). */
export const pastedMobile = (text: string): string =>
  text
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');
