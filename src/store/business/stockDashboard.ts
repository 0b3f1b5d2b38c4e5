import { createSelector } from '@reduxjs/toolkit';
import type { StockRequestStatus } from '@/machines/stockRequest';
import { selectBags } from '@/store/expected/bagsSlice';
import { selectBranches } from '@/store/expected/branchesSlice';
import { units, type ExpectedDetails } from '@/store/expected/expected';
import { selectManufacturers } from '@/store/expected/manufacturersSlice';
import { isDead, isExpectedRemoval } from '@/store/received/received';
import { selectReceived } from '@/store/received/receivedSlice';
import { sumOf } from '@/store/money';
import { openAmount } from '@/store/requests/payments';
import { isOnItsWay, qtyTaken, type StockRequest } from '@/store/requests/request';
import { selectRequests } from '@/store/requests/requestsSlice';

const unitsOf = (rows: readonly { details: ExpectedDetails }[]) =>
  rows.reduce((sum, { details }) => sum + units(details), 0);

const inStatus = (requests: readonly StockRequest[], wanted: StockRequestStatus) =>
  requests.filter(({ status }) => status === wanted);

/** The six card quantities of spec 9, all in units (D6). */
export const selectCards = createSelector(
  [selectRequests, selectBags, selectBranches, selectManufacturers],
  (requests, bags, branches, manufacturers) => ({
    /** What delivered requests brought in. */
    stock: inStatus(requests, 'Delivered').reduce((sum, request) => sum + qtyTaken(request), 0),
    /** Delhi's part of what the branches hold. */
    delhi: unitsOf(branches.filter(({ branch }) => branch === 'Delhi')),
    /** What manufacturers have given to a branch: their part of `manufacturer` that is on its way. */
    branch: unitsOf(manufacturers.filter(({ status }) => status === 'Given to branch')),
    /** What is in the installers' bags. */
    installer: unitsOf(bags),
    /** What all branches hold. */
    branches: unitsOf(branches),
    /** What is at the manufacturers. */
    manufacturer: unitsOf(manufacturers),
  }),
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
    /** What is open of approved requests with GST, in rupees (D43). */
    outstandingBill: sumOf(requests.map(openAmount)),
  };
});

const selectReturns = createSelector([selectReceived], (devices) => ({
  /** Removed devices that have not been received yet. */
  expectedRemoval: devices.filter(isExpectedRemoval).length,
  /** Devices that came back dead, whether received yet or not. */
  deadStock: devices.filter(isDead).length,
}));

/** Every figure of the stock dashboard (spec 2), derived from the lists that its cards lead to (D6, D25). */
export const selectDashboard = createSelector(
  [selectCards, selectPurchases, selectReturns],
  (cards, purchases, returns) => ({
    ...purchases,
    ...returns,
    /** Units in the bags, at the branches and at the manufacturers. */
    expectedNew: cards.installer + cards.branches + cards.manufacturer,
    /** Units that delivered requests brought in. */
    currentStock: cards.stock,
  }),
);
