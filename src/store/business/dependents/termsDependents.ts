import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays } from '@/store/billing/billRun/monthCharge';
import { lookAt, ownersOf, type WithUse } from '@/store/billing/billRun/runContext';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import { billedMonthsOf, lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { monthWorth } from '@/store/billing/bills/monthWorth';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithDeactivations } from '@/store/clients/deactivations/standing';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

type Books = WithAccounts & WithBills & WithUse & WithDeactivations;

/** A vehicle as it is, and as it would be again. */
interface Before {
  vehicle: Vehicle;
  was: Vehicle;
}

/** The vehicles whose terms of certain days would be others again. */
function termsBefore({ vehicles }: Books, changes: readonly Change[]): readonly Before[] {
  const before = new Map<string, Partial<Vehicle>>();
  for (const { path, was } of changes) {
    const [table, id = '', field = ''] = path;
    if (table === 'vehicles' && path.length === 3) before.set(id, { ...before.get(id), [field]: was });
  }
  return [...before].flatMap(([id, fields]): Before[] => {
    const vehicle = vehicles.entities[id];
    return vehicle && 'pastTerms' in fields ? [{ vehicle, was: { ...vehicle, ...fields } }] : [];
  });
}

/** The bill of an account, besides those that are taken back, that was counted with the terms that a vehicle has, and would be another with those that it had. */
function countedWith(
  books: Books,
  { vehicle, was }: Before,
  accountId: string,
  gone: ReadonlySet<string>,
): IssuedBill | undefined {
  const account = books.accounts.entities[accountId];
  if (!account) return undefined;
  for (const month of billedMonthsOf(books, accountId, vehicle.id)) {
    const bill = liveLines(books, accountId).get(lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id }));
    const line = bill?.lines.find(({ kind, vehicleId }) => kind === 'Subscription' && vehicleId === vehicle.id);
    const worth = (one: Vehicle) =>
      monthWorth(
        one,
        chargeOfDays(chargedDays(lookAt(books, one, accountId, true), month, account.proration), one, account, month),
        bill?.taxes.find(({ hsn }) => hsn === line?.hsn)?.rate,
      );
    const [now, then] = [worth(vehicle), worth(was)];
    if (bill && line && !gone.has(bill.id) && now !== then && paise(line.taxable) !== then) return bill;
  }
  return undefined;
}

/** Why a change of terms cannot be taken back: a bill was counted with it that does not go with it. */
export function termsDependents(books: Books, changes: readonly Change[]): Refusal | undefined {
  const gone = new Set(changes.flatMap(({ path: [table, id] }) => (table === 'bills' && id ? [id] : [])));
  for (const before of termsBefore(books, changes)) {
    for (const accountId of ownersOf(before.vehicle)) {
      const bill = countedWith(books, before, accountId, gone);
      if (bill)
        return {
          reason: `Not undone: ${billName(bill)} was counted with these terms of ${before.vehicle.vehicleNo}: change them from a day on.`,
        };
    }
  }
  return undefined;
}
