import { takingTurns } from '@/journal/kit/takingTurns';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { newAccount } from '@/store/clients/accounts/newAccount';
import { billRunSteps, selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billRunApproved } from '@/store/facts/bills';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { generateDevices } from '@/store/sample/generateDevices';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

const ACCOUNTS = 20_000;
const VEHICLES_EACH = 5;
const MONTH = '2026-11';
const TODAY = '2026-11-21';
/** As the screen takes its turns. */
const AT_A_TIME_MS = 8;

const range = <Made>(length: number, make: (index: number) => Made) =>
  Array.from({ length }, (_, index) => make(index));

const draftOf = (index: number): Parameters<typeof newAccount>[1] => ({
  client: {
    firstName: 'Meera',
    lastName: 'Joshi',
    emailAddress: `accounts${index}@konkan.example`,
    mobileNumber: '9820012345',
    companyName: `Konkan Carriers ${index}`,
    state: index % 2 === 0 ? 'Maharashtra' : 'Delhi',
    potential: 'High',
    address: '4 Link Road, Mumbai 400064',
  },
  billing: {
    billingName: '',
    accountNo: '123456789012',
    gstNo: '',
    panNo: '',
    billingAddress: '9 Dock Road',
    email: '',
  },
  package: {
    deviceType: 'Printer',
    model: 'HP LaserJet',
    account: 'Account A',
    paymentMethod: 'Cash',
    hardware: 9000,
    hardwareGstIncluded: 'Excluding',
    installation: 1180,
    installationGstIncluded: 'Including',
    hardwareOnLease: 0,
    leasePlan: 'Half Yearly',
    leaseMonths: 12,
    leaseGstIncluded: 'Excluding',
    subscription: 590,
    subscriptionPlan: 'Yearly',
    subscriptionGstIncluded: 'Including',
  },
});

/** Each account with five vehicles, all with a device and a subscription, one of them fitted within the month. */
function business(): Business {
  const fittedOn = (index: number) => (index % VEHICLES_EACH === 0 ? '2026-11-12' : '2026-01-10');
  const devices = generateDevices(ACCOUNTS * VEHICLES_EACH, 1).map(({ imei, ...device }, index) => ({
    id: imei,
    number: index + 1,
    ...device,
    condition: 'Good' as const,
    moves: [
      {
        to: { at: 'vehicle' as const, id: `vehicle-${index}` },
        on: fittedOn(index),
        cause: { what: 'counted' as const },
      },
    ],
  }));
  return {
    ...emptyBusiness,
    accounts: accountTable(
      range(ACCOUNTS, (index) => ({
        number: index + 1,
        ...newAccount(`account-${index}`, draftOf(index), '2026-01-01'),
      })),
    ),
    vehicles: vehicleTable(
      range(ACCOUNTS * VEHICLES_EACH, (index): Vehicle => ({
        id: `vehicle-${index}`,
        number: index + 1,
        vehicleNo: `MH 12 ${index}`,
        duration: 'Monthly',
        price: 350,
        selected: true,
        accountId: `account-${Math.floor(index / VEHICLES_EACH)}`,
      })),
    ),
    devices: deviceTable(devices),
    subscriptions: subscriptionTable(
      range(ACCOUNTS * VEHICLES_EACH, (index) => ({
        id: `subscription-${index}`,
        number: index + 1,
        vehicleId: `vehicle-${index}`,
        from: fittedOn(index),
        pauses: [],
      })),
    ),
  };
}

const timed = async <Made>(work: () => Made | Promise<Made>) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  const began = performance.now();
  const made = await work();
  return { ms: performance.now() - began, made };
};

/** The longest time between two frames while work is done. */
async function longestFrame<Made>(work: () => Promise<Made>) {
  let [longest, last, isOver] = [0, performance.now(), false];
  const frame = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  const made = await work();
  isOver = true;
  return { made, longest };
}

/** Milliseconds of a month's run over 20,000 accounts: in one go, in turns with the page and its longest frame, approved, and again after that. */
async function measure() {
  const made = business();
  const once = await timed(() => selectBillRun(made, MONTH, TODAY));
  const store = createStore(business());
  const steps = () =>
    takingTurns(billRunSteps(store.getState(), MONTH, TODAY), () => {}, new AbortController().signal, AT_A_TIME_MS);
  const turns = await timed(() => longestFrame(steps));
  const rows = await timed(() =>
    takingTurns(runRowSteps(store.getState(), turns.made.made), () => {}, new AbortController().signal, AT_A_TIME_MS),
  );
  const seen = seenBills([...rows.made.ready, ...rows.made.look]);
  const approved = await timed(() => {
    const said = store.dispatch(billRunApproved(MONTH, seen, TODAY));
    if (!said.done) throw new Error(said.reason);
  });
  const again = await timed(() => longestFrame(steps));
  return {
    bills: seen.length,
    once: once.ms,
    turns: turns.ms,
    frame: turns.made.longest,
    rows: rows.ms,
    approved: approved.ms,
    again: again.ms,
    frameAgain: again.made.longest,
    left: [...again.made.made.values()].flatMap((run) => run.bills).length,
  };
}

Object.assign(window, { bench: { measure } });
