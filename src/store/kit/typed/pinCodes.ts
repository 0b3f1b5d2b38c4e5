import { PIN_CODE, stateNamed } from './taxIds';

/**
 * The first three digits of the PIN codes of each state by its GST code, from one to another: as wide as the e-invoice portal takes
 * them, as some circles of the post go over a border. Of a code that is not here nothing is known.
 */
const PINS: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  '01': [[180, 194]],
  '02': [[171, 177]],
  '03': [[140, 160]],
  '04': [
    [140, 140],
    [160, 160],
  ],
  '05': [[244, 263]],
  '06': [[121, 136]],
  '07': [[110, 110]],
  '08': [[301, 345]],
  '09': [[201, 285]],
  '10': [[800, 855]],
  '11': [[737, 737]],
  '12': [[790, 792]],
  '13': [[797, 798]],
  '14': [[795, 795]],
  '15': [[796, 796]],
  '16': [[799, 799]],
  '17': [[793, 794]],
  '18': [[781, 788]],
  '19': [[700, 743]],
  '20': [[813, 835]],
  '21': [[751, 770]],
  '22': [[490, 497]],
  '23': [[450, 488]],
  '24': [[360, 396]],
  '26': [
    [362, 362],
    [396, 396],
  ],
  '27': [[400, 445]],
  '29': [[560, 591]],
  '30': [[403, 403]],
  '31': [[682, 682]],
  '32': [[670, 695]],
  '33': [[600, 643]],
  '34': [
    [533, 533],
    [605, 605],
    [607, 607],
    [609, 609],
    [673, 673],
  ],
  '35': [[744, 744]],
  '36': [[500, 509]],
  '37': [[500, 535]],
  '38': [[194, 194]],
};

/** That a PIN code is none of the state with those two digits, which the e-invoice portal refuses (error 3039); undefined where it is, or either is not known. */
export function pinWarning(pinCode: string, stateCode: string): string | undefined {
  const [pin, ranges] = [pinCode.trim(), PINS[stateCode]];
  const begin = Number(pin.slice(0, 3));
  if (!PIN_CODE.test(pin) || !ranges || ranges.some(([from, to]) => from <= begin && begin <= to)) return undefined;
  return `${pin} is no PIN code of ${stateNamed(stateCode)}, where the GST number is registered. Check which of the two is right.`;
}
