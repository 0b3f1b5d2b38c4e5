import type { Refusal } from '@/journal/port/model';
import { stockRequestMachine } from '@/machines/stockRequest';
import { requestFacts } from '@/store/facts/requests';
import { rulesOf } from '@/store/facts/rules';
import { isSameHolder } from '@/store/kit/movements/holder';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { onlySoMany } from '@/store/purchasing/requests/missingWords';
import { tooMuch, vendorDues } from '@/store/purchasing/requests/payments';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import {
  destinationOf,
  imeisIn,
  restOf,
  simsIn,
  stockedBy,
  toScanOf,
  type ReceivedLine,
} from '@/store/purchasing/requests/receipt';
import type { OrderedLine, StockRequest } from '@/store/purchasing/requests/request';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { knownAt, noSuchPlace, numberTaken, repeated } from '@/store/stock/onHand/checks';
import type { StockState } from '@/store/stock/onHand/stockState';

type Context = StockState & { vendors: Table<Vendor> };

/** Why so much of a line is no quantity of it: pieces are whole, and what is weighed is so to the gram. */
function notWhole({ name, unit }: OrderedLine, qty: number): Refusal | undefined {
  const isQuantity = unit === 'Kg' ? sumOfQuantities([qty]) === qty : Number.isInteger(qty);
  return isQuantity ? undefined : { reason: `${qty} is no quantity of ${name} in ${unit}.` };
}

/** Why so much of a line cannot come or be put in stock: more than was ordered, or than came. */
function tooMany(request: StockRequest, came: ReceivedLine): Refusal | undefined {
  const line = request.products[came.line];
  if (!line) return { reason: `Stock request ${request.number} has no line ${came.line + 1}.` };
  const rest = restOf(line);
  if (came.qty > rest) return { reason: onlySoMany(rest, 'come', line.name) };
  const room = toScanOf(line) + came.qty;
  if (stockedBy(came) > room) return { reason: onlySoMany(room, 'be scanned', line.name) };
  return notWhole(line, came.qty) ?? notWhole(line, came.counted ?? 0);
}

/** Why something is not counted again: what has come over twice is one receipt or one short closing. */
const bookedAlready = ({ bookings }: StockRequest, booking: string, what: 'received' | 'closed') =>
  bookings.some(({ id }) => id === booking) ? { reason: `This was ${what} already.` } : undefined;

function notOnItsWay({ status, number }: StockRequest): Refusal | undefined {
  if (status === 'Delivered') return undefined;
  return refusedBy(stockRequestMachine, status, { type: 'deliver' }, `Stock request ${number}`);
}

/**
 * When the facts of the stock requests cannot be: no step is taken twice, and what is known is not received again. They stand
 * with the stock, as goods that are received must be new to it.
 */
export const requestRules = rulesOf<Context>()(requestFacts, {
  requestRaised: ({ requests, vendors, branches }, { id, lines, branchId }) =>
    firstOf(
      known(requests, { id }, 'This stock request'),
      lines.length === 0 ? { reason: 'A stock request needs a line.' } : undefined,
      lines.map((line) => notWhole(line, line.qty)),
      lines.map(({ vendorId, vendor }) => gone(vendors, vendorId, `The vendor ${vendor}`)),
      branchId === undefined ? undefined : gone(branches, branchId, 'The branch that it goes to'),
    ),
  requestAdvanced: ({ requests }, { id, event }) => {
    const request = requests.entities[id];
    if (!request) return gone(requests, id, 'This stock request');
    return refusedBy(stockRequestMachine, request.status, event, `Stock request ${request.number}`);
  },
  goodsReceived: (stock, { id, booking, to, lines }) => {
    const request = stock.requests.entities[id];
    if (!request) return gone(stock.requests, id, 'This stock request');
    if (lines.every((line) => line.qty === 0 && stockedBy(line) === 0)) return { reason: 'Nothing is received.' };
    if (!isSameHolder(to, destinationOf(request)))
      return { reason: `Stock request ${request.number} goes somewhere else.` };
    const [imeis, sims] = [imeisIn(lines), simsIn(lines)];
    return firstOf(
      bookedAlready(request, booking, 'received'),
      notOnItsWay(request),
      noSuchPlace(stock, to),
      repeated(
        lines.map(({ line }) => String(line + 1)),
        'Line',
      ),
      lines.map((line) => tooMany(request, line)),
      repeated(imeis, 'IMEI'),
      repeated(
        sims.map(({ iccid }) => iccid),
        'SIM',
      ),
      imeis.map((imei) => knownAt(stock, stock.devices.entities[imei], `IMEI ${imei}`)),
      sims.map(({ iccid }) => knownAt(stock, stock.sims.entities[iccid], `SIM ${iccid}`)),
      numberTaken(
        stock,
        sims.map(({ msisdn }) => msisdn),
      ),
    );
  },
  lineShortClosed: ({ requests }, { id, booking, line: place, qty }) => {
    const request = requests.entities[id];
    if (!request) return gone(requests, id, 'This stock request');
    const line = request.products[place];
    if (!line) return { reason: `Stock request ${request.number} has no line ${place + 1}.` };
    const booked = bookedAlready(request, booking, 'closed');
    if (booked) return booked;
    const rest = restOf(line);
    if (qty > rest) return { reason: onlySoMany(rest, 'come', line.name) };
    return (
      notWhole(line, qty) ??
      refusedBy(stockRequestMachine, request.status, { type: 'deliver' }, `Stock request ${request.number}`)
    );
  },
  vendorPaid: ({ requests }, { id, payment }) => {
    const request = requests.entities[id];
    if (!request) return gone(requests, id, 'This stock request');
    if (request.payments.some((one) => one.id === payment.id)) return { reason: 'This payment was recorded already.' };
    const what = `Stock request ${request.number}`;
    if (request.status === 'Pending at Admin')
      return { reason: `${what} is not approved: nothing is to be paid for it.` };
    const due = vendorDues(request).find(({ vendorId }) => vendorId === payment.vendorId);
    if (!due) return { reason: `${what} has nothing of this vendor.` };
    return payment.amount > due.open ? { reason: tooMuch(due) } : undefined;
  },
});
