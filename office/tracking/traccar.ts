import { isObject } from '@/journal/kit/isObject';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { PlatformError, type PlatformDevice, type TrackingPlatform } from './platform';
import { askPlatform } from './platformAsking';

const LONGEST_NAME = 128;
/** An IMEI has 15 digits, and no identity of another kind is much longer. */
const LONGEST_IMEI = 50;
/** Of a degree: a metre. */
const DECIMALS = 5;

const NOT_TRACCAR = 'This is no Traccar: it does not tell devices. Correct the address.';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const rounded = (number: number, decimals: number) => Number(number.toFixed(decimals));
const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const momentIn = (value: unknown) => {
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
function toldBy(position: Record<string, unknown>) {
  const { ignition, power } = isObject(position.attributes) ? position.attributes : {};
  const volts = numberIn(power);
  return {
    heardAt: momentIn(position.serverTime),
    latLong: latLongOf(position),
    ignition: typeof ignition === 'boolean' ? ignition : undefined,
    volts: volts === undefined ? undefined : rounded(volts, 1),
  };
}

/** The latest of some moments. */
const latestOf = (...moments: readonly (number | undefined)[]) => {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};

/** The objects of a list; rejects where it is none, or where nothing of it can be one. */
function objectsIn(list: unknown): Record<string, unknown>[] {
  const objects = Array.isArray(list) ? list.filter(isObject) : [];
  if (!Array.isArray(list) || (list.length > 0 && objects.length === 0)) throw new PlatformError(NOT_TRACCAR);
  return objects;
}

/** What Traccar's devices told last, of those whose IMEI can be read; each IMEI once, as it was heard last. */
export function traccarDevices(devices: unknown, positions: unknown): PlatformDevice[] {
  const told = new Map(objectsIn(positions).map((position) => [position.deviceId, toldBy(position)]));
  const listed = objectsIn(devices);
  const byImei = new Map<string, PlatformDevice>();
  for (const { id, uniqueId, name, lastUpdate } of listed) {
    const imei = unspaced(textIn(uniqueId));
    if (imei === '' || imei.length > LONGEST_IMEI) continue;
    const position = told.get(id);
    const heardAt = latestOf(momentIn(lastUpdate), position?.heardAt);
    const before = byImei.get(imei);
    if (before && (before.heardAt ?? 0) >= (heardAt ?? 0)) continue;
    byImei.set(imei, { ...position, imei, name: cleanLine(textIn(name)).slice(0, LONGEST_NAME), heardAt });
  }
  if (listed.length > 0 && byImei.size === 0) throw new PlatformError(NOT_TRACCAR);
  return [...byImei.values()];
}

/** A Traccar (6.x) by its REST interface; the token is one of a user whose devices are the office's. */
export const traccarAt = ({ address, token }: { address: string; token: string }): TrackingPlatform => ({
  async read(signal) {
    const ask = (what: string) => askPlatform({ address, token, url: `${address}/api/${what}`, signal });
    // One that refuses the token is asked once.
    const devices = await ask('devices');
    return traccarDevices(devices, await ask('positions'));
  },
});
