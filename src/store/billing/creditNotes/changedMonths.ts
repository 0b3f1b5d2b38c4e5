import type { AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { billedMonthsOf, lineKey, liveLines } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { DaysOf } from '@/store/billing/billRun/chargeableDays';
import { fitmentsIn, ownersOf, type WithUse } from '@/store/billing/billRun/runContext';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

export interface Look extends DaysOf {
  vehicle: Vehicle;
}

/** A month that is billed for a vehicle, in or before which something ended, paused or changed it. */
export interface ChangedMonth {
  account: AccountRow;
  look: Look;
  bill: IssuedBill;
  line: BillLine;
}

/** A vehicle with the terms that a line was counted with. */
export function asBilled(vehicle: Vehicle, { termChanges = 0 }: BillLine): Vehicle {
  const { pastTerms = [] } = vehicle;
  const then = pastTerms[termChanges];
  if (!then) return vehicle;
  const { price, duration, gst, charge } = then;
  return { ...vehicle, price, duration, gst, charge, pastTerms: pastTerms.slice(0, termChanges) };
}

/** A month after all others. */
const NEVER = '9999-12';

/** Whether anything ended, paused or changed a vehicle up to the end of a month, `YYYY-MM`. */
function isChanged({ vehicle: { pastTerms = [] }, fitments, subscriptions }: Look, month: string): boolean {
  const days = [
    ...pastTerms.map(({ until }) => until),
    ...fitments.map(({ to }) => to),
    ...subscriptions.flatMap(({ to, pauses }) => [to, ...pauses.map(({ from }) => from)]),
  ];
  return days.some((day) => day !== undefined && day.slice(0, 7) <= month);
}

/** The months that are billed for a vehicle to whomever it was, where anything ended, paused or changed it since it was first charged. */
export function changedMonthsOf(state: WithAccounts & WithBills & WithUse, vehicle: Vehicle): ChangedMonth[] {
  return ownersOf(vehicle).flatMap((accountId) => {
    const account = state.accounts.entities[accountId];
    if (!account) return [];
    const look = {
      vehicle,
      accountId,
      fitments: fitmentsIn(state, vehicle.id),
      subscriptions: subscriptionsOf(state.subscriptions, vehicle.id),
    };
    // Of most vehicles nothing ever changed.
    if (!isChanged(look, NEVER)) return [];
    return billedMonthsOf(state, accountId, vehicle.id).flatMap((month): ChangedMonth[] => {
      const bill = liveLines(state, accountId).get(lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id }));
      const line = bill?.lines.find(({ kind, vehicleId }) => kind === 'Subscription' && vehicleId === vehicle.id);
      return bill && line && isChanged(look, month) ? [{ account, look, bill, line }] : [];
    });
  });
}
