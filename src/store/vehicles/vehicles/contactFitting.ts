import type { Refusal } from '@/journal/port/model';
import { gone } from '@/store/kit/refusals';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought, Fitted } from '@/store/kit/sheets/importable';
import { vehicleRefusal, type WithVehicleTables } from './vehicleChecks';
import type { ContactOf } from './vehicle';

type Tracked = Pick<WithVehicleTables, 'vehicles' | 'devices'>;

/** Why a contact cannot be taken any more: its vehicle is gone or closed, or told something later meanwhile. */
function contactRefusal(state: Tracked, { id, contact }: ContactOf): Refusal | undefined {
  const vehicle = state.vehicles.entities[id];
  if (!vehicle) return gone(state.vehicles, id, 'This vehicle');
  const isLater = vehicle.contact !== undefined && vehicle.contact.at >= contact.at;
  return (
    vehicleRefusal(state, id, 'hear') ??
    (isLater ? { reason: `${vehicle.vehicleNo} has been in contact since.` } : undefined)
  );
}

/** What of an import fits what is there now. */
export const contactFitting = (state: Tracked, brought: Brought<never, ContactOf>): Fitted<never, ContactOf> =>
  fittingOf(
    brought,
    (edit) => contactRefusal(state, edit),
    () => undefined,
  );
