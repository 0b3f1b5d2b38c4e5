import { createSelector } from '@reduxjs/toolkit';
import { binId } from '@/store/stock/bins/bin';
import type { Device } from '@/store/stock/devices/device';
import { holderFrom, STORE, type Holder, type HolderKind } from '@/store/kit/movements/holder';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { Sim } from '@/store/stock/sims/sim';
import { isOpenChallan, type Goods } from '@/store/stock/challans/challan';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import type { StockState } from './stockState';
import { selectContents, type StockContents } from './contents';
import { placeName } from './holderWords';

/** The sorts of places that hold what we own: the first three are on hand, the others outside. */
const PLACE_SORTS = ['Store', 'Branch', 'Bag', 'On its way', 'In vehicles', 'In repair'] as const;
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
function collecting(places: Places) {
  const rows = new Map<string, OnHand>();
  const rowOf = (holder: Holder, sort: PlaceSort, { productName, model, kind }: Goods): OnHand => {
    const goods: Goods = { productName, ...(model && { model }), kind };
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

const collator = new Intl.Collator('en-IN', { numeric: true });

const rankOf = ({ sort }: OnHand) => PLACE_SORTS.indexOf(sort);
const isHere = (row: OnHand) => rankOf(row) <= PLACE_SORTS.indexOf('Bag');

const tableOf =
  <Name extends keyof StockState>(name: Name) =>
  (state: Pick<StockState, Name>) =>
    state[name];

/**
 * All that we own, by place and product: `here` in the store, at the branches and in the bags, which is the current stock;
 * `outside` on its way by challan, in vehicles and in repair.
 */
export const selectOnHand = createSelector(
  [
    selectContents,
    selectChallans,
    tableOf('branches'),
    tableOf('installers'),
    tableOf('challans'),
    tableOf('vehicles'),
  ],
  (contents, offered, branches, installers, challans, vehicles) => {
    const { rows, put } = collecting({ branches, installers, challans, vehicles });
    const inVehicles: StockContents = { devices: [], sims: [], bins: [], uncounted: [] };
    for (const [key, held] of contents) {
      const holder = holderFrom(key) ?? STORE;
      if (holder.at !== 'vehicle') put(holder, held);
      // In a vehicle is but one device: all of them are one place.
      else {
        inVehicles.devices.push(...held.devices);
        inVehicles.sims.push(...held.sims);
      }
    }
    put({ at: 'vehicle' }, inVehicles);
    for (const { id, lines } of offered.filter(isOpenChallan)) {
      const bins = lines.flatMap(({ goods, qty, outcome }) =>
        goods && outcome === 'Pending' ? [{ ...goods, qty }] : [],
      );
      put({ at: 'challan', id }, { devices: [], sims: [], bins, uncounted: [] });
    }
    const ordered = [...rows.values()].toSorted(
      (one, other) => rankOf(one) - rankOf(other) || collator.compare(one.place, other.place),
    );
    return { here: ordered.filter(isHere), outside: ordered.filter((row) => !isHere(row)) };
  },
);

/** How many units some rows come to. */
export const unitsOf = (rows: readonly OnHand[]): number => sumOfQuantities(rows.map(({ units }) => units));

/** So many places a chart has room for. */
const MOST_PLACES = 20;
const OTHERS = 'Other places';

/** The units of each place by kind, the fullest places first; those that a chart has no room for as one. */
export function unitsByPlace(rows: readonly OnHand[]): { name: string; part: Goods['kind']; value: number }[] {
  const totals = new Map<string, number>();
  for (const { place, units } of rows) totals.set(place, sumOfQuantities([totals.get(place) ?? 0, units]));
  const names = [...totals.keys()].toSorted((one, other) => (totals.get(other) ?? 0) - (totals.get(one) ?? 0));
  const shown = new Set(names.slice(0, MOST_PLACES));
  const points = new Map<string, { name: string; part: Goods['kind']; value: number }>();
  for (const { place, kind, units } of rows) {
    const name = shown.has(place) ? place : OTHERS;
    const point = points.get(`${name}\n${kind}`) ?? { name, part: kind, value: 0 };
    points.set(`${name}\n${kind}`, { ...point, value: sumOfQuantities([point.value, units]) });
  }
  const order = [...names.slice(0, MOST_PLACES), OTHERS];
  const rank = (point: { name: string; part: Goods['kind'] }) =>
    order.indexOf(point.name) * PRODUCT_KINDS.length + PRODUCT_KINDS.indexOf(point.part);
  return [...points.values()].toSorted((one, other) => rank(one) - rank(other));
}
