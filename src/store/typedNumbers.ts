/** The numbers that people type from a paper or a label, as they are compared and kept. */

/** A number as it is typed, without its spaces. */
export const unspaced = (typed: string): string => typed.replaceAll(/\s/g, '');

/** A number without spaces and in capitals, in which its ways to be written are alike. */
export const plain = (typed: string) => unspaced(typed).toUpperCase();

/** Whether two texts mean one vehicle: compared without spaces and in capitals (domain facts, Numbers people type). */
export const sameVehicleNo = (one: string, other: string): boolean => plain(one) === plain(other);
