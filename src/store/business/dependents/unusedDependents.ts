import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { billName } from '@/store/billing/bills/bill';
import { billedMonthsIn, lostDays, type Look } from '@/store/billing/creditNotes/changedMonths';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitedFor } from '@/store/billing/debitNotes/debitedFor';
import { dueOf } from '@/store/billing/shortBilled/dueMonth';
import { creditedAsUnused } from '@/store/billing/shortBilled/shortBilled';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';

/** The vehicles whose days of use, or terms, the changes bear on. */
function vehiclesOf({ subscriptions, devices }: Business, changes: readonly Change[]): ReadonlySet<string> {
  const found = changes.flatMap(({ path: [table, id = '', field] }) => {
    const device = table === 'devices' ? devices.entities[id] : undefined;
    if (device) return fitmentsOf(device).map(({ vehicleId }) => vehicleId);
    if (table === 'vehicles' && field === 'pastTerms') return id;
    return table === 'subscriptions' ? (subscriptions.entities[id]?.vehicleId ?? []) : [];
  });
  return new Set(found);
}

/** The first of the days that are gone by then; one after all others where none is. */
function firstGone(before: Look, after: Look): string {
  const still = new Set(lostDays(after));
  return lostDays(before).reduce((first, day) => (!still.has(day) && day < first ? day : first), '9999');
}

/**
 * Why what bears on the use of a vehicle, or its price, cannot be taken back: its days were credited because of it, or charged by a debit
 * note, and nothing would tell that they are due again, or not any more.
 */
export function unusedDependents(books: Business, changes: readonly Change[]): Refusal | undefined {
  const vehicleIds = vehiclesOf(books, changes);
  if (vehicleIds.size === 0) return undefined;
  const after = rewound(books, changes);
  for (const id of vehicleIds) {
    const [vehicle, was] = [books.vehicles.entities[id], after.vehicles.entities[id]];
    if (!vehicle || !was) continue;
    const then = new Map(billedMonthsIn(after, was).map((billed) => [billed.bill.id, billed]));
    for (const billed of billedMonthsIn(books, vehicle)) {
      const { bill, look } = billed;
      const before = then.get(bill.id);
      if (!before) continue;
      const more = dueOf(after, before).amount - dueOf(books, billed).amount;
      const gone = firstGone(look, before.look);
      if (more > 0 && creditedAsUnused(books, bill, id, gone, raisedWith(books, bill)) > 0)
        return {
          reason: `Not undone: days of ${vehicle.vehicleNo} on ${billName(bill)} were credited since: change it from a day on.`,
        };
      if (more < 0 && debitedFor(books, bill, id) > 0)
        return {
          reason: `Not undone: a debit note charges days of ${vehicle.vehicleNo} on ${billName(bill)}: change it from a day on.`,
        };
    }
  }
  return undefined;
}
