import { billName } from '@/store/billing/bills/bill';
import { createSelector } from '@reduxjs/toolkit';
import { formatDate, formatMoney, formatMonth } from '@/format';
import { beginAt, paths } from '@/paths';
import { companyOf, isListed, type AccountRow } from '@/store/clients/accounts/account';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { daysFrom } from '@/store/billing/billRun/months';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { fitmentsIn, type WithUse } from '@/store/billing/billRun/runContext';
import { isPaid } from '@/store/billing/bills/wholeMonth';
import type { Leak } from '@/store/stock/onHand/leaks';
import type { VehicleLeak } from '@/store/stock/onHand/leakKinds';
import { selectDeactivations } from '@/store/clients/deactivations/deactivationsSlice';
import { selectStandings } from '@/store/clients/deactivations/standing';
import { isBilledFor, lineKey, liveLines } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { daysBefore } from '@/store/kit/dates';
import { balanceDue } from '@/store/billing/receivables/owed';
import type { Device } from '@/store/stock/devices/device';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { lastMovedOn } from '@/store/kit/movements/move';
import { simNumberOf } from '@/store/stock/sims/sim';
import { openPause, type Subscription } from '@/store/clients/subscriptions/subscription';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { ownerOf, selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { isNobodys } from '@/store/vehicles/vehicles/vehicleChecks';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';
import type { Business } from './business';
import { simStillOn } from '@/store/vehicles/deletions/offboarding';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';

const tableOf =
  <Name extends keyof Business>(name: Name) =>
  (state: Pick<Business, Name>) =>
    state[name];
const selectToday = (_state: unknown, today: string) => today;

/** The subscription of each vehicle that has not ended, by the vehicle's identity. */
const selectRunning = createSelector(
  [selectSubscriptionOf],
  (last): ReadonlyMap<string, Subscription> => new Map([...last].filter(([, { to }]) => to === undefined)),
);

/** The step of a vehicle's subscription that mends a leak. */
const billing = (label: string, step: string, vehicleNo: string): Leak['mend'] => ({
  label,
  to: beginAt(paths.care.vehicle, step, { no: vehicleNo }),
});

/** What of a vehicle is told beside its plate: its client, and more. */
const described = (accounts: Business['accounts'], vehicle: Vehicle, ...more: (string | undefined)[]) => {
  const { client, company } = ownerOf(accounts, vehicle);
  return [company || client, ...more].filter(Boolean).join(', ');
};

/** The identities of the accounts that are closed, on `today` (ISO date): for good, by a deactivation. */
const selectClosedAccounts = createSelector(
  [tableOf('accounts'), (state: Pick<Business, 'deactivations'>, today: string) => selectStandings(state, today)],
  ({ entities }, standings) => {
    const ended = [...standings]
      .filter(([, { is }]) => is === 'Ended' || is === 'Deleted From Debtors')
      .map(([id]) => id);
    return new Set([
      ...ended,
      ...Object.values(entities)
        .filter((account) => !isListed(account))
        .map(({ id }) => id),
    ]);
  },
);

/** Whether a vehicle is closed, or its account is. */
const isClosed = (accounts: Business['accounts'], closed: ReadonlySet<string>, vehicle: Vehicle) =>
  !isOpenVehicle(vehicle) || isNobodys({ accounts }, vehicle) || closed.has(vehicle.accountId ?? '');

type Live = { vehicle: Vehicle; account: AccountRow | undefined; device: Device };

/** What is asked of vehicles with a device in them: what they were billed for, and when they were in use. */
interface Billed extends WithBills {
  use: WithUse;
  running: ReadonlyMap<string, Subscription>;
  /** ISO date. */
  today: string;
}

/** The days of last month for which a vehicle with a device in it should have been billed, and was not; in words. */
function unbilledDays(
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
  const { days, of } = chargedDays(look, month, account.proration);
  return days === 0 ? undefined : { month, described: `${formatMonth(month)} is not billed: ${days} of ${of} days` };
}

/** Why nobody pays for a vehicle with a device in it: it has no subscription, or last month has no bill. */
function unbilledLeak(accounts: Business['accounts'], billed: Billed, { vehicle, account, device }: Live): Leak[] {
  const { id, vehicleNo } = vehicle;
  if (account && !isPaid(vehicle, account)) return [];
  const leak = { id, what: vehicleNo, vehicleNo };
  if (!billed.running.has(id)) {
    // One that never had a subscription may be on the bill by hand; one that has ended is on no bill to come.
    const isOnBill =
      account !== undefined &&
      subscriptionsOf(billed.use.subscriptions, id).length === 0 &&
      isBilledFor(billed, account.id, id, billed.today.slice(0, 7));
    if (isOnBill) return [];
    const mend = account
      ? billing('Begin billing', 'begin-billing', vehicleNo)
      : { label: 'Open vehicle', to: paths.care.vehicleOf(vehicleNo) };
    return [
      {
        ...leak,
        detail: described(accounts, vehicle, account ? undefined : 'no account', `device ${device.id}`),
        since: lastMovedOn(device),
        mend,
      },
    ];
  }
  const missing = account && unbilledDays(billed, vehicle, account);
  if (!missing) return [];
  return [
    {
      ...leak,
      detail: described(accounts, vehicle, missing.described),
      since: `${missing.month}-01`,
      mend: { label: 'Open bill run', to: paths.sales.billRunOf(missing.month) },
    },
  ];
}

const selectUse = createSelector(
  [tableOf('vehicles'), tableOf('devices'), tableOf('subscriptions')],
  (vehicles, devices, subscriptions): WithUse => ({ vehicles, devices, subscriptions }),
);

/** What of the vehicles with a device in them contradicts itself on `today` (ISO date). */
const selectOfLive = createSelector(
  [
    selectVehicles,
    tableOf('accounts'),
    selectDeviceInVehicle,
    selectRunning,
    selectClosedAccounts,
    tableOf('bills'),
    tableOf('creditNotes'),
    selectUse,
    selectToday,
  ],
  (vehicles, accounts, inside, running, closed, bills, creditNotes, use, today) => {
    const found: Record<'unbilled' | 'closedLive', Leak[]> = { unbilled: [], closedLive: [] };
    const billed = { bills, creditNotes, use, running, today };
    for (const vehicle of vehicles) {
      const device = inside.get(vehicle.id);
      if (!device) continue;
      const { id, vehicleNo, accountId = '', closedOn } = vehicle;
      const account = accounts.entities[accountId];
      if (isClosed(accounts, closed, vehicle)) {
        const mend = { label: 'Raise removal', to: paths.care.removalOf(vehicleNo) };
        found.closedLive.push({
          id,
          what: vehicleNo,
          vehicleNo,
          detail: described(accounts, vehicle, `device ${device.id}`),
          since: closedOn ?? account?.closedOn,
          mend,
        });
      } else found.unbilled.push(...unbilledLeak(accounts, billed, { vehicle, account, device }));
    }
    return found;
  },
);

/** The vehicles that are billed, and in which no device is, as the accounts stand on `today` (ISO date); of one that is closed a pause goes on being billed. */
const selectUnlive = createSelector(
  [
    selectVehicles,
    tableOf('accounts'),
    selectDeviceInVehicle,
    selectRunning,
    selectClosedAccounts,
    tableOf('bills'),
    tableOf('creditNotes'),
    selectUse,
    selectToday,
  ],
  (vehicles, accounts, inside, running, closed, bills, creditNotes, use, today): Leak[] => {
    const month = today.slice(0, 7);
    return vehicles.flatMap((vehicle) => {
      const { id, vehicleNo, accountId = '' } = vehicle;
      if (inside.has(id)) return [];
      const subscription = running.get(id);
      const isRunning = subscription && (openPause(subscription) === undefined || isClosed(accounts, closed, vehicle));
      if (subscription && isRunning) {
        const detail = described(accounts, vehicle, `subscription since ${formatDate(subscription.from)}`);
        return {
          id,
          what: vehicleNo,
          vehicleNo,
          detail,
          since: subscription.from,
          mend: billing('End billing', 'end-billing', vehicleNo),
        };
      }
      const bill = liveLines({ bills, creditNotes }, accountId).get(
        lineKey(month, { kind: 'Subscription', vehicleId: id }),
      );
      const account = accounts.entities[accountId];
      const wasIn = fitmentsIn(use, id).some(({ from, to }) => daysFrom(month, from, to) !== 0);
      if (!bill || wasIn || !isOpenVehicle(vehicle) || !account) return [];
      const mend = { label: 'Credit bill', to: paths.sales.issuedBillsOf({ month, account: account.number }) };
      return {
        id,
        what: vehicleNo,
        vehicleNo,
        detail: described(accounts, vehicle, `on ${billName(bill)} of ${formatMonth(month)}`),
        since: bill.issuedOn,
        mend,
      };
    });
  },
);

/** The accounts that are closed on `today` (ISO date), and still owe something. */
const selectClosedOwing = createSelector(
  [tableOf('accounts'), selectClosedAccounts, tableOf('bills'), tableOf('creditNotes'), tableOf('receipts')],
  (accounts, closed, bills, creditNotes, receipts): Leak[] =>
    [...closed].flatMap((id) => {
      const account = accounts.entities[id];
      const due = account ? balanceDue({ bills, creditNotes, receipts }, id) : 0;
      if (!account || due <= 0) return [];
      const mend = { label: 'Open bills', to: paths.sales.issuedBillsOf({ account: account.number }) };
      return [
        { id, what: companyOf(account), detail: `${formatMoney(due)} is still due`, since: account.closedOn, mend },
      ];
    }),
);

/** The vehicles that are deleted, while their SIM is on. */
const selectSimOn = createSelector([selectDeletions, selectVehicleContext], (all, context): Leak[] =>
  all.flatMap((deletion) => {
    const sim = isDeleted(deletion) ? simStillOn(context, deletion) : undefined;
    if (!sim) return [];
    const { id, vehicleNo, company, deletionDate } = deletion;
    const mend = { label: 'Open deletion', to: paths.care.deletionOf(deletion.number) };
    return {
      id,
      what: vehicleNo,
      vehicleNo,
      detail: `${company}, SIM ${simNumberOf(sim)} is ${sim.status}`,
      since: deletionDate,
      mend,
    };
  }),
);

/** The pauses that are over on `today` (ISO date), and that nobody has resumed, by vehicle; and the deactivations that were for a time, and paused nothing. */
const selectPassed = createSelector(
  [tableOf('vehicles'), tableOf('accounts'), selectRunning, selectDeactivations, selectClosedAccounts, selectToday],
  (vehicles, accounts, running, deactivations, closed, today): Leak[] => {
    const paused = [...running.values()].flatMap((subscription): Leak[] => {
      const until = openPause(subscription)?.until;
      const vehicle = vehicles.entities[subscription.vehicleId];
      if (until === undefined || until > today || !vehicle) return [];
      const mend = billing('Resume billing', 'resume-billing', vehicle.vehicleNo);
      return [
        {
          id: vehicle.id,
          what: vehicle.vehicleNo,
          vehicleNo: vehicle.vehicleNo,
          detail: described(accounts, vehicle, 'the pause is over'),
          since: until,
          mend,
        },
      ];
    });
    const last = new Map(
      deactivations.flatMap((one) => (one.accountId === undefined ? [] : [[one.accountId, one] as const])),
    );
    const subscribed = new Set([...running.keys()].map((id) => vehicles.entities[id]?.accountId));
    const lapsed = [...last].flatMap(([accountId, { deactivate, alertDate }]): Leak[] => {
      const account = accounts.entities[accountId];
      if (!account || deactivate !== 'Temporary' || alertDate === undefined || alertDate > today) return [];
      if (closed.has(accountId) || subscribed.has(accountId)) return [];
      const mend = { label: 'Open client', to: paths.sales.detailedClientOf(account.number) };
      return [
        {
          id: accountId,
          what: companyOf(account),
          detail: 'Deactivated for a time: begin its billing again, or deactivate it anew',
          since: alertDate,
          mend,
        },
      ];
    });
    return [...paused, ...lapsed];
  },
);

/** What of the vehicles contradicts itself on `today` (ISO date). */
export const selectVehicleLeaks = createSelector(
  [selectOfLive, selectUnlive, selectClosedOwing, selectSimOn, selectPassed],
  (live, unlive, closedOwing, simOn, alert): Record<VehicleLeak, Leak[]> => ({
    ...live,
    unlive,
    closedOwing,
    simOn,
    alert,
  }),
);

/** How many alert dates have passed on `today` (ISO date). */
export const selectPassedCount = createSelector([selectPassed], (passed) => passed.length);
