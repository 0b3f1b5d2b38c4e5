import type { Refusal } from '@/journal/port/model';
import { formatDate, formatMonth } from '@/format';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { VehicleEdit } from '@/store/clients/accounts/billChange';
import { firstOf } from '@/store/kit/refusals';
import { changesTerms, datedPart, hasTerms, termsSince } from '@/store/vehicles/vehicles/terms';
import type { TermsChange, Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { lastBilledMonth } from './lastBilledMonth';

/** Why terms cannot hold from a day on: it is billed already, or others were agreed from a later one. */
export function startRefusal(state: WithBills, vehicle: Vehicle, { edit, from, on }: TermsChange): Refusal | undefined {
  if (!changesTerms(edit)) return undefined;
  const billed = lastBilledMonth(state, vehicle);
  const { vehicleNo } = vehicle;
  if (from === undefined) {
    if (billed !== undefined) return { reason: `${vehicleNo} is billed already: say from which day its terms change.` };
    return 'charge' in edit.to
      ? { reason: `Say from which day ${vehicleNo} is free, on trial or paid for.` }
      : undefined;
  }
  const since = termsSince(vehicle);
  if (since !== undefined && from < since)
    return { reason: `${vehicleNo} has other terms from ${formatDate(since)} on: choose that day or a later one.` };
  if (since !== undefined && from !== since && hasTerms(vehicle, edit))
    return { reason: `${vehicleNo} has these terms from ${formatDate(since)} on already.` };
  // What was billed ahead may change from today on: the days behind it are charged as they were billed.
  if (from < on && billed !== undefined && from.slice(0, 7) <= billed)
    return {
      reason: `${vehicleNo} is billed for ${formatMonth(billed)} already: choose ${formatDate(on)} or a later day.`,
    };
  return undefined;
}

/** Why prices that a bill or a file says cannot hold from their day on, said on an ISO date; what is so already is in nobody's way. */
export const startsRefusal = (
  state: WithBills & WithVehicles,
  edited: readonly VehicleEdit[],
  on: string,
): Refusal | undefined =>
  firstOf(
    edited.map(({ id, edit, from }) => {
      const vehicle = state.vehicles.entities[id];
      const terms = datedPart(edit);
      // Until there were days, a price was kept as if it never had been another.
      if (!vehicle || from === undefined || hasTerms(vehicle, terms)) return undefined;
      return startRefusal(state, vehicle, { id, edit: terms, from, on });
    }),
  );
