import { emptyBusiness, type Business } from '@/store/business/business';
import { afterFacts } from '@/store/business/replay';
import { knowRules } from '@/store/business/fetchedRules';
import { rulesAtHand } from '@/store/business/rulesAtHand';
import { branchTable } from '@/store/places/branches/branchesSlice';
import type { ConfiguredAction, ConfiguredName } from '@/store/stock/configured/configured';
import { deviceAssigned } from '@/store/facts/configured';
import { daysBefore } from '@/store/kit/dates';
import { itgcIdOf } from '@/store/stock/devices/device';
import { openingStockCounted, simPaired } from '@/store/facts/devices';
import { installerTable } from '@/store/places/installers/installersSlice';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { said, type Dated } from './said';
import { fittedCounts, sampleFittings } from './sampleFittings';
import { equippedOf, type SampleVehicles } from './equipped';
import { sampleHandovers, sampleReturned, sampleReturns } from './sampleHandovers';
import { sampleBranches, sampleInstallers } from './sampleInstallers';
import { sampleRequests } from './sampleRequests';
import { sampleShelves } from './sampleShelves';
import { sampleVendors } from './sampleVendors';
import { NUMBERED_FROM, relabelled, type LabelledDevices } from './sampleLabels';

knowRules(rulesAtHand);

const OPENED_DAYS_AGO = 120;

const CONFIGURED_DAYS_AGO = 14;

/** To what the sample's first configured devices are assigned; the others still wait for it. */
const ASSIGNED: readonly (readonly [ConfiguredAction, ConfiguredName])[] = [
  ['Branches', 'Delhi'],
  ['Branches', 'Mumbai'],
  ['Installer', 'Kolkata'],
  ['Software', 'Bangalore'],
  ['Branches', 'Chennai'],
];

const CONFIGURED_COUNT = 16;

const RETURNED_COUNT = 28;

/** Who hands devices back. */
const GIVERS = [
  'Rakesh Yadav',
  'Imran Shaikh',
  'Suresh Patil',
  'Gurpreet Singh',
  'Anil Kumar',
  'Murugan S',
  'Debashis Roy',
  'Prakash Solanki',
  'Vinod Nair',
  'Manoj Tiwari',
  'Kavita Joshi',
  'Farhan Qureshi',
] as const;

/** What the stocks area of the sample lives beside: the accounts, and the vehicles with their devices. */
interface Beside {
  accounts: Business['accounts'];
  allVehicles: SampleVehicles;
}

/** The facts of the sample's stocks area in their order, dated before `today` (ISO date), and what was there before them. */
export function stockFacts(today: string, mark: string, { accounts, allVehicles }: Beside) {
  const [vendors, shelves] = [sampleVendors(mark), sampleShelves()];
  const [branches, installers] = [sampleBranches(mark), sampleInstallers(mark)];
  const opened = daysBefore(today, OPENED_DAYS_AGO);
  const equipped = equippedOf(allVehicles);
  const fitted = equipped.filter((one) => one.fitted).map(({ imei }) => imei);
  const holderOf = (giver: string): Holder => ({
    at: 'installer',
    id: installers.find(({ name }) => name === giver)?.id,
  });
  const returned = sampleReturned(RETURNED_COUNT, 15, GIVERS);
  const count: Dated = said(opened, openingStockCounted, {
    on: opened,
    counts: [
      { place: STORE, ...shelves.opening() },
      ...returned.map(({ device, giver }) => ({ place: holderOf(giver), devices: [device] })),
      ...fittedCounts(equipped),
    ],
  });
  const bought = sampleRequests(today, mark, vendors, branches, shelves.unpack);
  const handed = sampleHandovers(today, mark, installers, branches, shelves.take);
  const on = daysBefore(today, CONFIGURED_DAYS_AGO);
  const configured = Array.from({ length: CONFIGURED_COUNT }, () => ({ device: shelves.device(), sim: shelves.sim() }));
  const paired = configured.map(({ device, sim }, index) =>
    said(on, simPaired, { device, itgcId: itgcIdOf({ number: NUMBERED_FROM.configured + index }), sim, on }),
  );
  const assigned = ASSIGNED.flatMap(([action, selectName], index) => {
    const id = configured[index]?.device;
    if (id === undefined) return [];
    return [
      said(on, deviceAssigned, {
        id,
        edit: { was: { action: 'Select', selectName: 'Select' }, to: { action, selectName } },
      }),
    ];
  });
  const back = sampleReturns(today, mark, returned, holderOf);
  const moved = sampleFittings(mark, equipped, (imei) => NUMBERED_FROM.fitted + fitted.indexOf(imei));
  const facts = [count, ...bought, ...handed, ...paired, ...assigned, ...back, ...moved].toSorted((one, other) =>
    one.on.localeCompare(other.on),
  );
  const start: Business = {
    ...emptyBusiness,
    vendors: vendorTable(vendors),
    branches: branchTable(branches),
    installers: installerTable(installers),
    accounts,
    // Those that have left by now were there once.
    vehicles: vehicleTable(allVehicles.vehicles.map(({ closedOn: _later, ...vehicle }) => vehicle)),
  };
  return {
    start,
    facts: facts.map(({ fact }) => fact),
    labelled: {
      configured: configured.map(({ device }) => device),
      returned: returned.map(({ device: { imei } }) => imei),
      fitted,
    } satisfies LabelledDevices,
  };
}

/**
 * The tables of the stocks area in the sample business, as its facts make them. In a build they come of `stockSnapshot`, so that a
 * first visit replays none of these facts.
 */
export function sampleStock(...of: Parameters<typeof stockFacts>) {
  const { start, facts, labelled } = stockFacts(...of);
  const { vendors, branches, installers, requests, devices, sims, bins, challans, configured } = relabelled(
    afterFacts(start, facts),
    labelled,
  );
  return { vendors, branches, installers, requests, devices, sims, bins, challans, configured };
}
