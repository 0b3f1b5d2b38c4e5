import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { Goods } from '@/store/stock/challans/challan';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import type { OnHand } from './onHandRows';

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
