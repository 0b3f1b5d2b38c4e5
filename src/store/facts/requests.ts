import { nanoid } from '@reduxjs/toolkit';
import { formatCount, formatMoney } from '@/format';
import { advance, statusesOf } from '@/machines/advance';
import { stockRequestMachine, type StockRequestEvent } from '@/machines/stockRequest';
import { todaysDate } from '@/store/kit/dates';
import type { ValueChange } from '@/store/kit/edit';
import type { Holder } from '@/store/kit/movements/holder';
import type { Table } from '@/store/kit/table';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { destinationOf, imeisIn, simsIn, stockedBy, type ReceivedLine } from '@/store/purchasing/requests/receipt';
import {
  mergeLines,
  productOrderCount,
  type OrderedLine,
  type StockRequest,
  type VendorPayment,
} from '@/store/purchasing/requests/request';
import { binId } from '@/store/stock/bins/bin';
import { fact, facts, factWith, type OfCompany } from './fact';

interface Raised {
  id: string;
  lines: OrderedLine[];
  /** ISO date. */
  on: string;
  /** The branch that it goes to; none is our own store. */
  branchId?: string | undefined;
}

interface Received {
  /** The request's identity. */
  id: string;
  /** The identity of this receipt, so that it is never counted twice. */
  booking: string;
  /** ISO date. */
  on: string;
  /** The number of the vendor's own invoice. */
  invoiceNo?: string | undefined;
  to: Holder;
  lines: ReceivedLine[];
}

interface WithRequests {
  requests: Table<StockRequest>;
}

const nameOf = ({ requests }: WithRequests, id: string) => {
  const request = requests.entities[id];
  return request ? `stock request ${request.number}` : 'a stock request that is gone';
};

const ADVANCED: Record<StockRequestEvent['type'], (request: string) => string> = {
  approve: (request) => `approved ${request}`,
  dispatch: (request) => `marked ${request} in transit`,
  deliver: (request) => `marked ${request} delivered`,
};

/** Each step leads from one status only, as the way goes forward only. */
const stepOf = (event: StockRequestEvent): ValueChange[] =>
  statusesOf(stockRequestMachine).flatMap((was) => {
    const is = advance(stockRequestMachine, was, event);
    return is ? { label: 'Status', was, is } : [];
  });

/** What may be said of stock requests to vendors. */
export const requestFacts = facts(
  'requests',
  {
    by: ['stock'],
    // They carry what we pay for things.
    withheldFrom: ['sales', 'care'],
    schemas: async () => (await import('@/store/purchasing/requests/requestFactSchemas')).requestFactSchemas,
  },
  {
    /** Lines of one product become one line. */
    requestRaised: factWith<OfCompany>()(
      (lines: readonly OrderedLine[], branchId?: string): Raised => ({
        id: nanoid(),
        lines: mergeLines(lines),
        on: todaysDate(),
        ...(branchId !== undefined && { branchId }),
      }),
      {
        about: ({ id }) => [id],
        words: ({ lines }) => `raised a stock request of ${productOrderCount({ products: lines }).toLowerCase()}`,
      },
    ),
    /** A request takes one step, which only its machine allows. */
    requestAdvanced: fact((id: string, event: StockRequestEvent) => ({ id, event, on: todaysDate() }), {
      about: ({ id }) => [id],
      words: ({ id, event }, state: WithRequests) => ADVANCED[event.type](nameOf(state, id)),
      changes: ({ event }) => stepOf(event),
    }),
    /** Goods of a request came, with the numbers that were scanned, or those that came before are scanned now. */
    goodsReceived: fact(
      (
        request: StockRequest,
        lines: readonly ReceivedLine[],
        { invoiceNo, on = todaysDate() }: { invoiceNo?: string; on?: string } = {},
      ): Received => ({
        id: request.id,
        booking: nanoid(),
        on,
        ...(invoiceNo && { invoiceNo }),
        to: destinationOf(request),
        lines: [...lines],
      }),
      {
        about: ({ id, to, lines }) => [
          id,
          ...imeisIn(lines),
          ...simsIn(lines).map(({ iccid }) => iccid),
          ...lines.flatMap((line) => (line.counted ? [binId(to, line)] : [])),
        ],
        words: ({ id, lines }, state: WithRequests) => {
          const came = sumOfQuantities(lines.map(({ qty }) => qty));
          return came > 0
            ? `received ${formatCount(came)} of ${nameOf(state, id)}`
            : `scanned ${formatCount(sumOfQuantities(lines.map(stockedBy)))} of ${nameOf(state, id)}`;
        },
      },
    ),
    /** So many units of a line, which is named by its place from 0, will never come. */
    lineShortClosed: fact(
      (id: string, line: number, qty: number) => ({ id, booking: nanoid(), line, qty, on: todaysDate() }),
      {
        about: ({ id }) => [id],
        words: ({ id, line, qty }, state: WithRequests) => {
          const name = state.requests.entities[id]?.products[line]?.name ?? 'a product';
          return `closed ${formatCount(qty)} of ${name} short in ${nameOf(state, id)}`;
        },
      },
    ),
    /** A vendor was paid for a request, all or a part of what it gets. */
    vendorPaid: fact(
      (id: string, payment: Omit<VendorPayment, 'id'>) => ({ id, payment: { ...payment, id: nanoid() } }),
      {
        about: ({ id, payment }) => [id, payment.vendorId],
        words: ({ id, payment: { vendorId, amount } }, state: WithRequests) => {
          const lines = state.requests.entities[id]?.products;
          const vendor = lines?.find((line) => line.vendorId === vendorId)?.vendor ?? 'a vendor';
          return `paid ${formatMoney(amount)} to ${vendor} for ${nameOf(state, id)}`;
        },
      },
    ),
  },
);

export const { requestRaised, requestAdvanced, goodsReceived, lineShortClosed, vendorPaid } = requestFacts.creators;
