import { billName } from '@/store/billing/bills/bill';
import { formatDate, formatMonth } from '@/format';
import { paths } from '@/paths';
import { daysFrom } from '@/store/billing/billRun/months';
import { fitmentsIn } from '@/store/billing/billRun/runContext';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { openPause, type Subscription } from '@/store/clients/subscriptions/subscription';
import { keptUp } from '@/store/kit/keptUp';
import type { Leak } from '@/store/stock/leaks/leak';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { isClosed } from './closedAccounts';
import { BILLED_FLEET_TOUCHED, lastRunning, type WithBilledFleet, isSameFleet } from './leakInputs';
import { billingStep, described } from './vehicleWords';

/** A vehicle without a device whose subscription goes on being billed. */
function runningLeak({ accounts }: WithBilledFleet, vehicle: Vehicle, { from }: Subscription): Leak {
  const { id, vehicleNo, price } = vehicle;
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(accounts, vehicle, `subscription since ${formatDate(from)}`),
    amount: price,
    since: from,
    mend: billingStep('End Billing', 'end-billing', vehicleNo),
  };
}

/** An open vehicle that is on a bill of this month, though no device was in it on any day of the month. */
function billedLeak(state: WithBilledFleet, vehicle: Vehicle, today: string): Leak | undefined {
  const { id, vehicleNo, accountId = '' } = vehicle;
  const month = today.slice(0, 7);
  const account = state.accounts.entities[accountId];
  if (!account || !isOpenVehicle(vehicle)) return undefined;
  const bill = liveLines(state, accountId).get(lineKey(month, { kind: 'Subscription', vehicleId: id }));
  if (!bill || fitmentsIn(state, id).some(({ from, to }) => daysFrom(month, from, to) !== 0)) return undefined;
  const line = bill.lines.find(({ kind, vehicleId }) => kind === 'Subscription' && vehicleId === id);
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(state.accounts, vehicle, `on ${billName(bill)} of ${formatMonth(month)}`),
    amount: line?.taxable,
    since: bill.issuedOn,
    mend: { label: 'Credit Bill', to: paths.sales.issuedBillsOf({ month, account: account.number }) },
  };
}

function unliveLeak(vehicle: Vehicle, state: WithBilledFleet, today: string): Leak | undefined {
  if (deviceInside(state, vehicle.id)) return undefined;
  const running = lastRunning(state.subscriptions, vehicle.id);
  return running && (openPause(running) === undefined || isClosed(state, vehicle))
    ? runningLeak(state, vehicle, running)
    : billedLeak(state, vehicle, today);
}

/** The vehicles that are billed, and in which no device is, as the accounts stand on `today` (ISO date); of one that is closed a pause goes on being billed. */
export const selectUnlive = keptUp({
  of: ({ vehicles }: WithBilledFleet) => vehicles,
  tell: unliveLeak,
  by: BILLED_FLEET_TOUCHED,
  isSame: isSameFleet,
});
