import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { plateKey, sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { openElsewhere, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Account } from './account';

/** A vehicle as it stands in the bill editor, maybe without a number yet. */
export interface TypedPlate {
  id?: string | undefined;
  vehicleNo?: string | undefined;
}

/** Why the plates of the editor's rows cannot be, row by row: another row has one, or a vehicle that is open elsewhere; what is kept is not asked again. */
export function typedPlateRefusals(
  state: WithVehicleTables,
  { vehicles }: Pick<Account, 'vehicles'>,
  rows: readonly TypedPlate[],
): (string | undefined)[] {
  const kept = new Map(vehicles.map(({ id, vehicleNo }) => [id, vehicleNo]));
  const stays = new Set(rows.map(({ id }) => id));
  const going = new Set([...kept.keys()].filter((id) => !stays.has(id)));
  const seen = new Set<string>();
  return rows.map(({ id = '', vehicleNo = '' }) => {
    const key = isUnassigned(vehicleNo) ? '' : plateKey(vehicleNo);
    if (key === '') return undefined;
    if (seen.has(key)) return `${vehicleNo} is there twice.`;
    seen.add(key);
    if (sameVehicleNo(kept.get(id) ?? '', vehicleNo)) return undefined;
    return openElsewhere(state, [{ id, vehicleNo }], going)?.reason;
  });
}
