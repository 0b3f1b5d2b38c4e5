import type { Refusal } from '@/journal/port/model';
import type { Holder } from '@/store/kit/movements/holder';
import { noSuchPlace } from '@/store/stock/onHand/checks';
import type { StockState } from '@/store/stock/onHand/stockState';

/** Why a place cannot be counted: it is none, or holds no stock. */
export const countablePlace = (stock: StockState, place: Holder): Refusal | undefined =>
  ['store', 'branch', 'installer'].includes(place.at)
    ? noSuchPlace(stock, place)
    : { reason: 'The store, a branch or a bag is counted.' };
