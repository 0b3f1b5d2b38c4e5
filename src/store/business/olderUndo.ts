import { isObject } from '@/journal/isObject';
import type { Change } from '@/journal/undo';
import { additionRecorded } from '@/store/vehicles/additions/additionsSlice';
import { vehicleDeleted } from '@/store/vehicles/deletions/deletionsSlice';
import { isSameHolder } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import type { Business } from './business';
import { idleChange, undoHere, type Undo } from './olderBilling';

const isAbout = ({ path }: Change, ...keys: string[]) =>
  path.length === keys.length && keys.every((key, place) => path[place] === key);

/** What a device that was written down as fitted did besides: its vehicle is known by identity, and there with it if nobody knew it. */
function ofAddition(
  business: Business,
  { id, imei, date }: { id: string; imei: string; date: string },
  changes: readonly Change[],
): readonly Change[] {
  const { additions, deletions, devices, vehicles } = business;
  const vehicleId = additions.entities[id]?.vehicleId;
  if (vehicleId === undefined) return changes;
  const device = devices.entities[imei];
  const isInside =
    device !== undefined &&
    isSameHolder(holderOf(device), { at: 'vehicle', id: vehicleId }) &&
    lastMovedOn(device) === date;
  const named = changes.map((change) => {
    if (isAbout(change, 'additions', id) && isObject(change.is)) return { ...change, is: { ...change.is, vehicleId } };
    if (isInside && isAbout(change, 'devices', imei, 'moves'))
      return { ...change, was: device.moves.slice(0, -1), is: device.moves };
    return change;
  });
  const isNew = isInside && device.unbought && device.moves.length === 1;
  const isNamed = [additions, deletions].some(({ entities }) =>
    Object.values<{ id: string; vehicleId?: string | undefined }>(entities).some(
      (row) => row.id !== id && row.vehicleId === vehicleId,
    ),
  );
  const vehicle = vehicleId === id && !isNamed ? vehicles.entities[id] : undefined;
  return [
    ...named,
    ...(isNew ? [{ path: ['devices', imei], is: device }] : []),
    ...(vehicle ? [{ path: ['vehicles', id], is: vehicle }] : []),
  ];
}

/** All that an Undo takes back here: one from before vehicles or bills were kept does not say what its fact did to them. */
export function changesHere(business: Business, undo: Undo): readonly Change[] {
  const { fact, changes } = undoHere(business, undo);
  if (changes.length === 0) return idleChange(business, undo);
  if (additionRecorded.match(fact) && fact.payload.vehicleId === undefined)
    return ofAddition(business, fact.payload, changes);
  if (vehicleDeleted.match(fact) && fact.payload.vehicleId === undefined) {
    const { id, draft } = fact.payload;
    const vehicleId = business.deletions.entities[id]?.vehicleId;
    const closedOn = vehicleId === undefined ? undefined : business.vehicles.entities[vehicleId]?.closedOn;
    if (vehicleId !== undefined && closedOn === draft.deletionDate)
      return [...changes, { path: ['vehicles', vehicleId, 'closedOn'], is: closedOn }];
  }
  return changes;
}
