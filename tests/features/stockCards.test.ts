import { describe, expect, test } from 'vitest';
import { RECEIVED_PARTS } from '@/features/stock/receivedList';
import { requestColumns } from '@/features/stock/requestColumns';
import { REQUEST_PARTS } from '@/features/stock/requestList';
import { dashboardGroups } from '@/features/stock/dashboardGroups';
import { formatCount, formatMoney } from '@/format';
import { emptyBusiness, type Business } from '@/store/business/business';
import { selectCards, selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { selectOnHand } from '@/store/stock/onHand/onHand';
import { unitsOf } from '@/store/stock/onHand/onHandRows';
import { selectReceived, type ReceivedDevice } from '@/store/stock/onHand/returns';
import { requestTotal, type StockRequest } from '@/store/purchasing/requests/request';
import { requestTable, selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { searchTextBy } from '@/ui/column';
import { searched } from '@/ui/searching';
import { sampleOn } from '../support/sample';
import { requestLine, returnedStock, stockRequest } from '../support/stock';

const sum = <Row>(rows: readonly Row[], valueOf: (row: Row) => number) =>
  rows.reduce((all, row) => all + valueOf(row), 0);

/** What a list shows at an address: the named part of it, and of that what the search finds. */
function shownAt(address: string, business: Business) {
  const { pathname, searchParams } = new URL(address, 'https://trackyard.example');
  const [q, show] = [searchParams.get('q') ?? '', searchParams.get('show')];
  expect([null, ...Object.keys(REQUEST_PARTS), ...Object.keys(RECEIVED_PARTS)]).toContain(show);
  const among = <Row extends object>(rows: readonly Row[], parts: Record<string, (row: Row) => boolean>) =>
    rows.filter((row) => show === null || (parts[show]?.(row) ?? false));
  return {
    requests: (): readonly StockRequest[] => {
      expect(pathname).toBe('/stocks/requested-stocks');
      return searched(
        among(selectRequests(business), REQUEST_PARTS),
        searchTextBy(requestColumns({ viewDetails: () => {} })),
        q,
      );
    },
    devices: (): readonly ReceivedDevice[] => {
      expect([pathname, q]).toEqual(['/stocks/received-stocks', '']);
      return among(selectReceived(business), RECEIVED_PARTS);
    },
    stock: () => {
      expect([pathname, q, show]).toEqual(['/stocks/on-hand', '', null]);
      return unitsOf(selectOnHand(business).here);
    },
    expected: () => {
      expect([pathname, q, show]).toEqual(['/stocks/expected', '', null]);
      const { installer, branches, manufacturer } = selectCards(business);
      return [installer, branches, manufacturer];
    },
  };
}

/** What each card's figure must be, by what stands at its link. */
const FIGURES: Record<string, (shown: ReturnType<typeof shownAt>) => string> = {
  'Request Stock': ({ requests }) => formatCount(requests().length),
  'Expected (New) Stock': ({ expected }) => formatCount(sum(expected(), (units) => units)),
  'Current Stock': ({ stock }) => formatCount(stock()),
  'Expected (Removal)': ({ devices }) => formatCount(devices().length),
  'Outstanding Bill (to be Paid)': ({ requests }) => formatMoney(sum(requests(), requestTotal)),
  'Pending at Admin': ({ requests }) => formatCount(requests().length),
  'Dead Stock': ({ devices }) => formatCount(devices().length),
  'Expected Products to Order': ({ requests }) => formatCount(sum(requests(), ({ products }) => products.length)),
};

/** Requests at every status, two of them with one product, and devices that only their words make look dead. */
const tricky: Business = {
  ...emptyBusiness,
  requests: requestTable([
    stockRequest(1, { products: [requestLine(), requestLine({ name: 'Siren' })] }),
    stockRequest(2),
    stockRequest(3, { status: 'Approved by Admin', products: [requestLine({ qty: 3, rate: 0.25 })] }),
    stockRequest(4, { status: 'In Transit' }),
    stockRequest(5, { status: 'Delivered', products: [requestLine({ qty: 7, received: 7 })] }),
    stockRequest(6, { status: 'Delivered' }),
  ]),
  ...returnedStock(
    { status: 'Removal', stands: 'pending' },
    { status: 'Removal', stands: 'received' },
    { status: 'Repair', stands: 'pending', givenBy: 'Removal Deadman' },
    { status: 'Dead', stands: 'received' },
  ),
};

describe.each([
  ['the sample business', sampleOn('2026-11-21')],
  ['requests and devices of every kind', tricky],
  ['an empty business', emptyBusiness],
])('with %s', (_title, business) => {
  const cards = dashboardGroups(selectDashboard(business)).flatMap((group) => group.cards);

  test.each(cards)('$title counts what its link shows', ({ title, to, figures }) => {
    expect(figures.map(({ value }) => value)).toEqual([FIGURES[title]?.(shownAt(to, business))]);
  });
});
