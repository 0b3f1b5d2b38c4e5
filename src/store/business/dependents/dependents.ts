import { formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { StockState } from '@/store/stock/onHand/stockState';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { sumOf } from '@/store/kit/money';
import { isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf, type Move } from '@/store/kit/movements/move';
import { firstOf } from '@/store/kit/refusals';

/** Why a step of a request cannot be taken back: it was paid for, or goods of it came, which is only of one that takes the step. */
function wentOn({ requests }: StockState, changes: readonly Change[]): Refusal | undefined {
  for (const {
    path: [table, id = '', field],
    was,
  } of changes) {
    const request = table === 'requests' && field === 'status' ? requests.entities[id] : undefined;
    if (!request) continue;
    const paid = was === 'Pending at Admin' ? request.payments : [];
    if (paid.length > 0)
      return { reason: `Not undone: ${formatMoney(sumOf(paid.map(({ amount }) => amount)))} was paid for it.` };
    const isUnderWay = was !== 'Pending at Admin' && was !== 'Approved by Admin';
    if (isUnderWay || !request.products.some(({ received, shortClosed }) => received > 0 || shortClosed > 0)) continue;
    return { reason: `Not undone: goods of stock request ${request.number} were received or closed short since.` };
  }
  return undefined;
}

/** Why a pairing cannot be taken back: the device went on since, with its SIM or without it. */
function drivenOff(stock: StockState, changes: readonly Change[]): Refusal | undefined {
  // A device that goes back with its SIM is where it was then.
  const back = new Set(
    changes.flatMap(({ path: [table, id, field] }) => (table === 'devices' && field === 'moves' ? [id] : [])),
  );
  for (const {
    path: [table, , field],
    was,
    is,
  } of changes) {
    if (table !== 'sims' || field !== 'moves') continue;
    const places = [was, is].map((moves): Holder => holderOf({ moves: (moves ?? []) as Move[] }));
    const device = stock.devices.entities[places.find(({ at }) => at === 'device')?.id ?? ''];
    const elsewhere = places.find(({ at }) => at !== 'device');
    if (!device || back.has(device.id) || !elsewhere || isSameHolder(elsewhere, holderOf(device))) continue;
    return { reason: `Not undone: IMEI ${device.id} is ${whereabouts(stock, holderOf(device))} now.` };
  }
  return undefined;
}

/** Why what nobody changed since cannot be taken back: something else came of it. */
export const dependents = (business: StockState, changes: readonly Change[]): Refusal | undefined =>
  firstOf(wentOn(business, changes), drivenOff(business, changes));
