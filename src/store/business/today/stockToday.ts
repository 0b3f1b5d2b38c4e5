import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf, formatDate } from '@/format';
import { paths, searchFor } from '@/paths';
import {
  isInTransit,
  isOnItsWay,
  nextStep,
  productOrderCount,
  type StockRequest,
} from '@/store/purchasing/requests/request';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { canBeApproved } from '@/store/care/requisitions/careRequest';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { isOpenChallan, waitingLines, type Challan } from '@/store/stock/challans/challan';
import { turnOf } from '@/store/stock/challans/challanTurn';
import { piecesOf } from '@/store/stock/challans/challanDraft';
import { giverOf } from '@/store/stock/challans/challanList';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import { selectNamedPlaces } from '@/store/stock/leaks/leakInputs';
import { placeName } from '@/store/stock/onHand/holderWords';
import { oldestFirst, type TodayItem } from './todayItem';

/** An open challan is answered on its page; what came back by it alone is taken in on Received Stock. */
function challanStep(challan: Challan): TodayItem['step'] {
  const { answer, receive } = turnOf(challan);
  const [first] = receive;
  if (answer.length > 0 || first === undefined)
    return { label: 'Open Challan', to: paths.stocks.challanOf(challan.number) };
  const device = receive.length === 1 ? challan.lines[first]?.device : undefined;
  return { label: 'Receive', to: searchFor(paths.stocks.received, device ?? '') };
}

/** The challans that somebody is still to answer. */
export const selectChallansToAnswer = createSelector(
  [selectChallans, selectNamedPlaces],
  (challans, places): readonly TodayItem[] =>
    oldestFirst(
      challans.filter(isOpenChallan).map((challan) => ({
        id: `challan-${challan.id}`,
        what: `Challan ${challan.number}, ${formatCountOf(piecesOf(waitingLines(challan)), 'piece')}`,
        who: `${giverOf(places, challan)} to ${placeName(places, challan.to)}`,
        since: challan.offeredOn,
        step: challanStep(challan),
      })),
    ),
);

const stepOf = (request: StockRequest): TodayItem['step'] =>
  isInTransit(request)
    ? { label: 'Receive Goods', to: paths.stocks.receiveOf(request.number) }
    : { label: nextStep(request.status)?.label ?? 'Open', to: paths.stocks.requestedOf(request.number) };

/** The stock requests that are to be approved, sent on or received. */
export const selectRequestsToMove = createSelector([selectRequests], (requests): readonly TodayItem[] =>
  oldestFirst(
    requests.filter(isOnItsWay).map((request) => ({
      id: `request-${request.id}-${request.status}`,
      what: `Stock request ${request.number}, ${productOrderCount(request)}`,
      who: [...new Set(request.products.map(({ vendor }) => vendor))].join(', '),
      since: request.steps.at(-1)?.on ?? request.orderDate,
      step: stepOf(request),
    })),
  ),
);

/** What customer care asked of the stock, and nobody has approved. */
export const selectCareRequestsToApprove = createSelector([selectCareRequests], (requests): readonly TodayItem[] =>
  requests.filter(canBeApproved).map(({ id, qty, productName, requiredBy, location }) => ({
    id: `careRequest-${id}`,
    what: `${qty} ${productName}, required by ${formatDate(requiredBy)}`,
    who: location,
    step: { label: 'Approve', to: paths.care.viewRequestStock },
  })),
);
