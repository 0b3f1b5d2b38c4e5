import type { StockRequestStatus } from '@/machines/stockRequest';
import { amountOf, amountWithGst } from '@/store/requests/pricing';
import type { RequestLine } from '@/store/requests/request';
import { columnsOf } from '@/ui/columns';
import { requestTone } from './statusTones';

const { count, money, party, badge, text } = columnsOf<RequestLine & { id: number }>();

/** The columns of a request's details; its lines share its status (spec 2). */
export const requestLineColumns = (shared: StockRequestStatus) => [
  party('vendor', 'Vendor', ({ vendor }) => vendor),
  text('product', 'Product', ({ name }) => name),
  text('unit', 'Unit', ({ unit }) => unit),
  count('qty', 'Qty', ({ qty }) => qty),
  money('rate', 'Rate', ({ rate }) => rate),
  money('amount', 'Amount', ({ qty, rate }) => amountOf(qty, rate)),
  money('amount-gst', 'Amount + GST', ({ qty, rate }) => amountWithGst(qty, rate)),
  badge('status', 'Status', () => shared, () => requestTone(shared)),
];
