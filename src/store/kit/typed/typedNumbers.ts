/** The numbers that people type from a paper or a label, as they are compared and kept. */

/** A number as it is typed, without its spaces. */
export const unspaced = (typed: string): string => typed.replaceAll(/\s/g, '');

/** A number without spaces and in capitals, in which its ways to be written are alike. */
export const plain = (typed: string) => unspaced(typed).toUpperCase();

const STATE_SERIES = /^([A-Z]{2})(\d{2})([A-Z]{0,3})(\d{1,4})$/;
const BHARAT_SERIES = /^(\d{2})(BH)(\d{4})([A-Z]{2})$/;

/** A vehicle's number as it is compared: its letters and digits, whatever was typed between them. */
export const plateKey = (typed: string) => plain(typed).replaceAll(/[-.\u2010-\u2013]/g, '');

const partsOf = (typed: string): readonly string[] | undefined => {
  const number = plateKey(typed);
  return (STATE_SERIES.exec(number) ?? BHARAT_SERIES.exec(number))?.slice(1).filter(Boolean);
};

/** Whether a text is a vehicle's number, however it is written. */
export const isVehicleNo = (typed: string): boolean => partsOf(typed) !== undefined;

/** A vehicle's number in the one form that it is kept and shown in, such as `MH 12 AB 1234`; any other text as it is. */
export const plateText = (typed: string): string => partsOf(typed)?.join(' ') ?? typed;

/** Whether two texts mean one vehicle, however they are written. */
export const sameVehicleNo = (one: string, other: string): boolean => plateKey(one) === plateKey(other);
