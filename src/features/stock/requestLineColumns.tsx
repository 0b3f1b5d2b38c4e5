import { amountOf, amountWithGst } from '@/store/purchasing/requests/pricing';
import { formatCount } from '@/format';
import { restOf, toScanOf } from '@/store/purchasing/requests/receipt';
import type { RequestLine, StockRequest } from '@/store/purchasing/requests/request';
import { columnsOf } from '@/ui/columns';
import { SmallLine } from '@/ui/SmallLine';
import { REQUEST_TONES } from './statusTones';

const { count, money, party, badge, text, untotalled } = columnsOf<RequestLine & { id: number }>();

/** How many of a line are wanted, and while it is not whole what came of it and what of that is to be scanned. */
function qtyCell(line: RequestLine) {
  const [came, closed, unscanned] = [line.received, line.shortClosed, toScanOf(line)];
  return (
    <>
      {formatCount(line.qty)}
      {came > 0 && (restOf(line) > 0 || closed > 0) && (
        <SmallLine>
          {formatCount(came)} of {formatCount(line.qty)}
        </SmallLine>
      )}
      {closed > 0 && <SmallLine>{formatCount(closed)} closed short</SmallLine>}
      {unscanned > 0 && <SmallLine>{formatCount(unscanned)} to be scanned</SmallLine>}
    </>
  );
}

/** The columns of a request's details; its lines share its status. */
export const requestLineColumns = (request: StockRequest) => [
  party('vendor', 'Vendor', ({ vendor }) => vendor),
  text('product', 'Product', ({ name }) => name),
  text('unit', 'Unit', ({ unit }) => unit),
  { ...count('qty', 'Qty', ({ qty }) => qty), cell: qtyCell },
  untotalled(money('rate', 'Rate', ({ rate }) => rate)),
  money('amount', 'Amount', ({ qty, rate }) => amountOf(qty, rate)),
  money('amount-gst', 'Amount + GST', ({ qty, rate }) => amountWithGst(qty, rate)),
  badge('status', 'Status', () => request.status, REQUEST_TONES),
];
