import { isOnItsWay, isToBePaid, productOrderCount, type StockRequest } from '@/store/requests/request';

/** What the search of the requested stocks looks through (spec 5, Search). */
export const requestSearchText = (request: StockRequest) => `${productOrderCount(request)}\n${request.status}`;

/** The parts of the requested stocks that the dashboard counts, and that no search can ask for. */
export const REQUEST_PARTS = {
  'On their way': isOnItsWay,
  'To be paid': isToBePaid,
};
