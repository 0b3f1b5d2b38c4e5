import type { ClientEdit, NewClient } from '@/store/clients/accounts/clientChange';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { endedRefusal, type WithDeactivations } from '@/store/clients/deactivations/standing';
import type { WithBills } from '@/store/billing/bills/withBills';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought, Fitted } from '@/store/kit/sheets/importable';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import type { WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { clientFitting } from './clientFitting';

/** Whether a vehicle is a slot, to which no number is assigned. */
export const isSlot = ({ vehicles }: WithVehicles, id: string): boolean =>
  isUnassigned(vehicles.entities[id]?.vehicleNo ?? '-');

/** Whether a client gets more vehicles by a bill or a file: some are added, or slots get a number. */
export const isGrownBy = (
  state: WithVehicles,
  { vehicles: { added, edited } }: Pick<ClientEdit, 'vehicles'>,
): boolean =>
  added.length > 0 ||
  edited.some(
    ({ id, edit: { to } }) => Boolean(to.vehicleNo) && !isUnassigned(to.vehicleNo ?? '') && isSlot(state, id),
  );

/**
 * What of an import fits that is said anew, on an ISO date, and why the rest of it does not: no vehicles of a client that has ended, which
 * a replay takes from a journal that holds them.
 */
export function newFitting<Added extends NewClient, Edited extends ClientEdit>(
  state: WithAccounts & WithVehicleTables & WithBills & WithDeactivations,
  brought: Brought<Added, Edited>,
  on: string,
): Fitted<Added, Edited> {
  const { leftOut, ...going } = fittingOf(
    brought,
    (edit) => (isGrownBy(state, edit) ? endedRefusal(state, state.accounts.entities[edit.accountId]) : undefined),
    () => undefined,
  );
  const fitted = clientFitting(state, going, on);
  return { ...fitted, leftOut: [...leftOut, ...fitted.leftOut] };
}
