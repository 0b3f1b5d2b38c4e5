import { binId } from '@/store/stock/bins/bin';
import type { Device } from '@/store/stock/devices/device';
import type { Holder, HolderKind } from '@/store/kit/movements/holder';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { Sim } from '@/store/stock/sims/sim';
import { goodsOf, type Goods } from '@/store/stock/challans/challan';
import type { StockState } from './stockState';
import type { StockContents } from './contents';
import { placeName } from './holderWords';

/** The sorts of places that hold what we own: the first three are on hand, the others outside. */
export const PLACE_SORTS = ['Store', 'Branch', 'Bag', 'On its way', 'In vehicles', 'In repair'] as const;

type PlaceSort = (typeof PLACE_SORTS)[number];

/** What is lost or scrapped is in no place. */
const SORTS: Partial<Record<HolderKind, PlaceSort>> = {
  store: 'Store',
  branch: 'Branch',
  installer: 'Bag',
  challan: 'On its way',
  vehicle: 'In vehicles',
  repairer: 'In repair',
};

/** What of one product is at one place. */
export interface OnHand extends Goods {
  id: string;
  sort: PlaceSort;
  place: string;
  units: number;
  /** How many of the units came, and have their numbers still to be scanned. */
  toScan: number;
  devices: Device[];
  sims: Sim[];
}

type Counted = Goods & { qty: number };

type Places = Pick<StockState, 'branches' | 'installers' | 'challans' | 'vehicles'>;

function nameOf(places: Places, holder: Holder, sort: PlaceSort): string {
  if (sort === 'In vehicles') return sort;
  const name = placeName(places, holder);
  return sort === 'In repair' ? `In repair at ${name}` : name;
}

/** Which row what is at a place is in: the place and what it is, as one text. */
export const onHandId = (place: Holder, { productName, model, kind }: Goods): string =>
  `${binId(place, { productName, model, kind })}|${kind}`;

/** Puts what is at places into rows, one for each place and product. */
export function collecting(places: Places) {
  const rows = new Map<string, OnHand>();
  const rowOf = (holder: Holder, sort: PlaceSort, of: Goods): OnHand => {
    const goods = goodsOf(of);
    const id = onHandId(holder, goods);
    const known = rows.get(id);
    if (known) return known;
    const fresh: OnHand = {
      id,
      sort,
      place: nameOf(places, holder, sort),
      ...goods,
      units: 0,
      toScan: 0,
      devices: [],
      sims: [],
    };
    rows.set(id, fresh);
    return fresh;
  };
  const put = (
    holder: Holder,
    { devices, sims, bins, uncounted }: Omit<StockContents, 'bins'> & { bins: readonly Counted[] },
  ) => {
    const sort = SORTS[holder.at];
    if (!sort) return;
    const things = new Map<string, OnHand>();
    /** The row of a thing; of many of one model it is made out once. */
    const rowOfThing = (kind: 'Device' | 'SIM', productName: string, model = '') => {
      const key = `${kind}\n${productName}\n${model}`;
      const row = things.get(key) ?? rowOf(holder, sort, { productName, model, kind });
      things.set(key, row);
      row.units += 1;
      return row;
    };
    for (const device of devices) rowOfThing('Device', device.productName, device.model).devices.push(device);
    for (const sim of sims) rowOfThing('SIM', sim.provider).sims.push(sim);
    for (const goods of [...bins, ...uncounted]) {
      const row = rowOf(holder, sort, goods);
      row.units = sumOfQuantities([row.units, goods.qty]);
    }
    for (const goods of uncounted) {
      const row = rowOf(holder, sort, goods);
      row.toScan = sumOfQuantities([row.toScan, goods.qty]);
    }
  };
  return { rows, put };
}

/** How many units some rows come to. */
export const unitsOf = (rows: readonly OnHand[]): number => sumOfQuantities(rows.map(({ units }) => units));
