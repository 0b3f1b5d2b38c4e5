import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { billName } from '@/store/billing/bills/bill';
import { changedMonthsOf } from '@/store/billing/creditNotes/changedMonths';
import { creditedAsUnused } from '@/store/billing/shortBilled/shortBilled';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';

/** The vehicles whose days of use the changes bear on. */
function vehiclesOf({ subscriptions, devices }: Business, changes: readonly Change[]): ReadonlySet<string> {
  const found = changes.flatMap(({ path: [table, id = ''] }) => {
    const device = table === 'devices' ? devices.entities[id] : undefined;
    if (device) return fitmentsOf(device).map(({ vehicleId }) => vehicleId);
    return table === 'subscriptions' ? (subscriptions.entities[id]?.vehicleId ?? []) : [];
  });
  return new Set(found);
}

/** Why a pause, an end or a removal cannot be taken back: its days were credited, and nothing would tell that they are due again. */
export function unusedDependents(books: Business, changes: readonly Change[]): Refusal | undefined {
  const vehicleIds = vehiclesOf(books, changes);
  if (vehicleIds.size === 0) return undefined;
  const after = rewound(books, changes);
  for (const id of vehicleIds) {
    const [vehicle, was] = [books.vehicles.entities[id], after.vehicles.entities[id]];
    if (!vehicle || !was) continue;
    const still = new Set(changedMonthsOf(after, was).map(({ bill }) => bill.id));
    const credited = changedMonthsOf(books, vehicle).find(
      ({ bill }) => !still.has(bill.id) && creditedAsUnused(books, bill, id) > 0,
    );
    if (credited)
      return {
        reason: `Not undone: days of ${vehicle.vehicleNo} on ${billName(credited.bill)} were credited as not used: resume it, or open it again, from a day on.`,
      };
  }
  return undefined;
}
