import { emptyBusiness, type Business } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { createStore } from '@/store/business/store';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import type { Job } from '@/store/care/jobs/job';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { jobAssigned, jobClosed } from '@/store/facts/jobs';
import type { Holder } from '@/store/kit/movements/holder';
import type { Move } from '@/store/kit/movements/move';
import { generateDevices } from '@/store/sample/generateDevices';
import { sampleAccounts } from '@/store/sample/sampleAccounts';
import { sampleSales } from '@/store/sample/sampleSales';
import { simTable } from '@/store/stock/sims/simsSlice';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import { selectVehicleRows, vehiclesNumbered } from '@/store/vehicles/vehicles/vehicleRows';
import { selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { contactsImported } from '@/store/facts/vehicles';

const VEHICLES = 50_000;
const FITMENTS_EACH = 3;
const CONTACTS = 5_000;
const TODAY = '2026-11-21';
const NOW = `${TODAY}T12:00`;
const BAG: Holder = { at: 'installer', id: 'installer' };

const plateOf = (index: number) =>
  `MH 12 ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + (Math.floor(index / 26) % 26))} ${1000 + Math.floor(index / 676)}`;

/** Each vehicle with the device of its third fitting, and a job of each second one; the last device is still in the bag. */
function business(): Business {
  const { accounts } = sampleSales(TODAY, 'bench', sampleAccounts(TODAY, 'bench'));
  const owners = accounts.ids;
  const vehicles = Array.from({ length: VEHICLES }, (_, index): Vehicle => ({
    id: `vehicle-${index}`,
    number: index + 1,
    vehicleNo: plateOf(index),
    duration: 'Monthly',
    price: 300,
    selected: true,
    accountId: owners[index % owners.length],
    contact: {
      at: `2026-11-${String(1 + (index % 21)).padStart(2, '0')}T08:00`,
      latLong: '19.0760, 72.8777',
      temp: 20,
    },
  }));
  const moves = (index: number): Move[] =>
    Array.from({ length: FITMENTS_EACH * 2 }, (_, step) => ({
      to: step % 2 === 0 ? BAG : { at: 'vehicle', id: `vehicle-${(index + FITMENTS_EACH * 2 - 1 - step) % VEHICLES}` },
      on: `2026-0${step + 1}-01`,
      cause: { what: step % 2 === 0 ? 'removed' : 'fitted' },
    }));
  const jobs = Array.from({ length: VEHICLES }, (_, index): Job => ({
    id: `job-${index}`,
    number: index + 1,
    raisedOn: '2026-11-01',
    status: index === 0 ? 'Sent to Dispatcher' : 'Done',
    approvedDevices: 1,
    request: {
      kind: 'service',
      clientUserName: 'Asha Rao',
      companyName: 'Konkan Carriers',
      registrationNo: plateOf(index),
      deviceIMEI: '356938035643403',
      issues: ['notWorking'],
      location: 'Mumbai',
      branch: 'Delhi',
      deviceModel: 'Model A',
      personName: 'Asha Rao',
      fromTime: '2026-11-20',
      toTime: '2026-11-22',
      contactNo: '9820012345',
      vehicleIds: [`vehicle-${index}`],
    },
  }));
  const devices = generateDevices(VEHICLES + 1, 1).map(({ imei, ...device }, index) => ({
    id: imei,
    number: index + 1,
    ...device,
    condition: 'Good' as const,
    moves: index < VEHICLES ? moves(index) : [{ to: BAG, on: '2026-01-01', cause: { what: 'counted' as const } }],
    ...(index === VEHICLES && { simId: 'sim' }),
  }));
  return {
    ...emptyBusiness,
    accounts,
    vehicles: vehicleTable(vehicles),
    jobs: jobTable(jobs),
    installers: installerTable([{ id: 'installer', number: 1, name: 'Rakesh Yadav' }]),
    devices: deviceTable(devices),
    sims: simTable([
      {
        id: 'sim',
        number: 1,
        provider: 'Airtel',
        status: 'Active',
        moves: [{ to: { at: 'device', id: devices.at(-1)?.id ?? '' }, on: '2026-01-01', cause: { what: 'counted' } }],
      },
    ]),
  };
}

async function timed(work: () => unknown): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function done(outcome: { done: boolean }) {
  if (!outcome.done) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
}

/** Milliseconds of what people do with 50,000 vehicles of 1,50,000 fitments and 50,000 jobs; each list made anew. */
async function measure() {
  const made = business();
  const check = await timed(() => checkedBusiness(made));
  const store = createStore(made);
  const state = () => store.getState();
  const all = () => [
    selectVehicleRows(state()),
    selectNotWorking(state(), NOW),
    selectAccounts(state()),
    selectFitments(state()),
  ];
  const lists = await timed(all);
  const page = await timed(() => [
    vehiclesNumbered(state(), plateOf(4_711)),
    selectFitments(state()).get('vehicle-4711'),
  ]);
  const told = Array.from({ length: CONTACTS }, (_, index) => ({
    id: `vehicle-${index}`,
    contact: { at: `${TODAY}T11:00` },
  }));
  const contacts = await timed(() => done(store.dispatch(contactsImported(told))));
  const assigned = await timed(() =>
    done(store.dispatch(jobAssigned('job-0', { installerId: 'installer', on: TODAY, slot: 'morning' }))),
  );
  const inside = selectVehicleRows(state()).find(({ id }) => id === 'vehicle-0')?.imei ?? '';
  const fresh = made.devices.ids.at(-1) ?? '';
  const closed = await timed(() =>
    done(
      store.dispatch(
        jobClosed({
          id: 'job-0',
          on: TODAY,
          installerId: 'installer',
          outcomes: [
            { workDone: 'Swapped', vehicleId: 'vehicle-0', vehicleNo: plateOf(0), deviceIn: fresh, deviceOut: inside },
          ],
        }),
      ),
    ),
  );
  const listsAfter = await timed(all);
  return { check, lists, page, contacts, assigned, closed, listsAfter };
}

Object.assign(window, { bench: { measure } });
