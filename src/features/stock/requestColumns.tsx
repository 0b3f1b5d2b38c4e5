import { unpaidAmount } from '@/store/purchasing/requests/payments';
import { qtyReceived } from '@/store/purchasing/requests/receipt';
import {
  isInTransit,
  productOrderCount,
  qtyTaken,
  requestTotal,
  type StockRequest,
} from '@/store/purchasing/requests/request';
import { formatCount, formatDate } from '@/format';
import { columnsOf } from '@/ui/columns';
import { Money } from '@/ui/Money';
import { SmallLine } from '@/ui/SmallLine';
import { REQUEST_TONES } from './statusTones';

const { button, count, date, money, badge, text } = columnsOf<StockRequest>();

/** What a request costs, and what of it is still open once a part was paid. */
function amountWithOpen(request: StockRequest, hasPaise = false) {
  const [total, open] = [requestTotal(request), unpaidAmount(request)];
  return (
    <>
      <Money amount={total} hasPaise={hasPaise} />
      {open !== total && (
        <SmallLine>
          <Money amount={open} hasPaise={hasPaise} /> open
        </SmallLine>
      )}
    </>
  );
}

/** How much was requested, and how much of it came while it comes in parts. */
function qtyWithReceived(request: StockRequest) {
  const [qty, came] = [qtyTaken(request), qtyReceived(request)];
  return (
    <>
      {formatCount(qty)}
      {came > 0 && isInTransit(request) && (
        <SmallLine>
          {formatCount(came)} of {formatCount(qty)} received
        </SmallLine>
      )}
    </>
  );
}

const vendorsOf = ({ products }: StockRequest) => [...new Set(products.map(({ vendor }) => vendor))].join(', ');

/** How many products were requested, and of whom. */
const countWithVendors = (request: StockRequest) => (
  <>
    {productOrderCount(request)}
    <SmallLine>{vendorsOf(request)}</SmallLine>
  </>
);

/** The columns of the requested stocks; `isToPay` of those that are to be paid alone. */
export const requestColumns = (on: { viewDetails: (request: StockRequest) => void }, isToPay = false) => [
  {
    ...date('order-date', 'Order Date', ({ orderDate }) => orderDate),
    cell: ({ orderDate, number }: StockRequest) => (
      <>
        {formatDate(orderDate)}
        <SmallLine>No. {number}</SmallLine>
      </>
    ),
    // "12" asks for twelve products, not for a day.
    unsearched: true,
    further: [
      { key: 'request-no', title: 'Request No', kind: 'count' as const, value: ({ number }: StockRequest) => number },
    ],
  },
  {
    ...text('product-order-count', 'Product Order count', productOrderCount),
    cell: countWithVendors,
    filtered: false,
    further: [{ key: 'vendors', title: 'Vendors', kind: 'text' as const, value: vendorsOf, unsearched: true }],
  },
  { ...count('qty-taken', 'Qty Taken', qtyTaken), cell: qtyWithReceived },
  {
    ...money('total-amount', 'Total Amount', requestTotal),
    ...(isToPay && { cell: amountWithOpen }),
  },
  button('view-details', 'View Details', 'View Details', on.viewDetails),
  badge('status', 'Status', ({ status }) => status, REQUEST_TONES),
];
