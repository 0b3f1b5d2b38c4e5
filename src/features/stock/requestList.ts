import { isToBePaid, TO_BE_PAID } from '@/store/purchasing/requests/payments';
import { isOnItsWay, type StockRequest } from '@/store/purchasing/requests/request';

/** What of a request its search finds beside what its row shows: of whom it is, and its number. */
export const alsoSearched = ({ number, products }: StockRequest): string =>
  [`No. ${number}`, ...products.map(({ vendor }) => vendor)].join('\n');

/** The parts of the requested stocks that the dashboard counts, and that no search can ask for. */
export const REQUEST_PARTS = {
  'On their way': isOnItsWay,
  [TO_BE_PAID]: isToBePaid,
};
