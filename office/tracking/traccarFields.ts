import { isObject } from '@/journal/kit/isObject';
import type { Said } from './platform';

/** Of a degree: a metre. */
const DECIMALS = 5;

export const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const rounded = (number: number, decimals: number) => Number(number.toFixed(decimals));
export const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
/** In milliseconds since 1970; undefined of what is no time, or one that nothing was heard at. */
export const momentIn = (value: unknown) => {
  const moment = Date.parse(textIn(value));
  // A clock that was never set tells of 1970 or earlier.
  return moment > 0 ? moment : undefined;
};

/** Where a position is; undefined of one without GPS, or of none on earth. */
function latLongOf({ valid, latitude, longitude }: Record<string, unknown>): string | undefined {
  const [north, east] = [numberIn(latitude), numberIn(longitude)];
  if (valid === false || north === undefined || east === undefined) return undefined;
  if (Math.abs(north) > 90 || Math.abs(east) > 180 || (north === 0 && east === 0)) return undefined;
  return [north, east].map((degrees) => rounded(degrees, DECIMALS)).join(', ');
}

/** What a position says of its device. */
export function saidBy(position: Record<string, unknown>): Said {
  const { ignition, power } = isObject(position.attributes) ? position.attributes : {};
  const volts = numberIn(power);
  return {
    saidAt: momentIn(position.serverTime),
    latLong: latLongOf(position),
    ignition: typeof ignition === 'boolean' ? ignition : undefined,
    volts: volts === undefined ? undefined : rounded(volts, 1),
  };
}
