import { paths } from '@/paths';
import type { Leak } from '@/store/stock/leaks/leak';
import { keptUp } from '@/store/kit/keptUp';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { isClosed } from './closedAccounts';
import { FLEET_TOUCHED, type WithFleet, isSameFleet } from './leakInputs';
import { described } from './vehicleWords';

function closedLiveLeak(vehicle: Vehicle, state: WithFleet): Leak | undefined {
  const device = isClosed(state, vehicle) ? deviceInside(state, vehicle.id) : undefined;
  if (!device) return undefined;
  const { id, vehicleNo, accountId = '', closedOn } = vehicle;
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(state.accounts, vehicle, `device ${device.id}`),
    since: closedOn ?? state.accounts.entities[accountId]?.closedOn,
    mend: { label: 'Raise removal', to: paths.care.removalOf(vehicleNo) },
  };
}

/** The vehicles with a device in them that are closed on `today` (ISO date), themselves or with their account. */
export const selectClosedLive = keptUp({
  of: ({ vehicles }: WithFleet) => vehicles,
  tell: closedLiveLeak,
  by: FLEET_TOUCHED,
  isSame: isSameFleet,
});
