import { advance, statusesOf } from '@/machines/advance';
import { stockRequestMachine, type StockRequestEvent } from '@/machines/stockRequest';
import type { ValueChange } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { describing } from '@/store/kit/words';
import { formatCount, formatMoney } from '@/format';
import { productOrderCount, type StockRequest } from './request';
import { sumOfQuantities } from './pricing';
import { stockedBy } from './receipt';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised, vendorPaid } from './requestsSlice';

const ADVANCED: Record<StockRequestEvent['type'], (request: string) => string> = {
  approve: (request) => `approved ${request}`,
  dispatch: (request) => `marked ${request} in transit`,
  deliver: (request) => `marked ${request} delivered`,
};

const nameOf = (request: StockRequest | undefined) =>
  request ? `stock request ${request.number}` : 'a stock request that is gone';

/** The facts of the stock requests in words. */
export const requestWords = [
  describing(
    requestRaised,
    ({ lines }) => `raised a stock request of ${productOrderCount({ products: lines }).toLowerCase()}`,
  ),
  describing(requestAdvanced, ({ id, event }, { requests }: { requests: Table<StockRequest> }) =>
    ADVANCED[event.type](nameOf(requests.entities[id])),
  ),
  describing(goodsReceived, ({ id, lines }, { requests }: { requests: Table<StockRequest> }) => {
    const request = nameOf(requests.entities[id]);
    const came = sumOfQuantities(lines.map(({ qty }) => qty));
    return came > 0
      ? `received ${formatCount(came)} of ${request}`
      : `scanned ${formatCount(sumOfQuantities(lines.map(stockedBy)))} of ${request}`;
  }),
  describing(lineShortClosed, ({ id, line, qty }, { requests }: { requests: Table<StockRequest> }) => {
    const name = requests.entities[id]?.products[line]?.name ?? 'a product';
    return `closed ${formatCount(qty)} of ${name} short in ${nameOf(requests.entities[id])}`;
  }),
  describing(vendorPaid, ({ id, payment: { vendorId, amount } }, { requests }: { requests: Table<StockRequest> }) => {
    const request = requests.entities[id];
    const vendor = request?.products.find((line) => line.vendorId === vendorId)?.vendor ?? 'a vendor';
    return `paid ${formatMoney(amount)} to ${vendor} for ${nameOf(request)}`;
  }),
];

/** Each step leads from one status only, as the way goes forward only. */
function stepOf(event: StockRequestEvent): ValueChange[] {
  return statusesOf(stockRequestMachine).flatMap((was) => {
    const is = advance(stockRequestMachine, was, event);
    return is ? { label: 'Status', was, is } : [];
  });
}

/** What the facts of the stock requests changed, value by value. */
export const requestChanges = [describing(requestAdvanced, ({ event }) => stepOf(event))];
