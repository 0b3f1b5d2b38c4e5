import { holderKey, type Holder } from '@/store/kit/movements/holder';
import { shortened } from '@/store/kit/shortened';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Goods } from '@/store/stock/challans/challan';
import type { Numbered } from '@/store/kit/table';

/** How many of some counted goods are at a place. */
export interface Bin extends Numbered, Goods {
  place: Holder;
  qty: number;
}

/** The identity of a bin: its place and what is in it, so that two who put goods of one kind there mean one bin. */
export const binId = (place: Holder, { productName, model = '' }: Goods): string =>
  // Two names may be longer than an identity can be.
  `${holderKey(place)}|${shortened(JSON.stringify([comparedName(productName), comparedName(model)]))}`;
