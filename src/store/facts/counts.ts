import { nanoid } from '@reduxjs/toolkit';
import { formatCount, formatCountOf } from '@/format';
import { todaysDate } from '@/store/kit/dates';
import type { Holder } from '@/store/kit/movements/holder';
import { goodsName } from '@/store/stock/challans/challan';
import type { CorrectedGoods, CorrectedThing, CountedGoods, WithCounts } from '@/store/stock/counts/stockCount';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import { fact, facts } from './fact';

type Counted = StockState & WithCounts;

/** A count as it is spoken of: by what was counted. */
const nameOf = (state: Counted, id: string): string => {
  const count = state.counts.entities[id];
  return count ? `the count of what is ${whereabouts(state, count.place)}` : 'a count that is gone';
};

/** What may be said of counts of the stock. */
export const countFacts = facts(
  'counts',
  {
    by: ['stock'],
    schemas: async () => (await import('@/store/stock/counts/countFactSchemas')).countFactSchemas,
  },
  {
    countBegun: fact((place: Holder, on: string = todaysDate()) => ({ id: nanoid(), place, on }), {
      about: ({ id }) => [id],
      words: ({ place }, state: StockState) => `began to count what is ${whereabouts(state, place)}`,
    }),
    /** Numbers were scanned at its place. */
    stockCounted: fact((id: string, numbers: readonly string[]) => ({ id, numbers }), {
      about: ({ id }) => [id],
      words: ({ id, numbers }, state: Counted) =>
        `scanned ${formatCountOf(numbers.length, 'number')} for ${nameOf(state, id)}`,
    }),
    /** Numbers were scanned by mistake. */
    scansRemoved: fact((id: string, numbers: readonly string[]) => ({ id, numbers }), {
      about: ({ id }) => [id],
      words: ({ id, numbers }, state: Counted) =>
        `took ${formatCountOf(numbers.length, 'number')} off ${nameOf(state, id)}`,
    }),
    /** A thing is somewhere else than it was thought to be, or nowhere: with its reason. */
    thingCorrected: fact(
      (id: string, thing: Omit<CorrectedThing, 'on'>, on: string = todaysDate()) => ({ id, thing: { ...thing, on } }),
      {
        about: ({ id, thing: { device, sim } }) => [id, ...[device, sim].flatMap((one) => one ?? [])],
        words: ({ id, thing: { device, sim, correction, why } }, state: Counted) =>
          `settled ${device ?? `SIM ${sim}`} as ${correction.toLowerCase()} in ${nameOf(state, id)}: ${why}`,
      },
    ),
    /** Goods that have no numbers were counted, or counted again. */
    goodsCounted: fact((id: string, goods: readonly CountedGoods[]) => ({ id, goods }), {
      about: ({ id }) => [id],
      words: ({ id, goods }, state: Counted) =>
        `counted ${formatCountOf(goods.length, 'product')} for ${nameOf(state, id)}`,
    }),
    /** So many of some goods are somewhere else than they were thought to be, or nowhere: with the reason. */
    goodsCorrected: fact(
      (id: string, goods: Omit<CorrectedGoods, 'on'>, on: string = todaysDate()) => ({ id, goods: { ...goods, on } }),
      {
        about: ({ id }) => [id],
        words: ({ id, goods }, state: Counted) =>
          `settled ${formatCount(goods.qty)} of ${goodsName(goods)} as ${goods.correction.toLowerCase()} in ${nameOf(state, id)}: ${goods.why}`,
      },
    ),
    /** Nothing of the difference is left. */
    countSettled: fact((id: string, found: number, on: string = todaysDate()) => ({ id, found, on }), {
      about: ({ id }) => [id],
      words: ({ id, found }, state: Counted) => `settled ${nameOf(state, id)}: ${formatCountOf(found, 'thing')} there`,
    }),
    countCancelled: fact((id: string) => ({ id }), {
      about: ({ id }) => [id],
      words: ({ id }, state: Counted) => `gave up ${nameOf(state, id)}`,
    }),
  },
);

export const {
  countBegun,
  stockCounted,
  scansRemoved,
  thingCorrected,
  goodsCounted,
  goodsCorrected,
  countSettled,
  countCancelled,
} = countFacts.creators;
