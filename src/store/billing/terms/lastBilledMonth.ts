import { billedMonthsOf } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { ownersOf } from '@/store/billing/billRun/runContext';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** The last month, `YYYY-MM`, for which the subscription of a vehicle is billed to anybody; undefined where it never was. */
export const lastBilledMonth = (
  state: WithBills,
  vehicle: Pick<Vehicle, 'id' | 'accountId' | 'past'>,
): string | undefined =>
  ownersOf(vehicle)
    .flatMap((owner) => billedMonthsOf(state, owner, vehicle.id))
    .toSorted()
    .at(-1);
