import type { AccountRow } from '@/store/clients/accounts/account';
import { billedAhead, type WithBilledDays } from '@/store/billing/billRun/billedAhead';
import { ownMask } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import { daysFrom, daysOfMonth, withoutFirst } from '@/store/billing/billRun/months';
import { lookAt } from '@/store/billing/billRun/runContext';
import { unusedDays } from '@/store/billing/billRun/unusedDays';
import type { Termed } from '@/store/vehicles/vehicles/terms';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

type Moved = Termed & Pick<Vehicle, 'id' | 'vehicleNo'> & Partial<Pick<Vehicle, 'accountId' | 'past' | 'billedUntil'>>;

/**
 * What a whole month of a vehicle is billed for, each day by its terms: for the days on which it is its account's, as the others are
 * another's, without those for which it was billed before it was billed here, and those for which another account is already.
 */
export function wholeMonthCharge(
  state: WithBilledDays,
  vehicle: Moved,
  account: Pick<AccountRow, 'accountType'>,
  month: string,
): MonthCharge {
  const { accountId } = vehicle;
  const own = accountId === undefined ? daysFrom(month, '') : ownMask({ vehicle, accountId }, month);
  const ahead = accountId === undefined ? 0 : billedAhead(state, vehicle, accountId, month);
  const charge = chargeOfDays({ mask: withoutFirst(own, ahead), of: daysOfMonth(month) }, vehicle, account, month);
  if (accountId === undefined) return charge;
  const look = lookAt(state, vehicle, accountId);
  return { ...charge, unused: unusedDays(look, account, month, charge.days) };
}
