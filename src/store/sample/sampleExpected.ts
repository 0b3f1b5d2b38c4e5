import { daysBefore } from '@/store/dates';
import { seededRandom, type Random } from './random';
import { imeiOfModel, ITEMS, PROVIDERS, serialOfModel, someSimNumber, TRACKERS } from './catalogue';
import type { BranchStock, ExpectedDetails, ExpectedItem, InstallerBag, ManufacturerStock } from '@/store/expected/expected';

/** How many units of each kind, in the order of the tabs: devices, accessories, controllers, locks, SIMs. */
type Units = readonly [devices: number, accessories: number, controllers: number, locks: number, sims: number];

/** The sample's installers, with the days ago on which a bag was given and, if it was, accepted. */
const BAGS: readonly { name: string; given: number; accepted?: number; units: Units }[] = [
  { name: 'Rakesh Yadav', given: 21, accepted: 20, units: [6, 6, 1, 0, 6] },
  { name: 'Imran Shaikh', given: 18, accepted: 18, units: [4, 8, 0, 1, 4] },
  { name: 'Suresh Patil', given: 15, accepted: 13, units: [5, 5, 2, 0, 5] },
  { name: 'Gurpreet Singh', given: 11, accepted: 10, units: [3, 4, 0, 0, 3] },
  { name: 'Murugan S', given: 8, accepted: 7, units: [8, 6, 1, 1, 8] },
  { name: 'Debashis Roy', given: 5, accepted: 4, units: [2, 3, 0, 2, 2] },
  { name: 'Prakash Solanki', given: 2, units: [4, 4, 1, 0, 4] },
  { name: 'Vinod Nair', given: 1, units: [3, 4, 1, 0, 3] },
];

const BRANCHES: readonly { branch: string; units: Units }[] = [
  { branch: 'Kolkata', units: [3, 4, 0, 0, 3] },
  { branch: 'Ahmedabad', units: [2, 3, 1, 1, 2] },
  { branch: 'Mumbai', units: [3, 2, 0, 1, 3] },
  { branch: 'Delhi', units: [16, 12, 3, 2, 16] },
  { branch: 'Chennai', units: [2, 2, 0, 0, 2] },
  { branch: 'Bangalore', units: [2, 1, 1, 0, 2] },
];

const MANUFACTURERS: readonly (Pick<ManufacturerStock, 'manufacturer' | 'status'> & { units: Units })[] = [
  { manufacturer: 'Bharat Telematics Pvt Ltd', status: 'Given to vendor', units: [90, 0, 0, 0, 0] },
  { manufacturer: 'Suraksha E-Lock Systems Pvt Ltd', status: 'Given to branch', units: [0, 0, 10, 30, 0] },
  { manufacturer: 'Yamuna Antenna Manufacturing Co', status: 'Given to vendor', units: [0, 60, 0, 0, 0] },
  { manufacturer: 'Kaveri Wire Harness LLP', status: 'Given to branch', units: [0, 70, 0, 0, 0] },
  { manufacturer: 'Sai Relay Industries', status: 'Given to vendor', units: [0, 40, 10, 0, 0] },
  { manufacturer: 'Airlink M2M Services Pvt Ltd', status: 'Given to branch', units: [0, 0, 0, 0, 90] },
];

const times = <Value>(count: number, one: (index: number) => Value) => Array.from({ length: count }, (_, i) => one(i));

/** So many units of the items, dealt out one by one and counted. */
function dealt(random: Random, count: number, items: (typeof ITEMS)[keyof typeof ITEMS]): ExpectedItem[] {
  const drawn = times(count, () => random.pick(items));
  return items
    .map((item) => ({ ...item, qty: drawn.filter((one) => one === item).length }))
    .filter(({ qty }) => qty > 0);
}

/** Fills bags and shelves; each device it hands out has an IMEI and a serial number of its own. */
function packer(seed: number, firstNumber: number) {
  const random = seededRandom(seed);
  let number = firstNumber;
  return ([devices, accessories, controllers, locks, sims]: Units): ExpectedDetails => ({
    devices: times(devices, () => {
      const tracker = random.pick(TRACKERS);
      number += 1;
      return {
        productName: tracker.productName,
        model: tracker.model,
        imei: imeiOfModel(tracker, number),
        serialNo: serialOfModel(tracker, number),
      };
    }),
    accessories: dealt(random, accessories, ITEMS.accessories),
    controllers: dealt(random, controllers, ITEMS.controllers),
    locks: dealt(random, locks, ITEMS.locks),
    sims: times(sims, () => ({ provider: random.pick(PROVIDERS), number: someSimNumber(random) })),
  });
}

/** The installers' bags of the sample business: 120 units (D6), given in the weeks before `today` (ISO date). */
export function sampleBags(today: string, mark: string): InstallerBag[] {
  const pack = packer(11, 11_000);
  return BAGS.map(({ name, given, accepted, units }, index) => ({
    id: `${mark}-bag-${index + 1}`,
    number: index + 1,
    name,
    givenDate: daysBefore(today, given),
    ...(accepted !== undefined && { acceptedDate: daysBefore(today, accepted) }),
    details: pack(units),
  }));
}

/** The branches of the sample business: 49 units in Delhi, 89 in all (D6). */
export function sampleBranches(mark: string): BranchStock[] {
  const pack = packer(12, 12_000);
  return BRANCHES.map(({ branch, units }, index) => ({
    id: `${mark}-branch-${index + 1}`,
    number: index + 1,
    branch,
    details: pack(units),
  }));
}

/** The manufacturers of the sample business: 400 units, of which 200 are given to a branch (D6). */
export function sampleManufacturers(mark: string): ManufacturerStock[] {
  const pack = packer(13, 13_000);
  return MANUFACTURERS.map(({ units, ...rest }, index) => ({
    id: `${mark}-manufacturer-${index + 1}`,
    number: index + 1,
    ...rest,
    details: pack(units),
  }));
}
