import { isBilledFor } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { VehicleChanges } from '@/store/clients/accounts/billChange';
import type { ClientEdit } from '@/store/clients/accounts/clientChange';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { changesTerms, datedPart } from '@/store/vehicles/vehicles/terms';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { firstAfterBilled, firstStart } from './termsStart';

/** For whom and for which month, `YYYY-MM`, prices are said, and on which ISO date. */
interface SaidFor {
  accountId: string;
  month: string;
  on: string;
}

/**
 * The ISO date from which a price holds that is said where no day is asked for, as in the bill editor and in a file: from the first day of
 * that month, as far as other terms can hold then; of a vehicle that is billed for it, from the first day after all that is billed.
 * Undefined where it always held: a slot, or what had no price yet.
 */
export function priceFrom(state: WithBills, vehicle: Vehicle, { accountId, month, on }: SaidFor): string | undefined {
  const first = firstStart(state, vehicle, on);
  if (first === '' && (vehicle.price === 0 || isUnassigned(vehicle.vehicleNo))) return undefined;
  const begins = isBilledFor(state, accountId, vehicle.id, month) ? firstAfterBilled(state, vehicle) : `${month}-01`;
  return begins > first ? begins : first;
}

/** The same changes of vehicles, each that changes a price or a duration with the day from which it does. */
export const withStarts = <Changes extends Pick<VehicleChanges, 'edited'>>(
  state: WithBills & WithVehicles,
  changes: Changes,
  said: SaidFor,
): Changes => ({
  ...changes,
  edited: changes.edited.map((one) => {
    const vehicle = state.vehicles.entities[one.id];
    const from = vehicle && changesTerms(datedPart(one.edit)) ? priceFrom(state, vehicle, said) : undefined;
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
    vehicles: withStarts(state, edit.vehicles, { accountId: edit.accountId, month: on.slice(0, 7), on }),
  })),
});
