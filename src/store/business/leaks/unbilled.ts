import type { Business } from '@/store/business/business';
import { createSelector } from '@reduxjs/toolkit';
import { formatMonth } from '@/format';
import { paths } from '@/paths';
import { isPaid, type AccountRow } from '@/store/clients/accounts/account';
import { billedAhead, withoutAhead } from '@/store/billing/billRun/billedAhead';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { fitmentsIn, type WithUse } from '@/store/billing/billRun/runContext';
import type { Leak } from '@/store/stock/leaks/leak';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { daysBefore } from '@/store/kit/dates';
import type { Device } from '@/store/stock/devices/device';
import { lastMovedOn } from '@/store/kit/movements/move';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';
import { described, billingStep } from './vehicleWords';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { businessTable, selectRunning, selectUse } from './leakInputs';
import { selectClosedAccounts, isClosed } from './closedAccounts';

/** A vehicle with a device in it. */
interface Live {
  vehicle: Vehicle;
  account: AccountRow | undefined;
  device: Device;
}

/** What vehicles were billed for, and when they were in use. */
export interface Billed extends WithBills {
  use: WithUse;
  /** ISO date. */
  today: string;
}

/** The days of last month for which a vehicle with a device in it should have been billed, and was not; in words. */
function unbilledDays(
  accounts: Business['accounts'],
  { use, today, ...books }: Billed,
  vehicle: Vehicle,
  account: AccountRow,
): { month: string; described: string } | undefined {
  const month = daysBefore(`${today.slice(0, 7)}-01`, 1).slice(0, 7);
  if (isBilledFor(books, account.id, vehicle.id, month)) return undefined;
  const look = {
    vehicle,
    accountId: account.id,
    fitments: fitmentsIn(use, vehicle.id),
    subscriptions: subscriptionsOf(use.subscriptions, vehicle.id),
  };
  const ahead = billedAhead({ ...books, ...use, accounts }, vehicle, account.id, month);
  const { days, of } = withoutAhead(chargedDays(look, month, account.proration), ahead);
  return days === 0 ? undefined : { month, described: `${formatMonth(month)} is not billed: ${days} of ${of} days` };
}

/** A vehicle with a device in it that has no subscription; one that never had a subscription may be on the bill by hand, one that has ended is on no bill to come. */
function unsubscribedLeak(
  accounts: Business['accounts'],
  billed: Billed,
  { vehicle, account, device }: Live,
): Leak | undefined {
  const { id, vehicleNo } = vehicle;
  const isOnBill =
    account !== undefined &&
    subscriptionsOf(billed.use.subscriptions, id).length === 0 &&
    isBilledFor(billed, account.id, id, billed.today.slice(0, 7));
  if (isOnBill) return undefined;
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(accounts, vehicle, account ? undefined : 'no account', `device ${device.id}`),
    since: lastMovedOn(device),
    mend: account
      ? billingStep('Begin billing', 'begin-billing', vehicleNo)
      : { label: 'Open vehicle', to: paths.care.vehicleOf(vehicleNo) },
  };
}

/** A vehicle with a device in it that was not billed for last month. */
function missedMonthLeak(accounts: Business['accounts'], billed: Billed, { vehicle, account }: Live): Leak | undefined {
  const { id, vehicleNo } = vehicle;
  const missing = account && unbilledDays(accounts, billed, vehicle, account);
  return (
    missing && {
      id,
      what: vehicleNo,
      vehicleNo,
      detail: described(accounts, vehicle, missing.described),
      since: `${missing.month}-01`,
      mend: { label: 'Open bill run', to: paths.sales.billRunOf(missing.month) },
    }
  );
}

/** The open vehicles with a device in them for which nobody pays, or which were not billed for last month, as of `today` (ISO date). */
export const selectUnbilled = createSelector(
  [
    selectVehicles,
    businessTable('accounts'),
    selectDeviceInVehicle,
    selectRunning,
    selectClosedAccounts,
    businessTable('bills'),
    businessTable('creditNotes'),
    selectUse,
    selectToday,
  ],
  (vehicles, accounts, inside, running, closed, bills, creditNotes, use, today): Leak[] => {
    const billed = { bills, creditNotes, use, today };
    return vehicles.flatMap((vehicle) => {
      const device = inside.get(vehicle.id);
      const account = accounts.entities[vehicle.accountId ?? ''];
      if (!device || isClosed(accounts, closed, vehicle) || (account && !isPaid(vehicle, account))) return [];
      const leakIn = running.has(vehicle.id) ? missedMonthLeak : unsubscribedLeak;
      return leakIn(accounts, billed, { vehicle, account, device }) ?? [];
    });
  },
);
