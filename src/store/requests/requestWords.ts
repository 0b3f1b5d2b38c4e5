import type { StockRequestEvent } from '@/machines/stockRequest';
import type { Table } from '@/store/table';
import { telling } from '@/store/words';
import { productOrderCount, type StockRequest } from './request';
import { requestAdvanced, requestRaised } from './requestsSlice';

const ADVANCED: Record<StockRequestEvent['type'], (request: string) => string> = {
  approve: (request) => `approved ${request}`,
  dispatch: (request) => `marked ${request} in transit`,
  deliver: (request) => `marked ${request} delivered`,
};

const nameOf = (request: StockRequest | undefined) =>
  request ? `stock request ${request.number}` : 'a stock request that is gone';

/** The facts of the stock requests in words. */
export const requestWords = [
  telling(requestRaised, ({ lines }) => `raised a stock request of ${productOrderCount({ products: lines }).toLowerCase()}`),
  telling(requestAdvanced, ({ id, event }, { requests }: { requests: Table<StockRequest> }) =>
    ADVANCED[event.type](nameOf(requests.entities[id])),
  ),
];
