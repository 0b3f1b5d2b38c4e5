import type { WithBills } from '@/store/billing/bills/withBills';
import type { VehicleChanges } from '@/store/clients/accounts/billChange';
import type { ClientEdit } from '@/store/clients/accounts/clientChange';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { changesTerms, datedPart, termsSince } from '@/store/vehicles/vehicles/terms';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { firstAfterBilled } from './termsStart';

/**
 * The first ISO date from which a price of a vehicle can be another: none that is billed, that had other terms or on which the vehicle was
 * another client's; empty where any day can. Undefined where a price always held: of a slot, or of what had no price yet.
 */
export function firstPriceDay(state: WithBills, vehicle: Vehicle): string | undefined {
  const agreed = [firstAfterBilled(state, vehicle), termsSince(vehicle) ?? ''];
  const isNew = agreed.every((day) => day === '');
  if (isNew && (vehicle.price === 0 || isUnassigned(vehicle.vehicleNo))) return undefined;
  const movedOn = vehicle.past?.findLast(({ accountId }) => accountId !== vehicle.accountId)?.until ?? '';
  return [...agreed, movedOn].reduce((one, other) => (one > other ? one : other));
}

/**
 * The ISO date from which a price holds that is said with a bill or in a file: from the day that was `chosen`, or the first of that month
 * (`YYYY-MM`), and not before the first day that can have another. Undefined where it always held.
 */
export function priceFrom(state: WithBills, vehicle: Vehicle, month: string, chosen?: string): string | undefined {
  const first = firstPriceDay(state, vehicle);
  if (first === undefined) return undefined;
  const asked = chosen ?? `${month}-01`;
  return first > asked ? first : asked;
}

/** The same changes of vehicles, each that changes a price or a duration with the day from which it does: the ISO date that was chosen, or by the month. */
export const withStarts = <Changes extends Pick<VehicleChanges, 'edited'>>(
  state: WithBills & WithVehicles,
  changes: Changes,
  month: string,
  chosen?: string,
): Changes => ({
  ...changes,
  edited: changes.edited.map((one) => {
    const vehicle = state.vehicles.entities[one.id];
    const from = vehicle && changesTerms(datedPart(one.edit)) ? priceFrom(state, vehicle, month, chosen) : undefined;
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
