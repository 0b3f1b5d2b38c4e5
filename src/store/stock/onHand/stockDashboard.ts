import { createSelector } from '@reduxjs/toolkit';
import type { StockRequestStatus } from '@/machines/stockRequest';
import type { Branch } from '@/store/places/branches/branch';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { contentsAt, selectComing, selectContents, unitsAt, type StockContents } from './contents';
import { isDead, isExpectedRemoval, selectReceived } from './returns';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { holderFrom, type Holder, type HolderKind } from '@/store/kit/movements/holder';
import { sumOf } from '@/store/kit/money';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { unpaidAmount } from '@/store/purchasing/requests/payments';
import { isOnItsWay, type StockRequest } from '@/store/purchasing/requests/request';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';

/** The units at several places together. */
const unitsOf = (contents: ReadonlyMap<string, StockContents>, places: readonly Holder[]) =>
  sumOfQuantities(places.map((place) => unitsAt(contentsAt(contents, place))));

/** Where the current stock is; a branch or an installer that is gone holds what was there, until that is found. */
const IN_STOCK: readonly (HolderKind | undefined)[] = ['store', 'branch', 'installer'];
const inStock = (contents: ReadonlyMap<string, StockContents>) =>
  sumOfQuantities([...contents].map(([key, held]) => (IN_STOCK.includes(holderFrom(key)?.at) ? unitsAt(held) : 0)));

const coming = (all: ReturnType<typeof selectComing>) => sumOfQuantities(all.map(({ qty }) => qty));

const inStatus = (requests: readonly StockRequest[], wanted: StockRequestStatus) =>
  requests.filter(({ status }) => status === wanted);

/** The six cards' quantities, all in units. */
export const selectCards = createSelector(
  [selectContents, selectInstallers, selectBranches, selectComing],
  (contents, installers, branches, all) => {
    const installer = unitsOf(
      contents,
      installers.map(({ id }) => ({ at: 'installer', id })),
    );
    const inBranches = (some: readonly Branch[]) =>
      unitsOf(
        contents,
        some.map(({ id }) => ({ at: 'branch', id })),
      );
    return {
      /** What is in the store, at the branches and in the bags. */
      stock: inStock(contents),
      /** Delhi's part of what the branches hold. */
      delhi: inBranches(branches.filter(({ branch }) => branch === 'Delhi')),
      /** What manufacturers have given to a branch: their part of `manufacturer` that goes there. */
      branch: coming(all.filter(({ request }) => request.branchId !== undefined)),
      /** What is in the installers' bags. */
      installer,
      /** What all branches hold. */
      branches: inBranches(branches),
      /** What manufacturers have on its way to us. */
      manufacturer: coming(all),
    };
  },
);

const selectPurchases = createSelector([selectRequests], (requests) => {
  const pending = inStatus(requests, 'Pending at Admin');
  return {
    /** Requests on their way to us: all that are not delivered. */
    requestStock: requests.filter(isOnItsWay).length,
    /** Requests that wait for approval. */
    pendingAtAdmin: pending.length,
    /** The products of the requests that wait for approval: what their Product Order counts come to. */
    productsToOrder: pending.reduce((sum, { products }) => sum + products.length, 0),
    /** What is open of approved requests with GST, in rupees. */
    outstandingBill: sumOf(requests.map(unpaidAmount)),
  };
});

const selectReturns = createSelector([selectReceived], (devices) => ({
  /** Removed devices that have not been received yet. */
  expectedRemoval: devices.filter(isExpectedRemoval).length,
  /** Dead devices on their way back, and those that are in the store since. */
  deadStock: devices.filter(isDead).length,
}));

/** Every figure of the stock dashboard, derived from the lists that its cards lead to. */
export const selectDashboard = createSelector(
  [selectCards, selectPurchases, selectReturns],
  (cards, purchases, returns) => ({
    ...purchases,
    ...returns,
    /** Units in the bags, at the branches and at the manufacturers. */
    expectedNew: sumOfQuantities([cards.installer, cards.branches, cards.manufacturer]),
    /** Units in the store, at the branches and in the bags. */
    currentStock: cards.stock,
  }),
);
