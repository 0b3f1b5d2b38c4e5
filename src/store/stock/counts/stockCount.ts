import type { CountStatus } from '@/machines/count';
import type { Cause } from '@/store/kit/movements/move';
import { holderFrom, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import type { Numbered, Table } from '@/store/kit/table';
import type { Goods } from '@/store/stock/challans/challan';

/** How a difference of a count is settled. */
export const CORRECTIONS = ['Found here', 'Moved', 'Lost'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** One device or SIM of a count whose place was corrected. */
export interface CorrectedThing {
  device?: string | undefined;
  sim?: string | undefined;
  correction: Correction;
  /** Where it is from now on. */
  to: Holder;
  why: string;
  /** ISO date. */
  on: string;
}

/** How many of some goods were there when they were counted. */
export interface CountedGoods extends Goods {
  qty: number;
}

/** So many of some goods of a count are somewhere else than they were thought to be, or nowhere. */
export interface CorrectedGoods extends CountedGoods, Pick<CorrectedThing, 'correction' | 'to' | 'why' | 'on'> {
  /** The place that was counted. */
  at: Holder;
}

/** What moves a thing whose place a count corrects. */
export const correctionCause = ({ correction, why }: Pick<CorrectedThing, 'correction' | 'why'>): Cause => ({
  what: correction === 'Lost' ? 'lost' : 'counted',
  why,
});

/** Where a thing of a count is from now on; `to` is the key of the place that it moved to. */
export const placeAfter = (
  { place }: Pick<StockCount, 'place'>,
  { correction, to = '' }: { correction: Correction; to?: string | undefined },
): Holder => {
  if (correction === 'Lost') return { at: 'lost' };
  return (correction === 'Moved' ? holderFrom(to) : undefined) ?? place;
};

/** A count of what is in the store, in a branch or in a bag; its days are ISO dates. */
export interface StockCount extends Numbered {
  place: Holder;
  begunOn: string;
  status: CountStatus;
  /** The numbers that were scanned there, each once. */
  scanned: readonly string[];
  corrected: readonly CorrectedThing[];
  /** The goods that were counted, each as it was counted last; none where nobody counted any. */
  goods?: readonly CountedGoods[] | undefined;
  correctedGoods?: readonly CorrectedGoods[] | undefined;
  settledOn?: string | undefined;
  /** How many things were there once it was settled. */
  found?: number | undefined;
}

/** A state that has the counts. */
export interface WithCounts {
  counts: Table<StockCount>;
}

/** Whether a count goes on: it was neither settled nor given up. */
export const isGoing = ({ status }: Pick<StockCount, 'status'>): boolean => status === 'Begun';

/** The count of a place that goes on. */
export const goingAt = ({ counts }: WithCounts, place: Holder): StockCount | undefined =>
  Object.values(counts.entities).find((count) => isGoing(count) && isSameHolder(count.place, place));
