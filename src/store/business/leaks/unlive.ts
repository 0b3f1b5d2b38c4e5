import type { Business } from '@/store/business/business';
import { billName } from '@/store/billing/bills/bill';
import { createSelector } from '@reduxjs/toolkit';
import { formatDate, formatMonth } from '@/format';
import { paths } from '@/paths';
import { daysFrom } from '@/store/billing/billRun/months';
import { fitmentsIn } from '@/store/billing/billRun/runContext';
import type { Leak } from '@/store/stock/leaks/leak';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { openPause, type Subscription } from '@/store/clients/subscriptions/subscription';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';
import { described, billingStep } from './vehicleWords';
import type { Billed } from './unbilled';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { businessTable, selectRunning, selectUse } from './leakInputs';
import { selectClosedAccounts, isClosed } from './closedAccounts';

/** A vehicle without a device whose subscription goes on being billed. */
function runningLeak(accounts: Business['accounts'], vehicle: Vehicle, { from }: Subscription): Leak {
  const { id, vehicleNo } = vehicle;
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(accounts, vehicle, `subscription since ${formatDate(from)}`),
    since: from,
    mend: billingStep('End billing', 'end-billing', vehicleNo),
  };
}

/** An open vehicle that is on a bill of this month, though no device was in it on any day of the month. */
function billedLeak(accounts: Business['accounts'], { use, today, ...books }: Billed, vehicle: Vehicle): Leak[] {
  const { id, vehicleNo, accountId = '' } = vehicle;
  const month = today.slice(0, 7);
  const bill = liveLines(books, accountId).get(lineKey(month, { kind: 'Subscription', vehicleId: id }));
  const account = accounts.entities[accountId];
  const wasIn = fitmentsIn(use, id).some(({ from, to }) => daysFrom(month, from, to) !== 0);
  if (!bill || wasIn || !isOpenVehicle(vehicle) || !account) return [];
  return [
    {
      id,
      what: vehicleNo,
      vehicleNo,
      detail: described(accounts, vehicle, `on ${billName(bill)} of ${formatMonth(month)}`),
      since: bill.issuedOn,
      mend: { label: 'Credit bill', to: paths.sales.issuedBillsOf({ month, account: account.number }) },
    },
  ];
}

/** The vehicles that are billed, and in which no device is, as the accounts stand on `today` (ISO date); of one that is closed a pause goes on being billed. */
export const selectUnlive = createSelector(
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
  (vehicles, accounts, inside, running, closed, bills, creditNotes, use, today): Leak[] =>
    vehicles.flatMap((vehicle) => {
      if (inside.has(vehicle.id)) return [];
      const subscription = running.get(vehicle.id);
      return subscription && (openPause(subscription) === undefined || isClosed(accounts, closed, vehicle))
        ? runningLeak(accounts, vehicle, subscription)
        : billedLeak(accounts, { bills, creditNotes, use, today }, vehicle);
    }),
);
