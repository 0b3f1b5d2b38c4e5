import { formatCount } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { isSameHolder } from '@/store/kit/movements/holder';
import { firstOf } from '@/store/kit/refusals';
import { comparedName } from '@/store/kit/typed/cleanText';
import { binId } from '@/store/stock/bins/bin';
import { goodsName } from '@/store/stock/challans/challan';
import { repeated } from '@/store/stock/onHand/checks';
import { placeName } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import { begunLater, placeRefusal } from './countRefusals';
import { goodsLines } from './goodsLines';
import type { CorrectedGoods, CountedGoods, StockCount } from './stockCount';

/** Why goods cannot be counted so: there are none, one is there twice, or all were counted so already. */
export function goodsCountedRefusal({ place, goods: before = [] }: StockCount, goods: readonly CountedGoods[]) {
  const counted = new Map(before.map((one) => [binId(place, one), one.qty]));
  return firstOf(
    repeated(
      goods.map((one) => comparedName(goodsName(one))),
      'The product',
    ),
    goods.every((one) => counted.get(binId(place, one)) === one.qty)
      ? { reason: 'This was counted already.' }
      : undefined,
  );
}

/** Why so many of some goods cannot be corrected in a count: they are not the difference that is told. */
export function goodsCorrectionRefusal(
  stock: StockState,
  count: StockCount,
  goods: CorrectedGoods,
): Refusal | undefined {
  const { at, to, qty, correction, on } = goods;
  const name = goodsName(goods);
  const id = binId(count.place, goods);
  const line = goodsLines(stock, count).find((one) => one.id === id);
  if (line?.counted === undefined) return { reason: `${name} was not counted: count it first.` };
  const isFoundHere = correction === 'Found here';
  const left = isFoundHere ? line.off : -line.off;
  const isPlaced = isSameHolder(at, count.place) && isSameHolder(to, at) === isFoundHere;
  return firstOf(
    isPlaced && (to.at === 'lost') === (correction === 'Lost')
      ? undefined
      : { reason: `${placeName(stock, to)}: that is nothing to correct.` },
    correction === 'Moved' ? placeRefusal(stock, to) : undefined,
    qty > left
      ? { reason: `Of ${name} ${formatCount(Math.max(left, 0))} ${isFoundHere ? 'more are there' : 'are missing'}.` }
      : undefined,
    begunLater(count, on),
  );
}
