import { hasEnded } from '@/store/clients/deactivations/standing';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { WithFleet } from './leakInputs';

type WithClosed = Pick<WithFleet, 'accounts' | 'deactivations'>;

/** Whether an account is closed: for good, by a deactivation, or as it was taken off the list. */
export function isClosedAccount(state: WithClosed, accountId: string): boolean {
  const account = state.accounts.entities[accountId];
  return account !== undefined && hasEnded(state, account);
}

/** Whether a vehicle is closed, or its account is, or was deleted. */
export function isClosed(state: WithClosed, vehicle: Vehicle): boolean {
  if (!isOpenVehicle(vehicle)) return true;
  const account = vehicle.accountId === undefined ? undefined : state.accounts.entities[vehicle.accountId];
  return vehicle.accountId !== undefined && (account === undefined || hasEnded(state, account));
}
