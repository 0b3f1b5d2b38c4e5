import { formatCount } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { challanOffered } from '@/store/facts/challans';
import { binId } from '@/store/stock/bins/bin';
import { custodyMachine } from '@/machines/custody';
import { custodyOf, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf, known, refusedBy } from '@/store/kit/refusals';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { Goods, OfferedLine } from './challan';
import type { StockState } from '@/store/stock/onHand/stockState';
import { noSuchPlace, notAt, repeated, tooEarly } from '@/store/stock/onHand/checks';
import { placeName } from '@/store/stock/onHand/holderWords';

const itemsOf = (lines: readonly OfferedLine[]) => lines.flatMap(({ device, sim }) => device ?? sim ?? []);

/** Why so much of some goods cannot be given: less is there. */
function tooFew(stock: StockState, from: Holder, lines: readonly OfferedLine[]): Refusal | undefined {
  const wanted = new Map<string, { goods: Goods; qty: number }>();
  for (const { goods, qty } of lines) {
    if (!goods) continue;
    const id = binId(from, goods);
    wanted.set(id, { goods, qty: sumOfQuantities([qty, wanted.get(id)?.qty ?? 0]) });
  }
  for (const [id, { goods, qty }] of wanted) {
    const there = stock.bins.entities[id]?.qty ?? 0;
    if (qty > there)
      return {
        reason: `${placeName(stock, from)} holds only ${formatCount(there)} of ${goods.productName}, not ${formatCount(qty)}.`,
      };
  }
  return undefined;
}

function lineRefusal(
  stock: StockState,
  from: Holder,
  on: string,
  { device: imei, sim: iccid, goods, qty }: OfferedLine,
): Refusal | undefined {
  if ([imei, iccid, goods].filter((one) => one !== undefined).length !== 1)
    return { reason: 'A line hands over one thing.' };
  // What is finer than quantities are kept would be lost where they are added up.
  if (!(qty > 0) || sumOfQuantities([qty]) !== qty || (!goods && qty !== 1))
    return { reason: 'The quantity of a line does not fit.' };
  if (goods) return undefined;
  const device = imei === undefined ? undefined : stock.devices.entities[imei];
  const thing = device ?? stock.sims.entities[iccid ?? ''];
  const name = imei === undefined ? `SIM ${iccid}` : `IMEI ${imei}`;
  const elsewhere = notAt(stock, thing, from, name);
  if (elsewhere || !thing) return elsewhere;
  const custody = custodyOf(holderOf(thing));
  return refusedBy(custodyMachine, custody, { type: 'offer' }, name) ?? tooEarly(thing, on, name);
}

/** Why a challan cannot be offered: nothing is given that is not there, and nothing twice. */
export function offerRefusal(
  stock: StockState,
  { id, from, to, lines, on }: ReturnType<typeof challanOffered>['payload'],
): Refusal | undefined {
  return firstOf(
    known(stock.challans, { id }, 'This challan'),
    noSuchPlace(stock, from),
    noSuchPlace(stock, to),
    isSameHolder(from, to) ? { reason: 'It is there already: choose another place.' } : undefined,
    to.at === 'vehicle' ? { reason: 'A vehicle takes no challan.' } : undefined,
    lines.length === 0 ? { reason: 'Nothing is handed over.' } : undefined,
    repeated(itemsOf(lines), 'The number'),
    lines.map((line) => lineRefusal(stock, from, on, line)),
    tooFew(stock, from, lines),
  );
}
