import type { StockRequestStatus } from '@/machines/stockRequest';
import { amountOf, amountWithGst } from '@/store/requests/pricing';
import type { RequestLine } from '@/store/requests/request';
import { columnsOf } from '@/ui/columns';
import { requestTone } from './statusTones';

const { text, count, money, badge } = columnsOf<RequestLine & { id: number }>();

/** The columns of a request's details; its lines share its status (spec 2). */
export const requestLineColumns = (status: StockRequestStatus) => [
  text('Vendor', ({ vendor }) => vendor),
  text('Product', ({ name }) => name),
  text('Unit', ({ unit }) => unit),
  count('Qty', ({ qty }) => qty),
  money('Rate', ({ rate }) => rate),
  money('Amount', ({ qty, rate }) => amountOf(qty, rate)),
  money('Amount + GST', ({ qty, rate }) => amountWithGst(qty, rate)),
  badge('Status', () => status, () => requestTone(status)),
];
