import { formatCountOf } from '@/format';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { hasUnusedDays, lineKey, liveLines, standingShare } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Termed } from '@/store/vehicles/vehicles/terms';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { chargedDays, ownMask, type Charged } from './chargeableDays';
import { paidDays } from './monthCharge';
import { daysInMask, withoutFirst } from './months';
import { lookAt, ownersOf, type WithUseUntil } from './runContext';

/** What tells for how many days vehicles are billed to whom, and for how many they may be. */
export type WithBilledDays = WithBills & WithUseUntil;

type Moved = Termed & Pick<Vehicle, 'id' | 'accountId' | 'past' | 'billedUntil'>;

/** For how many days a line stands as billed: without those that were credited as a mistake. */
export const standingDays = ({ creditNotes }: WithBills, bill: IssuedBill, line: BillLine): number =>
  Math.round((line.days ?? 0) * standingShare(creditNotes, bill, line));

/** The bills that others than an account have for a vehicle in a month, each with its line. */
export const otherBillsOf = (state: WithBills, vehicle: Moved, accountId: string, month: string) =>
  ownersOf(vehicle).flatMap((owner) => {
    const bill =
      owner === accountId
        ? undefined
        : liveLines(state, owner).get(lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id }));
    const line = bill?.lines.find(({ kind, vehicleId }) => kind === 'Subscription' && vehicleId === vehicle.id);
    return bill && line ? [{ owner, bill, line }] : [];
  });

/** For how many days of a month a vehicle stands billed, whoever is charged for them. */
export const daysBilled = (state: WithBills, vehicle: Moved, month: string): number =>
  otherBillsOf(state, vehicle, '', month).reduce((sum, { bill, line }) => sum + standingDays(state, bill, line), 0);

/**
 * For how many days of a month other accounts are billed for a vehicle that are not theirs any more, as it was billed ahead and
 * then moved: nobody else is charged for these. What was credited to them as a mistake is theirs no more.
 */
export function billedAhead(state: WithBilledDays, vehicle: Moved, accountId: string, month: string): number {
  const ahead = otherBillsOf(state, vehicle, accountId, month).map(({ owner, bill, line }) => {
    const look = lookAt(state, vehicle, owner);
    // Only the run charges by the days of use, and then says why; days that were credited as not used stand no more.
    const account = state.accounts.entities[owner];
    const isByUse = line.why !== undefined || hasUnusedDays(state.creditNotes, bill, line);
    const own = isByUse ? chargedDays(look, month, account?.proration).mask : ownMask(look, month);
    const paid = account ? paidDays(vehicle, account, month) : own;
    return Math.max(0, standingDays(state, bill, line) - daysInMask(own & paid));
  });
  return ahead.reduce((sum, days) => sum + days, 0);
}

/** What is charged without days for which another account is billed already. */
export function withoutAhead(charged: Charged, ahead: number): Charged {
  const { mask, days, of, why } = charged;
  const left = Math.max(0, days - ahead);
  if (left === days) return charged;
  if (left === 0)
    return {
      mask: 0,
      days: 0,
      of,
      why: 'Its days are billed to the client that had it before.',
      none: 'Another client’s',
    };
  const before = formatCountOf(days - left, 'day');
  return {
    mask: withoutFirst(mask, ahead),
    days: left,
    of,
    why: `${why ?? `${days} of ${of} days`}, without ${before} billed to the client before`,
  };
}
