import type { Table } from '@/store/kit/table';
import { describing } from '@/store/kit/words';
import { stockApproved, stockAsked, type CareRequest } from './careRequestsSlice';

interface WithCareRequests {
  careRequests: Table<CareRequest>;
}

/** The facts of customer care's stock requests in words. */
export const careRequestWords = [
  describing(stockAsked, ({ productName, qty }) => `asked the stock for ${qty} ${productName}`),
  describing(stockApproved, ({ id }, { careRequests }: WithCareRequests) => {
    const request = careRequests.entities[id];
    return `approved ${request ? `stock request ${request.number}` : 'a stock request'} of customer care`;
  }),
];
