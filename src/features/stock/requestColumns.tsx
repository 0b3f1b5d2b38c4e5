import { productOrderCount, qtyTaken, totalAmount, type StockRequest } from '@/store/requests/request';
import { columnsOf } from '@/ui/columns';
import { requestTone } from './statusTones';

const { date, text, count, money, button, badge } = columnsOf<StockRequest>();

/** The columns of the requested stocks (spec 2, D20). */
export const requestColumns = (on: { viewDetails: (request: StockRequest) => void }) => [
  date('Order Date', ({ orderDate }) => orderDate),
  text('Product Order count', productOrderCount),
  count('Qty Taken', qtyTaken),
  money('Total Amount', totalAmount),
  button('View Details', 'View Details', on.viewDetails),
  badge('Status', ({ status }) => status, ({ status }) => requestTone(status)),
];
