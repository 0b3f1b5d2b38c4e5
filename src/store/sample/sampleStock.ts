import { emptyBusiness, type Business } from '@/store/business/business';
import { afterFact } from '@/store/business/replay';
import type { Branch } from '@/store/branches/branch';
import { branchTable } from '@/store/branches/branchesSlice';
import type { ConfiguredAction, ConfiguredName } from '@/store/configured/configured';
import { deviceAssigned } from '@/store/configured/configuredSlice';
import { daysBefore } from '@/store/dates';
import { itgcIdOf } from '@/store/devices/device';
import { deviceTable, openingStockCounted, simPaired } from '@/store/devices/devicesSlice';
import type { Count } from '@/store/devices/openingStock';
import type { Installer } from '@/store/installers/installer';
import { installerTable } from '@/store/installers/installersSlice';
import { STORE, type Holder } from '@/store/movements/holder';
import type { Vendor } from '@/store/vendors/vendor';
import { vendorTable } from '@/store/vendors/vendorsSlice';
import { TRACKERS } from './catalogue';
import { said, type Dated } from './said';
import { sampleHandovers, sampleReturned, sampleReturns } from './sampleHandovers';
import { sampleRequests } from './sampleRequests';
import { sampleShelves } from './sampleShelves';

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
/** Where our own numbers of the configured and of the returned devices begin. */
const NUMBERED_FROM = { configured: 501, returned: 1001 };

const BRANCHES = [
  ['Kolkata', '19'],
  ['Ahmedabad', '24'],
  ['Mumbai', '27'],
  ['Delhi', '07'],
  ['Chennai', '33'],
  ['Bangalore', '29'],
] as const;

/** Who hands devices back. */
const GIVERS = [
  'Rakesh Yadav', 'Imran Shaikh', 'Suresh Patil', 'Gurpreet Singh', 'Anil Kumar', 'Murugan S', 'Debashis Roy',
  'Prakash Solanki', 'Vinod Nair', 'Manoj Tiwari', 'Kavita Joshi', 'Farhan Qureshi',
] as const;

/** The sample's installers, each with the place of a branch. */
const INSTALLERS = [
  ['Rakesh Yadav', 4],
  ['Imran Shaikh', 3],
  ['Suresh Patil', 3],
  ['Gurpreet Singh', 4],
  ['Murugan S', 5],
  ['Debashis Roy', 1],
  ['Prakash Solanki', 2],
  ['Vinod Nair', 6],
  ['Anil Kumar', 4],
  ['Manoj Tiwari', 1],
  ['Kavita Joshi', 3],
  ['Farhan Qureshi', 6],
] as const;

const sampleBranches = (mark: string): Branch[] =>
  BRANCHES.map(([branch, stateCode], index) => ({ id: `${mark}-branch-${index + 1}`, number: index + 1, branch, stateCode }));

const sampleInstallers = (mark: string): Installer[] =>
  INSTALLERS.map(([name, branch], index) => ({
    id: `${mark}-bag-${index + 1}`,
    number: index + 1,
    name,
    mobile: `98${String(20_114_500 + index * 3_713)}`,
    branchId: `${mark}-branch-${branch}`,
  }));

/** A device that is in a vehicle, by its IMEI and the vehicle's number. */
export interface FittedDevice {
  imei: string;
  vehicleNo: string;
}

/** Counts devices that are in vehicles since before anything was kept. */
const inVehicles = (fitted: readonly FittedDevice[]): Count[] => {
  const once = [...new Map(fitted.map((one) => [one.imei, one])).values()];
  return once.map(({ imei, vehicleNo }) => {
    const { productName, model } = TRACKERS.find(({ type }) => imei.startsWith(type)) ?? TRACKERS[0];
    return { place: { at: 'vehicle', id: vehicleNo }, devices: [{ imei, productName, model }] };
  });
};

/** Our own numbers, as the labels of the sample's devices have them; all others are numbered on. */
function relabelled({ devices, ...business }: Business, configured: readonly string[], returned: readonly string[]): Business {
  const numbers = new Map([
    ...configured.map((imei, index) => [imei, NUMBERED_FROM.configured + index] as const),
    ...returned.map((imei, index) => [imei, NUMBERED_FROM.returned + index] as const),
  ]);
  let next = 0;
  const rows = Object.values(devices.entities).map((device) => ({ ...device, number: numbers.get(device.id) ?? (next += 1) }));
  return { ...business, devices: deviceTable(rows.toSorted((one, other) => one.number - other.number)) };
}

/** The facts of the sample's stocks area in their order (D7), dated before `today` (ISO date), and what was there before them: the given vendors among it. */
export function stockFacts(today: string, mark: string, vendors: readonly Vendor[], fitted: readonly FittedDevice[]) {
  const [branches, installers, shelves] = [sampleBranches(mark), sampleInstallers(mark), sampleShelves()];
  const opened = daysBefore(today, OPENED_DAYS_AGO);
  const holderOf = (giver: string): Holder => ({ at: 'installer', id: installers.find(({ name }) => name === giver)?.id });
  const returned = sampleReturned(RETURNED_COUNT, 15, GIVERS);
  const count: Dated = said(opened, openingStockCounted, {
    on: opened,
    counts: [
      { place: STORE, ...shelves.opening() },
      ...returned.map(({ device, giver }) => ({ place: holderOf(giver), devices: [device] })),
      ...inVehicles(fitted),
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
    return [said(on, deviceAssigned, { id, edit: { was: { action: 'Select', selectName: 'Select' }, to: { action, selectName } } })];
  });
  const back = sampleReturns(today, mark, returned, holderOf);
  const facts = [count, ...bought, ...handed, ...paired, ...assigned, ...back].toSorted((one, other) => one.on.localeCompare(other.on));
  const start: Business = {
    ...emptyBusiness,
    vendors: vendorTable(vendors),
    branches: branchTable(branches),
    installers: installerTable(installers),
  };
  return {
    start,
    facts: facts.map(({ fact }) => fact),
    configured: configured.map(({ device }) => device),
    returned: returned.map(({ device: { imei } }) => imei),
  };
}

/** The stocks area of the sample business (D7) as its facts make it. */
export function sampleStock(...of: Parameters<typeof stockFacts>): Business {
  const { start, facts, configured, returned } = stockFacts(...of);
  return relabelled(facts.reduce(afterFact, start), configured, returned);
}
