import { isObject } from '@/journal/kit/isObject';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { PlatformError, type PlatformChange, type PlatformDevice, type TrackingPlatform } from './platform';
import { askPlatform, type PlatformAsked } from './platformAsking';
import { momentIn, numberIn, saidBy, textIn } from './traccarFields';
import { listenToTraccar } from './traccarLine';

const LONGEST_NAME = 128;
/** An IMEI has 15 digits, and no identity of another kind is much longer. */
const LONGEST_IMEI = 50;

const NOT_TRACCAR = 'This is no Traccar: it does not tell devices. Correct the address.';

const NO_GROUP = 'It makes no group. May the user of the token make groups there?';
const GONE = 'It is not there any more.';

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

/** The groups of a Traccar by what they are called, each with the number that it has there; of two of one name the first. */
function groupsIn(groups: unknown): Map<string, number> {
  const known = new Map<string, number>();
  for (const { id, name } of objectsIn(groups)) {
    const number = numberIn(id);
    const called = cleanLine(textIn(name));
    if (number !== undefined && !known.has(called)) known.set(called, number);
  }
  return known;
}

/** What Traccar's devices told last, of those whose IMEI can be read; each IMEI once, as it was heard last. */
export function traccarDevices(devices: unknown, positions: unknown, groups: unknown = []): PlatformDevice[] {
  const groupOf = new Map(Array.from(groupsIn(groups), ([name, id]) => [id, name]));
  const told = new Map(objectsIn(positions).map((position) => [position.deviceId, saidBy(position)]));
  const listed = objectsIn(devices);
  const byImei = new Map<string, PlatformDevice>();
  for (const { id: numbered, uniqueId, name, lastUpdate, groupId, disabled } of listed) {
    const imei = unspaced(textIn(uniqueId));
    const id = numberIn(numbered);
    if (imei === '' || imei.length > LONGEST_IMEI || id === undefined) continue;
    const said = told.get(id);
    const heardAt = latestOf(momentIn(lastUpdate), said?.saidAt);
    const before = byImei.get(imei);
    if (before && (before.heardAt ?? 0) >= (heardAt ?? 0)) continue;
    byImei.set(imei, {
      ...said,
      id,
      imei,
      name: cleanLine(textIn(name)).slice(0, LONGEST_NAME),
      heardAt,
      group: groupOf.get(numberIn(groupId) ?? 0),
      isDisabled: disabled === true,
    });
  }
  if (listed.length > 0 && byImei.size === 0) throw new PlatformError(NOT_TRACCAR);
  return [...byImei.values()];
}

/** A Traccar (6.x) by its REST interface and its WebSocket; the token is one of a user whose devices are the office's. */
export function traccarAt({ address, token }: { address: string; token: string }): TrackingPlatform {
  const ask = (what: string, signal: AbortSignal, write?: PlatformAsked['write']) =>
    askPlatform({ address, token, url: `${address}/api/${what}`, signal, ...(write && { write }) });
  let groups = new Map<string, number>();

  /** The number of a group; one that is not there yet is made. */
  const groupNumber = async (name: string, signal: AbortSignal): Promise<number> => {
    const known = groups.get(name);
    if (known !== undefined) return known;
    const made = await ask('groups', signal, { method: 'POST', body: { name } });
    const id = isObject(made) ? numberIn(made.id) : undefined;
    if (id === undefined) throw new PlatformError(NO_GROUP);
    groups.set(name, id);
    return id;
  };

  return {
    async read(signal) {
      // One that refuses the token is asked once.
      const devices = await ask('devices', signal);
      const positions = await ask('positions', signal);
      const told = await ask('groups', signal);
      groups = groupsIn(told);
      return traccarDevices(devices, positions, told);
    },
    async write({ imei, id, name, group, isDisabled }: PlatformChange, signal) {
      const changed = {
        ...(name !== undefined && { name }),
        ...(group !== undefined && { groupId: await groupNumber(group, signal) }),
        disabled: isDisabled,
      };
      if (id === undefined) {
        await ask('devices', signal, { method: 'POST', body: { ...changed, uniqueId: imei } });
        return;
      }
      // A device is written whole: what else stands in it is what stands there now.
      const [device] = objectsIn(await ask(`devices?id=${id}`, signal));
      // An IMEI that was replaced there meanwhile is another device.
      if (!device || unspaced(textIn(device.uniqueId)) !== imei) throw new PlatformError(GONE);
      await ask(`devices/${id}`, signal, { method: 'PUT', body: { ...device, ...changed } });
    },
    listen: (listeners, signal) => listenToTraccar({ address, token }, listeners, signal),
  };
}
