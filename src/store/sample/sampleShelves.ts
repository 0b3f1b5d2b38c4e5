import type { CountedDevice, CountedSim, Count } from '@/store/stock/opening/openingStock';
import type { Goods, OfferedLine } from '@/store/stock/challans/challan';
import type { Product } from '@/store/purchasing/vendors/vendor';
import { iccidOf, imeiOfModel, ITEMS, KINDS, PROVIDERS, serialOfModel, someSimNumber, TRACKERS } from './catalogue';
import { seededRandom, type Random } from './random';
import type { Units } from './sampleHandovers';
import type { Unpack } from './sampleRequests';

type Tab = keyof typeof KINDS;

/** The goods that were there before anything was bought; of the devices and SIMs there are as many as the handovers need besides. */
const OPENING: Readonly<Record<string, number>> = {
  'Backup battery 3.7 V, 1000 mAh': 6,
  'Immobiliser controller': 5,
  'Door controller': 3,
  'Temperature controller': 3,
  'Tanker valve lock': 6,
};
const OPENING_DEVICES = 38;

const times = <Value>(count: number, one: (index: number) => Value) => Array.from({ length: count }, (_, i) => one(i));

const goodsOf = (tab: Tab) => ITEMS[tab].map((item): Goods => ({ ...item, kind: KINDS[tab] }));

const stocked = <Thing>(shelf: string[], thing: Thing, id: string) => (shelf.push(id), thing);

const drawn = (shelf: string[], from: Random) => {
  const [one] = shelf.splice(from.whole(0, shelf.length - 1), 1);
  if (one === undefined) throw new Error('The shelves of the sample are empty');
  return one;
};

/** Makes devices and SIMs, none twice. */
function unitMaker(random: Random) {
  let [deviceNumber, simNumber] = [11_000, 0];
  return {
    newDevice(tracker: (typeof TRACKERS)[number]): CountedDevice {
      deviceNumber += 1;
      const imei = imeiOfModel(tracker, deviceNumber);
      return {
        imei,
        productName: tracker.productName,
        model: tracker.model,
        serialNo: serialOfModel(tracker, deviceNumber),
      };
    },
    newSim(provider = random.pick(PROVIDERS) as string): CountedSim {
      simNumber += 1;
      return { iccid: iccidOf(simNumber), msisdn: someSimNumber(random), provider };
    },
  };
}

/** The shelf of the goods that are counted. */
function goodsShelf(random: Random) {
  const counts = new Map<string, number>(Object.entries(OPENING));
  return {
    put: (name: string, qty: number) => counts.set(name, (counts.get(name) ?? 0) + qty),
    /** So many of a tab's goods, taken off the shelf. */
    dealt(tab: Tab, count: number): OfferedLine[] {
      const all = goodsOf(tab);
      const picked = times(count, () => {
        const left = all.filter(({ productName }) => (counts.get(productName) ?? 0) > 0);
        const [first, ...others] = left;
        if (!first) throw new Error(`The sample has no ${tab} left`);
        const one = random.pick([first, ...others]);
        counts.set(one.productName, (counts.get(one.productName) ?? 0) - 1);
        return one;
      });
      return all
        .map((goods) => ({ goods, qty: picked.filter((one) => one === goods).length }))
        .filter(({ qty }) => qty > 0);
    },
  };
}

/** The shelves of the sample's store while it is being filled and emptied, each device and SIM being there once. */
export function sampleShelves() {
  const random = seededRandom(11);
  const [devices, sims]: [string[], string[]] = [[], []];
  const units = unitMaker(random);
  const goods = goodsShelf(random);

  /** What is in the store when it is opened. */
  const opening = (): Omit<Count, 'place'> => ({
    devices: times(OPENING_DEVICES, () => units.newDevice(random.pick(TRACKERS))).map((one) =>
      stocked(devices, one, one.imei),
    ),
    // Most are activated only when they are fitted.
    sims: times(OPENING_DEVICES, (index) => ({
      ...units.newSim(),
      status: index % 8 === 0 ? ('Active' as const) : ('Blank' as const),
    })).map((one) => stocked(sims, one, one.iccid)),
    goods: (Object.keys(KINDS) as Tab[]).flatMap(goodsOf).flatMap((one) => {
      const qty = OPENING[one.productName];
      return qty === undefined ? [] : [{ ...one, qty }];
    }),
  });

  /** What came of a product, put on the shelves. */
  const unpack: Unpack = ({ name, kind }: Product, qty) => {
    const tracker = TRACKERS.find(({ productName }) => productName === name);
    if (kind === 'Device' && tracker) {
      return {
        devices: times(qty, () => units.newDevice(tracker)).map(({ imei, serialNo }) =>
          stocked(devices, { imei, serialNo }, imei),
        ),
      };
    }
    if (kind === 'SIM') return { sims: times(qty, () => units.newSim()).map((one) => stocked(sims, one, one.iccid)) };
    goods.put(name, qty);
    return { counted: qty };
  };

  /** So many units of each kind, taken off the shelves. */
  const take = ([deviceCount, accessories, controllers, locks, simCount]: Units): OfferedLine[] => [
    ...times(deviceCount, () => ({ device: drawn(devices, random), qty: 1 })),
    ...goods.dealt('accessories', accessories),
    ...goods.dealt('controllers', controllers),
    ...goods.dealt('locks', locks),
    ...times(simCount, () => ({ sim: drawn(sims, random), qty: 1 })),
  ];

  return { opening, unpack, take, device: () => drawn(devices, random), sim: () => drawn(sims, random) };
}
