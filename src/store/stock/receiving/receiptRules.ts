import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { stockRequestMachine } from '@/machines/stockRequest';
import { binId } from '@/store/stock/bins/bin';
import { isSameHolder } from '@/store/kit/movements/holder';
import { onlySoMany } from '@/store/purchasing/requests/missingWords';
import { destinationOf, restOf, stockedBy, toScanOf, type ReceivedLine } from '@/store/purchasing/requests/receipt';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { RequestLine, StockRequest } from '@/store/purchasing/requests/request';
import { goodsReceived, lineShortClosed } from '@/store/purchasing/requests/requestsSlice';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import type { StockState } from '@/store/stock/onHand/stockState';
import { knownAt, noSuchPlace, repeated } from '@/store/stock/onHand/checks';

const devicesOf = (lines: readonly ReceivedLine[]) =>
  lines.flatMap(({ devices = [] }) => devices.map(({ imei }) => imei));
const simsOf = (lines: readonly ReceivedLine[]) => lines.flatMap(({ sims = [] }) => sims);

/** Why so much of a line is no quantity of it: pieces are whole, and what is weighed is so to the gram. */
function notWhole({ name, unit }: RequestLine, qty: number): Refusal | undefined {
  const isQuantity = unit === 'Kg' ? sumOfQuantities([qty]) === qty : Number.isInteger(qty);
  return isQuantity ? undefined : { reason: `${qty} is no quantity of ${name} in ${unit}.` };
}

/** Why so much of a line cannot come or be put in stock: more than was ordered, or than came. */
function tooMany(request: StockRequest, came: ReceivedLine): Refusal | undefined {
  const line = request.products[came.line];
  if (!line) return { reason: `Stock request ${request.number} has no line ${came.line + 1}.` };
  const rest = restOf(request, line);
  if (came.qty > rest) return { reason: onlySoMany(rest, 'come', line.name) };
  const room = toScanOf(request, line) + came.qty;
  if (stockedBy(came) > room) return { reason: onlySoMany(room, 'be scanned', line.name) };
  return notWhole(line, came.qty) ?? notWhole(line, came.counted ?? 0);
}

/** Why numbers of SIMs cannot be: another SIM has one of them. */
export function numberTaken(
  { sims }: StockState,
  numbers: readonly (string | undefined)[],
  own?: string,
): Refusal | undefined {
  const wanted = new Set(numbers.filter((one) => one !== undefined));
  if (wanted.size === 0) return undefined;
  const other = Object.values(sims.entities).find(
    ({ id, msisdn }) => msisdn !== undefined && wanted.has(msisdn) && id !== own,
  );
  return other && { reason: `The SIM ${other.id} has the number ${other.msisdn} already.` };
}

function notOnItsWay({ status, number }: StockRequest): Refusal | undefined {
  if (status === 'Delivered') return undefined;
  return refusedBy(stockRequestMachine, status, { type: 'deliver' }, `Stock request ${number}`);
}

/** What the receipts of a request are about, and when they cannot be: what is known is not received again. */
export const receiptRules = rules<StockState>()
  .about(
    goodsReceived,
    ({ id, to, lines }) => [
      id,
      ...devicesOf(lines),
      ...simsOf(lines).map(({ iccid }) => iccid),
      ...lines.flatMap((line) => (line.counted ? [binId(to, line)] : [])),
    ],
    (stock, { id, to, lines }) => {
      const request = stock.requests.entities[id];
      if (!request) return gone(stock.requests, id, 'This stock request');
      if (lines.every((line) => line.qty === 0 && stockedBy(line) === 0)) return { reason: 'Nothing is received.' };
      if (!isSameHolder(to, destinationOf(request)))
        return { reason: `Stock request ${request.number} goes somewhere else.` };
      const [imeis, sims] = [devicesOf(lines), simsOf(lines)];
      return firstOf(
        notOnItsWay(request),
        noSuchPlace(stock, to),
        repeated(
          lines.map(({ line }) => String(line + 1)),
          'Line',
        ),
        ...lines.map((line) => tooMany(request, line)),
        repeated(imeis, 'IMEI'),
        repeated(
          sims.map(({ iccid }) => iccid),
          'SIM',
        ),
        ...imeis.map((imei) => knownAt(stock, stock.devices.entities[imei], `IMEI ${imei}`)),
        ...sims.map(({ iccid }) => knownAt(stock, stock.sims.entities[iccid], `SIM ${iccid}`)),
        numberTaken(
          stock,
          sims.map(({ msisdn }) => msisdn),
        ),
      );
    },
  )
  .about(
    lineShortClosed,
    ({ id }) => [id],
    (stock, { id, line: place, qty }) => {
      const request = stock.requests.entities[id];
      if (!request) return gone(stock.requests, id, 'This stock request');
      const line = request.products[place];
      if (!line) return { reason: `Stock request ${request.number} has no line ${place + 1}.` };
      const rest = restOf(request, line);
      if (qty > rest) return { reason: onlySoMany(rest, 'come', line.name) };
      return (
        notWhole(line, qty) ??
        refusedBy(stockRequestMachine, request.status, { type: 'deliver' }, `Stock request ${request.number}`)
      );
    },
  );
