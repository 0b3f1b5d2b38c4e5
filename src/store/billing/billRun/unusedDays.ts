import type { AccountRow } from '@/store/clients/accounts/account';
import { ownedSpans } from '@/store/billing/bills/ownedSpans';
import type { Termed } from '@/store/vehicles/vehicles/terms';
import { chargedDays, type DaysOf } from './chargeableDays';
import { paidDays } from './monthCharge';
import { daysInMask } from './months';

/** A vehicle as if it had stayed with an account from the day on which it first came to it. */
function stayed(vehicle: DaysOf['vehicle'], accountId: string): DaysOf['vehicle'] {
  const { past = [] } = vehicle;
  const first = past.findIndex((before) => before.accountId === accountId);
  return first < 0 ? vehicle : { ...vehicle, accountId, past: past.slice(0, first) };
}

/** The same vehicle as if nothing had ever taken it out, paused or ended it, or moved it away from the client. */
export const uninterrupted = ({ fitments, subscriptions, vehicle, accountId }: DaysOf): DaysOf => ({
  accountId,
  vehicle: stayed(vehicle, accountId),
  fitments: fitments.map((one) => ({ ...one, to: undefined })),
  subscriptions: subscriptions.map((one) => ({ ...one, to: undefined, pauses: [] })),
});

const isInterrupted = ({ fitments, subscriptions, ...look }: DaysOf): boolean =>
  ownedSpans(look).some(({ to }) => to !== undefined) ||
  fitments.some(({ to }) => to !== undefined) ||
  subscriptions.some(({ to, pauses }) => to !== undefined || pauses.length > 0);

/**
 * How many days of so many that are charged for a month are known not to be used, as the vehicle was removed, paused or ended,
 * or another client has it. Those
 * before its fitting are none of them: a month may be billed before it. `billed` tells by which terms they are charged, where these
 * are not those of now.
 */
export function unusedDays(
  look: DaysOf & { vehicle: Termed },
  account: Pick<AccountRow, 'accountType'>,
  month: string,
  charged: number,
  billed: Termed = look.vehicle,
): number {
  if (billed === look.vehicle && !isInterrupted(look)) return 0;
  const days = (one: DaysOf, terms: Termed) =>
    daysInMask(chargedDays(one, month).mask & paidDays(terms, account, month));
  return Math.max(0, Math.min(charged, days(uninterrupted(look), billed)) - days(look, look.vehicle));
}
