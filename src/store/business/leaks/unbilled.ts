import { formatMonth } from '@/format';
import { paths } from '@/paths';
import { isPaid, type AccountRow } from '@/store/clients/accounts/account';
import { billedAhead, withoutAhead } from '@/store/billing/billRun/billedAhead';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { daysBefore } from '@/store/kit/dates';
import { keptUp } from '@/store/kit/keptUp';
import { rupees } from '@/store/kit/money';
import { termsOn } from '@/store/vehicles/vehicles/terms';
import { chargeOfDays } from '@/store/billing/billRun/monthCharge';
import { subscriptionLine } from '@/store/billing/bills/subscriptionLine';
import { lastMovedOn } from '@/store/kit/movements/move';
import type { Device } from '@/store/stock/devices/device';
import type { Leak } from '@/store/stock/leaks/leak';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { isClosed } from './closedAccounts';
import { BILLED_FLEET_TOUCHED, lastRunning, lookAt, type WithBilledFleet, isSameFleet } from './leakInputs';
import { billingStep, described } from './vehicleWords';

/** A vehicle with a device in it. */
interface Live {
  vehicle: Vehicle;
  account: AccountRow | undefined;
  device: Device;
}

/** A vehicle with a device in it that has no subscription; one that never had a subscription may be on the bill by hand, one that has ended is on no bill to come. */
function unsubscribedLeak(state: WithBilledFleet, { vehicle, account, device }: Live, today: string): Leak | undefined {
  const { id, vehicleNo, price } = vehicle;
  const isOnBill =
    account !== undefined &&
    subscriptionsOf(state.subscriptions, id).length === 0 &&
    isBilledFor(state, account.id, id, today.slice(0, 7));
  if (isOnBill) return undefined;
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(state.accounts, vehicle, account ? undefined : 'no account', `device ${device.id}`),
    amount: price,
    since: lastMovedOn(device),
    mend: account
      ? billingStep('Begin billing', 'begin-billing', vehicleNo)
      : { label: 'Open vehicle', to: paths.care.vehicleOf(vehicleNo) },
  };
}

/** The days of last month for which a vehicle with a device in it should have been billed, and was not. */
function missedMonthLeak(state: WithBilledFleet, { vehicle, account }: Live, today: string): Leak | undefined {
  const { id, vehicleNo } = vehicle;
  const month = daysBefore(`${today.slice(0, 7)}-01`, 1).slice(0, 7);
  if (!account || isBilledFor(state, account.id, id, month)) return undefined;
  const ahead = billedAhead(state, vehicle, account.id, month);
  const charged = chargedDays(lookAt(state, vehicle, account.id), month, account.proration);
  const charge = chargeOfDays(withoutAhead(charged, ahead), vehicle, account, month);
  const { days, of } = charge;
  if (days === 0) return undefined;
  const rate = packageRateOn(state, 'subscription', today);
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(state.accounts, vehicle, `${formatMonth(month)} is not billed: ${days} of ${of} days`),
    amount: rupees(subscriptionLine(vehicle, charge, '', rate).paise),
    since: `${month}-01`,
    mend: { label: 'Open bill run', to: paths.sales.billRunOf(month) },
  };
}

function unbilledLeak(vehicle: Vehicle, state: WithBilledFleet, today: string): Leak | undefined {
  const device = deviceInside(state, vehicle.id);
  const account = state.accounts.entities[vehicle.accountId ?? ''];
  if (!device || isClosed(state, vehicle)) return undefined;
  const isRunning = lastRunning(state.subscriptions, vehicle.id) !== undefined;
  if (!isRunning && account && !isPaid(termsOn(vehicle, today), account)) return undefined;
  const leakIn = isRunning ? missedMonthLeak : unsubscribedLeak;
  return leakIn(state, { vehicle, account, device }, today);
}

/** The open vehicles with a device in them for which nobody pays, or which were not billed for last month, as of `today` (ISO date). */
export const selectUnbilled = keptUp({
  of: ({ vehicles }: WithBilledFleet) => vehicles,
  tell: unbilledLeak,
  by: BILLED_FLEET_TOUCHED,
  isSame: isSameFleet,
});
