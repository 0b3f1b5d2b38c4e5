import type { WithBills } from '@/store/billing/bills/withBills';
import type { VehicleChanges } from '@/store/clients/accounts/billChange';
import type { ClientEdit } from '@/store/clients/accounts/clientChange';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { changesTerms, datedPart, termsSince } from '@/store/vehicles/vehicles/terms';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { firstAfterBilled } from './termsStart';

/**
 * The ISO date from which a price holds that is said where no day is asked for, as in the bill editor and in a file: from the first day of
 * that month (`YYYY-MM`), but on no day that is billed, that had other terms or on which the vehicle was another client's. Undefined where it always
 * held: a slot, or what had no price yet.
 */
export function priceFrom(state: WithBills, vehicle: Vehicle, month: string): string | undefined {
  const agreed = [firstAfterBilled(state, vehicle), termsSince(vehicle) ?? ''];
  const isNew = agreed.every((day) => day === '');
  if (isNew && (vehicle.price === 0 || isUnassigned(vehicle.vehicleNo))) return undefined;
  const movedOn = vehicle.past?.findLast(({ accountId }) => accountId !== vehicle.accountId)?.until ?? '';
  return [`${month}-01`, ...agreed, movedOn].reduce((one, other) => (one > other ? one : other));
}

/** The same changes of vehicles, each that changes a price or a duration with the day from which it does. */
export const withStarts = <Changes extends Pick<VehicleChanges, 'edited'>>(
  state: WithBills & WithVehicles,
  changes: Changes,
  month: string,
): Changes => ({
  ...changes,
  edited: changes.edited.map((one) => {
    const vehicle = state.vehicles.entities[one.id];
    const from = vehicle && changesTerms(datedPart(one.edit)) ? priceFrom(state, vehicle, month) : undefined;
    return from === undefined ? one : { ...one, from };
  }),
});

/** What an import brings, each price or duration that it changes with the day from which it does: that of the month of an ISO date, on which it is said. */
export const importWithStarts = <Import extends { edits: readonly ClientEdit[] }>(
  state: WithBills & WithVehicles,
  brought: Import,
  on: string,
): Import => ({
  ...brought,
  edits: brought.edits.map((edit) => ({
    ...edit,
    vehicles: withStarts(state, edit.vehicles, on.slice(0, 7)),
  })),
});
