import type { HandoverStatus } from '@/store/stock/onHand/returns';
import type { Branch } from '@/store/places/branches/branch';
import { daysBefore } from '@/store/kit/dates';
import type { CountedDevice } from '@/store/stock/opening/openingStock';
import type { Installer } from '@/store/places/installers/installer';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import {
  DEVICE_STATUSES,
  type LineAnswer,
  type DeviceStatus,
  type HandoverStep,
  type OfferedLine,
} from '@/store/stock/challans/challan';
import { handoverVerified, challanAnswered, challanOffered } from '@/store/facts/challans';
import { imeiOfModel, serialOfModel, TRACKERS } from './catalogue';
import { seededRandom } from './random';
import { said, type Dated } from './said';

/** How many units of each kind, in the order of the tabs: devices, accessories, controllers, locks, SIMs. */
export type Units = readonly [devices: number, accessories: number, controllers: number, locks: number, sims: number];

interface Given {
  name: string;
  /** The days ago on which it was given, and if it was, accepted. */
  given: number;
  accepted?: number;
  units: Units;
}

/** What the sample's installers have in their bags; what is not accepted is on its way. */
const BAGS: readonly Given[] = [
  { name: 'Rakesh Yadav', given: 21, accepted: 20, units: [6, 6, 1, 0, 6] },
  { name: 'Imran Shaikh', given: 18, accepted: 18, units: [4, 8, 0, 1, 4] },
  { name: 'Suresh Patil', given: 15, accepted: 13, units: [5, 5, 2, 0, 5] },
  { name: 'Gurpreet Singh', given: 11, accepted: 10, units: [3, 4, 0, 0, 3] },
  { name: 'Murugan S', given: 8, accepted: 7, units: [8, 6, 1, 1, 8] },
  { name: 'Debashis Roy', given: 5, accepted: 4, units: [2, 3, 0, 2, 2] },
  { name: 'Prakash Solanki', given: 20, accepted: 19, units: [4, 4, 1, 0, 4] },
  { name: 'Vinod Nair', given: 19, accepted: 17, units: [3, 4, 1, 0, 3] },
  { name: 'Prakash Solanki', given: 2, units: [2, 0, 0, 0, 2] },
  { name: 'Vinod Nair', given: 1, units: [2, 0, 0, 0, 2] },
];

/** What the sample's branches hold: 49 units in Delhi, 89 in all. */
const BRANCHES: readonly Given[] = [
  { name: 'Kolkata', given: 27, accepted: 25, units: [3, 4, 0, 0, 3] },
  { name: 'Ahmedabad', given: 27, accepted: 26, units: [2, 3, 1, 1, 2] },
  { name: 'Mumbai', given: 26, accepted: 25, units: [3, 2, 0, 1, 3] },
  { name: 'Delhi', given: 26, accepted: 25, units: [21, 2, 3, 2, 21] },
  { name: 'Chennai', given: 25, accepted: 23, units: [2, 2, 0, 0, 2] },
  { name: 'Bangalore', given: 25, accepted: 22, units: [2, 1, 1, 0, 2] },
];

/** Takes so many units of each kind out of the store. */
export type TakeUnits = (units: Units) => OfferedLine[];

const accepted = (lines: readonly OfferedLine[]): LineAnswer[] =>
  lines.map((line, place) => ({ ...line, line: place, outcome: 'Accepted' }));

const holder = (at: 'installer' | 'branch', id: string | undefined, name: string): Holder => {
  if (id === undefined) throw new Error(`The sample has no ${at} ${name}`);
  return { at, id };
};

/** What the store of the sample business handed over in the weeks before `today` (ISO date): 120 units to bags, 89 to branches. */
export function sampleHandovers(
  today: string,
  mark: string,
  installers: readonly Installer[],
  branches: readonly Branch[],
  take: TakeUnits,
): Dated[] {
  const handed = (all: readonly Given[], kind: string, holderOf: (name: string) => Holder) =>
    all.flatMap(({ name, given, accepted: taken, units }, index) => {
      const [id, on, lines, to] = [
        `${mark}-${kind}-${index + 1}`,
        daysBefore(today, given),
        take(units),
        holderOf(name),
      ];
      const offer = said(on, challanOffered, { id, on, from: STORE, to, lines });
      if (taken === undefined) return [offer];
      const day = daysBefore(today, taken);
      return [offer, said(day, challanAnswered, { id, on: day, from: STORE, to, answers: accepted(lines) })];
    });
  return [
    ...handed(BRANCHES, 'toBranch', (name) =>
      holder('branch', branches.find(({ branch }) => branch === name)?.id, name),
    ),
    ...handed(BAGS, 'toBag', (name) => holder('installer', installers.find((one) => one.name === name)?.id, name)),
  ];
}

/** A device that comes back to the store of the sample business: in which state, from whom, and how far its handover is. */
export interface SampleReturn {
  device: CountedDevice;
  status: DeviceStatus;
  giver: string;
  stage: HandoverStatus;
}

/** So many of them; the same seed gives the same, and a smaller count the first of them. */
export function sampleReturned(count: number, seed: number, givers: readonly [string, ...string[]]): SampleReturn[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const tracker = random.pick(TRACKERS);
    const device = {
      imei: imeiOfModel(tracker, 100_000 + index),
      productName: tracker.productName,
      model: tracker.model,
      serialNo: serialOfModel(tracker, 100_000 + index),
    };
    return {
      device,
      status: random.pick(DEVICE_STATUSES),
      giver: random.pick(givers),
      stage: random.pick(['pending', 'accepted', 'received']),
    };
  });
}

/** What comes back to the store of the sample business in the days before `today` (ISO date), each device at its stage. */
export const sampleReturns = (
  today: string,
  mark: string,
  returned: readonly SampleReturn[],
  holderOf: (giver: string) => Holder,
): Dated[] =>
  returned.flatMap(({ device: { imei }, status, giver, stage }, index) => {
    const [id, ago] = [`${mark}-received-${index + 1}`, 12 - Math.floor(index / 3)];
    const [given, later, last] = [daysBefore(today, ago), daysBefore(today, ago - 1), daysBefore(today, ago - 2)];
    const verified = (on: string, from: HandoverStep) =>
      said(on, handoverVerified, { ids: [id], from, devices: [imei], on });
    return [
      said(given, challanOffered, {
        id,
        on: given,
        from: holderOf(giver),
        to: STORE,
        lines: [{ device: imei, qty: 1, status }],
      }),
      ...(stage === 'pending' ? [] : [verified(later, 'pending')]),
      ...(stage === 'received' ? [verified(last, 'accepted')] : []),
    ];
  });
