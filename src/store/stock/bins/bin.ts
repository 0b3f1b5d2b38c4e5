import { holderKey, type Holder } from '@/store/kit/movements/holder';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Goods } from '@/store/stock/challans/slip';
import type { Numbered } from '@/store/kit/table';

/** How many of some counted goods are at a place. */
export interface Bin extends Numbered, Goods {
  place: Holder;
  qty: number;
}

/** A short text that stands for a longer one: the same for the same. */
function shortened(text: string): string {
  let [one, other] = [5381, 52711];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = (Math.imul(one, 33) ^ code) >>> 0;
    other = (Math.imul(other, 31) + code) >>> 0;
  }
  return `${one.toString(36)}${other.toString(36)}`;
}

/** The identity of a bin: its place and what is in it, so that two who put goods of one kind there mean one bin. */
export const binId = (place: Holder, { productName, model = '' }: Goods): string =>
  // Two names may be longer than an identity can be.
  `${holderKey(place)}|${shortened(JSON.stringify([comparedName(productName), comparedName(model)]))}`;
