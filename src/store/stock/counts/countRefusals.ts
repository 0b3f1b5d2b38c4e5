import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { Holder } from '@/store/kit/movements/holder';
import { noSuchPlace } from '@/store/stock/onHand/checks';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { StockCount } from './stockCount';

/** Why a place cannot be counted: it is none, or holds no stock. */
export const placeRefusal = (stock: StockState, place: Holder): Refusal | undefined =>
  ['store', 'branch', 'installer'].includes(place.at)
    ? noSuchPlace(stock, place)
    : { reason: 'The store, a branch or a bag is counted.' };

/** Why a count cannot say something of a day (ISO date): it was begun later. */
export const begunLater = ({ begunOn }: Pick<StockCount, 'begunOn'>, on: string): Refusal | undefined =>
  on < begunOn ? { reason: `This count was begun on ${formatDate(begunOn)}, after ${formatDate(on)}.` } : undefined;
