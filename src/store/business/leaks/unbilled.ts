import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { isPaid, type AccountRow } from '@/store/clients/accounts/account';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { keptUp } from '@/store/kit/keptUp';
import { termsOn } from '@/store/vehicles/vehicles/terms';
import { lastMovedOn } from '@/store/kit/movements/move';
import type { Device } from '@/store/stock/devices/device';
import type { Leak } from '@/store/stock/leaks/leak';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { isClosed } from './closedAccounts';
import { BILLED_FLEET_TOUCHED, lastRunning, type WithBilledFleet, isSameFleet } from './leakInputs';
import { selectHardwareUnbilled } from './hardwareUnbilled';
import { missedMonthsLeak } from './missedMonths';
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
      ? billingStep('Begin Billing', 'begin-billing', vehicleNo)
      : { label: 'Open Vehicle', to: paths.care.vehicleOf(vehicleNo) },
  };
}

/** A vehicle with a device in it for which nobody is to pay; none where it is free, or on trial. */
function nobodyPaysLeak(vehicle: Vehicle, state: WithBilledFleet, today: string): Leak | undefined {
  const device = deviceInside(state, vehicle.id);
  if (!device || isClosed(state, vehicle) || lastRunning(state.subscriptions, vehicle.id) !== undefined)
    return undefined;
  const account = state.accounts.entities[vehicle.accountId ?? ''];
  if (account && !isPaid(termsOn(vehicle, today), account)) return undefined;
  return unsubscribedLeak(state, { vehicle, account, device }, today);
}

/** The open vehicles with a device in them for which nobody pays, and those that were not billed for a month that is over, as of `today` (ISO date). */
export const selectUnbilledVehicles = keptUp({
  of: ({ vehicles }: WithBilledFleet) => vehicles,
  tell: (vehicle, state, today) => nobodyPaysLeak(vehicle, state, today) ?? missedMonthsLeak(state, vehicle, today),
  by: BILLED_FLEET_TOUCHED,
  isSame: isSameFleet,
});

/** The same, with the hardware that no run has billed. */
export const selectUnbilled = createSelector([selectUnbilledVehicles, selectHardwareUnbilled], (vehicles, hardware) => [
  ...vehicles,
  ...hardware,
]);
