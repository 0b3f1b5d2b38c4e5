import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { billedMonthsOf, lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { ownedSpans } from '@/store/billing/bills/ownedSpans';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { DaysOf } from '@/store/billing/billRun/chargeableDays';
import { lookAt, ownersOf, type WithUse, type WithUseUntil } from '@/store/billing/billRun/runContext';
import type { Termed } from '@/store/vehicles/vehicles/terms';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

export interface Look extends DaysOf {
  vehicle: Vehicle;
}

/** A month that is billed for a vehicle. */
export interface BilledMonth {
  account: AccountRow;
  look: Look;
  bill: IssuedBill;
  line: BillLine;
}

/** Whom and what a proposal for a billed month is about. */
export const proposedOf = ({ account, look, bill, line }: BilledMonth) => ({
  bill,
  accountNumber: account.number,
  company: companyOf(account),
  vehicleId: look.vehicle.id,
  vehicleNo: line.vehicleNo ?? '',
});

/** A vehicle with the terms that a line was counted with. */
export function asBilled<Seen extends Termed>(vehicle: Seen, { termChanges = 0 }: BillLine): Seen {
  const { pastTerms = [] } = vehicle;
  const then = pastTerms[termChanges];
  if (!then) return vehicle;
  const { price, duration, gst, charge } = then;
  return { ...vehicle, price, duration, gst, charge, pastTerms: pastTerms.slice(0, termChanges) };
}

/** A month after all others. */
const NEVER = '9999-12';

/** The days (ISO dates) on which something ended or paused a vehicle, moved it to another client, or gave it other terms. */
export const lostDays = ({ fitments, subscriptions, ...look }: Look): readonly string[] =>
  [
    ...(look.vehicle.pastTerms ?? []).map(({ until }) => until),
    ...ownedSpans(look).map(({ to }) => to),
    ...fitments.map(({ to }) => to),
    ...subscriptions.flatMap(({ to, pauses }) => [to, ...pauses.map(({ from }) => from)]),
  ].filter((day) => day !== undefined);

/** Whether there is such a day up to the end of a month, `YYYY-MM`. */
export const isChanged = (look: Look, month: string): boolean => lostDays(look).some((day) => day.slice(0, 7) <= month);

/** How a vehicle is looked at for each of those whose it was. */
const looksAt = (state: WithUse & WithUseUntil, vehicle: Vehicle, asBefore: boolean) =>
  ownersOf(vehicle).flatMap((accountId) => {
    const account = state.accounts.entities[accountId];
    const look: Look = lookAt(state, vehicle, accountId, asBefore);
    return account ? [{ account, look }] : [];
  });

const monthsOf = (state: WithBills, { account, look }: Pick<BilledMonth, 'account' | 'look'>) =>
  billedMonthsOf(state, account.id, look.vehicle.id).flatMap((month): BilledMonth[] => {
    const vehicleId = look.vehicle.id;
    const bill = liveLines(state, account.id).get(lineKey(month, { kind: 'Subscription', vehicleId }));
    const line = bill?.lines.find((one) => one.kind === 'Subscription' && one.vehicleId === vehicleId);
    return bill && line ? [{ account, look, bill, line }] : [];
  });

/** The months that are billed for a vehicle, to whomever it was; or, `asBefore`, as earlier versions looked at them. */
export const billedMonthsIn = (
  state: WithBills & WithUse & WithUseUntil,
  vehicle: Vehicle,
  asBefore = false,
): BilledMonth[] => looksAt(state, vehicle, asBefore).flatMap((one) => monthsOf(state, one));

/** Those of them in or before which something ended, paused, moved or changed it. */
export const changedMonthsOf = (
  state: WithBills & WithUse & WithUseUntil,
  vehicle: Vehicle,
  asBefore = false,
): BilledMonth[] =>
  looksAt(state, vehicle, asBefore)
    // Of most vehicles nothing ever changed.
    .filter(({ look }) => isChanged(look, NEVER))
    .flatMap((one) => monthsOf(state, one))
    .filter(({ look, bill }) => isChanged(look, bill.month));
