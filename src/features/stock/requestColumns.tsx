import { productOrderCount, qtyTaken, totalAmount, type StockRequest } from '@/store/requests/request';
import { formatDate } from '@/format';
import { columnsOf } from '@/ui/columns';
import styles from './requestColumns.module.css';
import { requestTone } from './statusTones';

const { button, count, date, money, badge, text } = columnsOf<StockRequest>();

/** The columns of the requested stocks (spec 2, D20). */
export const requestColumns = (on: { viewDetails: (request: StockRequest) => void }) => [
  {
    ...date('order-date', 'Order Date', ({ orderDate }) => orderDate),
    cell: ({ orderDate, number }: StockRequest) => (
      <>
        {formatDate(orderDate)}
        <span className={styles.number}>No. {number}</span>
      </>
    ),
    // "12" asks for twelve products, not for a day (spec 5, Search).
    unsearched: true,
    further: [{ key: 'request-no', title: 'Request No', kind: 'count' as const, value: ({ number }: StockRequest) => number }],
  },
  { ...text('product-order-count', 'Product Order count', productOrderCount), filtered: false },
  count('qty-taken', 'Qty Taken', qtyTaken),
  money('total-amount', 'Total Amount', totalAmount),
  button('view-details', 'View Details', 'View Details', on.viewDetails),
  badge('status', 'Status', ({ status }) => status, ({ status }) => requestTone(status)),
];
