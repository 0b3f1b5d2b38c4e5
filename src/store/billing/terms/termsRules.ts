import type { Refusal } from '@/journal/port/model';
import { formatDate, formatMonth } from '@/format';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithDeactivations } from '@/store/clients/deactivations/standing';
import type { WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { rulesOf } from '@/store/facts/rules';
import { vehicleFacts } from '@/store/facts/vehicles';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf } from '@/store/kit/refusals';
import { changesTerms, hasTerms, termsSince } from '@/store/vehicles/vehicles/terms';
import { TERM_LABELS, type TermsChange, type Vehicle, type VehicleTerms } from '@/store/vehicles/vehicles/vehicle';
import { vehicleRefusal, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { rulesBesidesTerms } from '@/store/vehicles/vehicles/vehicleRules';
import { lastBilledMonth } from './lastBilledMonth';

type Ground = WithVehicleTables & WithSubscriptions & WithDeactivations & WithBills;

/** Why terms cannot hold from a day on: it is billed already, or others were agreed from a later one. */
function dayRefusal(state: WithBills, vehicle: Vehicle, { edit, from, on }: TermsChange): Refusal | undefined {
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

/** When the facts of the vehicles cannot be. */
export const vehicleRules = rulesOf<Ground>()(vehicleFacts, {
  ...rulesBesidesTerms,
  vehicleTermsChanged: (state, change) => {
    const { id, edit } = change;
    const vehicle = state.vehicles.entities[id];
    return firstOf(
      vehicleRefusal(state, id, 'agree'),
      vehicle && changedMeanwhile<VehicleTerms>(vehicle, edit, TERM_LABELS, ['price']),
      vehicle && dayRefusal(state, vehicle, change),
    );
  },
});
