import { byKey } from '@/store/kit/byKey';
import { holderKey } from '@/store/kit/movements/holder';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { binId, type Bin } from '@/store/stock/bins/bin';
import { goodsOf, type Goods } from '@/store/stock/challans/challan';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { StockCount } from './stockCount';

/** What a count says of goods that are counted by quantity. */
const GOODS_FINDINGS = ['Missing', 'Not expected here', 'Not counted', 'Found'] as const;
export type GoodsFinding = (typeof GOODS_FINDINGS)[number];

/** Goods of a count. */
export interface GoodsLine {
  /** The identity of their bin. */
  id: string;
  finding: GoodsFinding;
  goods: Goods;
  /** How many are thought to be at its place. */
  expected: number;
  /** How many were counted there; undefined while nobody counted them. */
  counted: number | undefined;
  /** How many more were counted than expected; below zero of what is missing. */
  off: number;
}

const binsAt = byKey<Bin>(({ place }) => holderKey(place));

const findingOf = (counted: number | undefined, off: number): GoodsFinding => {
  if (counted === undefined) return 'Not counted';
  if (off === 0) return 'Found';
  return off < 0 ? 'Missing' : 'Not expected here';
};

/** The goods that are thought to be at a count's place or were counted there: the difference first. */
export function goodsLines(
  { bins }: Pick<StockState, 'bins'>,
  { place, goods: counts = [] }: Pick<StockCount, 'place' | 'goods'>,
): GoodsLine[] {
  const counted = new Map(counts.map((goods) => [binId(place, goods), goods]));
  const there = binsAt.of(bins, holderKey(place)).filter(({ id, qty }) => qty !== 0 || counted.has(id));
  const known = new Map<string, Goods>([...counted, ...there.map((bin) => [bin.id, bin] as const)]);
  return [...known]
    .map(([id, goods]) => {
      const expected = bins.entities[id]?.qty ?? 0;
      const qty = counted.get(id)?.qty;
      const off = qty === undefined ? 0 : sumOfQuantities([qty, -expected]);
      return { id, finding: findingOf(qty, off), goods: goodsOf(goods), expected, counted: qty, off };
    })
    .toSorted((one, other) => GOODS_FINDINGS.indexOf(one.finding) - GOODS_FINDINGS.indexOf(other.finding));
}

/** All goods that may be counted at a count's place: those that are expected there first, then those of other places. */
export function countableGoods(
  stock: Pick<StockState, 'bins'>,
  count: Pick<StockCount, 'place' | 'goods'>,
): GoodsLine[] {
  const here = goodsLines(stock, count);
  const known = new Set(here.map(({ id }) => id));
  const others = Object.values(stock.bins.entities).flatMap((bin): GoodsLine[] => {
    const id = binId(count.place, bin);
    if (known.has(id)) return [];
    known.add(id);
    return [{ id, finding: 'Not counted', goods: goodsOf(bin), expected: 0, counted: undefined, off: 0 }];
  });
  return [...here, ...others];
}
