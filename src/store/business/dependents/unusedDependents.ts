import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { billName } from '@/store/billing/bills/bill';
import { billedMonthsIn, lostDays, type Look } from '@/store/billing/creditNotes/changedMonths';
import { vehiclesEverOf } from '@/store/billing/billRun/runContext';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitedFor } from '@/store/billing/debitNotes/debitedFor';
import { dueOf } from '@/store/billing/shortBilled/dueMonth';
import { creditedAsUnused } from '@/store/billing/shortBilled/shortBilled';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';

/** The vehicles whose days of use, or terms, the changes bear on. */
function vehiclesOf({ subscriptions, devices }: Business, changes: readonly Change[]): string[] {
  return changes.flatMap(({ path: [table, id = '', field] }) => {
    const device = table === 'devices' ? devices.entities[id] : undefined;
    if (device) return fitmentsOf(device).map(({ vehicleId }) => vehicleId);
    if (table === 'vehicles' && field === 'pastTerms') return id;
    return table === 'subscriptions' ? (subscriptions.entities[id]?.vehicleId ?? []) : [];
  });
}

/** The vehicles that go back to a client by the changes, and those of the clients that go on, as their end is taken back. */
function vehiclesAgain(books: Business, changes: readonly Change[]): string[] {
  return changes.flatMap(({ path: [table, id = '', field] }) => {
    if (table === 'vehicles' && field === 'past') return [id];
    const accountId = table === 'deactivations' ? books.deactivations.entities[id]?.accountId : undefined;
    const ended = table === 'accounts' && field === 'closedOn' ? id : accountId;
    return ended === undefined ? [] : vehiclesEverOf(books, ended).map((vehicle) => vehicle.id);
  });
}

/** The first of the days that are gone by then; one after all others where none is. */
function firstGone(before: Look, after: Look): string {
  const still = new Set(lostDays(after));
  return lostDays(before).reduce((first, day) => (!still.has(day) && day < first ? day : first), '9999');
}

function dependentsOf(
  books: Business,
  changes: readonly Change[],
  vehicleIds: readonly string[],
  asBefore: boolean,
): Refusal | undefined {
  if (vehicleIds.length === 0) return undefined;
  const after = rewound(books, changes);
  for (const id of new Set(vehicleIds)) {
    const [vehicle, was] = [books.vehicles.entities[id], after.vehicles.entities[id]];
    if (!vehicle || !was) continue;
    const then = new Map(billedMonthsIn(after, was, asBefore).map((billed) => [billed.bill.id, billed]));
    for (const billed of billedMonthsIn(books, vehicle, asBefore)) {
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

/**
 * Why what bears on the use of a vehicle, or its price, cannot be taken back: its days were credited because of it, or charged by a debit
 * note, and nothing would tell that they are due again, or not any more.
 */
export const unusedDependents = (books: Business, changes: readonly Change[]): Refusal | undefined =>
  dependentsOf(books, changes, vehiclesOf(books, changes), true);

/** The same of what earlier versions did not ask for, whose Undos stand: a move, and the end of a client. */
export const endedDependents = (books: Business, changes: readonly Change[]): Refusal | undefined =>
  dependentsOf(books, changes, vehiclesAgain(books, changes), false);
