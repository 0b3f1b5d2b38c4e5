import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { dueFor, LEAST_PAISE, type DueMonth, type DueVehicle } from '@/store/billing/shortBilled/dueFor';
import { hasUnusedDays, lineKey, liveLines, standingPaise, standingShare } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { chargedDays, ownMask } from './chargeableDays';
import { paidDays } from './monthCharge';
import { daysInMask } from './months';
import { lookAt, ownersOf, type WithUseUntil } from './runContext';

/** What tells for how many days vehicles are billed to whom, and for how many they may be. */
export type WithBilledDays = WithBills & WithUseUntil;

/** For how many days a line stands as billed: without those that were credited as a mistake. */
export const standingDays = ({ creditNotes }: WithBills, bill: IssuedBill, line: BillLine): number =>
  Math.round((line.days ?? 0) * standingShare(creditNotes, bill, line));

/** The bills that others than an account have for a vehicle in a month, each with its line. */
export const otherBillsOf = (state: WithBills, vehicle: DueVehicle, accountId: string, month: string) =>
  ownersOf(vehicle).flatMap((owner) => {
    const bill =
      owner === accountId
        ? undefined
        : liveLines(state, owner).get(lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id }));
    const line = bill?.lines.find(({ kind, vehicleId }) => kind === 'Subscription' && vehicleId === vehicle.id);
    return bill && line ? [{ owner, bill, line }] : [];
  });

/** For how many days of a month a vehicle stands billed, whoever is charged for them. */
export const daysBilled = (state: WithBills, vehicle: DueVehicle, month: string): number =>
  otherBillsOf(state, vehicle, '', month).reduce((sum, { bill, line }) => sum + standingDays(state, bill, line), 0);

/** Whether no more stands billed on a line than its own days come to. */
const isPaidFor = (state: WithBills, billed: DueMonth): boolean =>
  standingPaise(state.creditNotes, billed.bill, billed.line) < dueFor(billed, 0).amount + LEAST_PAISE;

/**
 * For how many days of a month other accounts are billed for a vehicle that are not theirs any more, as it was billed ahead and
 * then moved: nobody else is charged for these. What was credited to them as a mistake is theirs no more. Or, `asBefore`, as earlier
 * versions counted them, whose facts stand.
 */
export function billedAhead(
  state: WithBilledDays,
  vehicle: DueVehicle,
  accountId: string,
  month: string,
  asBefore = false,
): number {
  const ahead = otherBillsOf(state, vehicle, accountId, month).map(({ owner, bill, line }) => {
    const look = lookAt(state, vehicle, owner, asBefore);
    // Only the run charges by the days of use, and then says why; days that were credited as not used stand no more.
    const account = state.accounts.entities[owner];
    const isByUse = line.why !== undefined || hasUnusedDays(state.creditNotes, bill, line);
    const own = isByUse ? chargedDays(look, month, account?.proration).mask : ownMask(look, month);
    const paid = account ? paidDays(vehicle, account, month) : own;
    // Of days at several prices the money tells: what was credited is no share of the days.
    const isSettled = !asBefore && account && isPaidFor(state, { account, look, bill, line });
    return isSettled ? 0 : Math.max(0, standingDays(state, bill, line) - daysInMask(own & paid));
  });
  return ahead.reduce((sum, days) => sum + days, 0);
}
