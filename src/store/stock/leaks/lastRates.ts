import { createSelector } from '@reduxjs/toolkit';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { sumOf } from '@/store/kit/money';
import { comparedName } from '@/store/kit/typed/cleanText';

/** For how much each product was bought last, in rupees without GST, by its compared name. */
export const selectLastRates = createSelector(
  [selectRequests],
  (requests): ReadonlyMap<string, number> =>
    new Map(requests.flatMap(({ products }) => products.map(({ name, rate }) => [comparedName(name), rate] as const))),
);

/** What things cost by the last rates, in rupees; undefined where one of them was never bought here. */
export function costOf(
  rates: ReadonlyMap<string, number>,
  things: readonly { productName: string; qty: number }[],
): number | undefined {
  const costs = things.map(({ productName, qty }) => (rates.get(comparedName(productName)) ?? Number.NaN) * qty);
  return things.length === 0 || costs.some(Number.isNaN) ? undefined : sumOf(costs);
}
