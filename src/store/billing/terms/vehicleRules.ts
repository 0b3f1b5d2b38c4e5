import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithDeactivations } from '@/store/clients/deactivations/standing';
import type { WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { rulesOf } from '@/store/facts/rules';
import { vehicleFacts } from '@/store/facts/vehicles';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf } from '@/store/kit/refusals';
import { TERM_LABELS, type VehicleTerms } from '@/store/vehicles/vehicles/vehicle';
import { vehicleRefusal, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { rulesBesidesTerms } from '@/store/vehicles/vehicles/rulesBesidesTerms';
import { startRefusal } from './startRefusal';

type Context = WithVehicleTables & WithSubscriptions & WithDeactivations & WithBills;

/** When the facts of the vehicles cannot be. */
export const vehicleRules = rulesOf<Context>()(vehicleFacts, {
  ...rulesBesidesTerms,
  vehicleTermsChanged: (state, change) => {
    const { id, edit } = change;
    const vehicle = state.vehicles.entities[id];
    return firstOf(
      vehicleRefusal(state, id, 'agree'),
      vehicle && changedMeanwhile<VehicleTerms>(vehicle, edit, TERM_LABELS, ['price']),
      vehicle && startRefusal(state, vehicle, change),
    );
  },
});
