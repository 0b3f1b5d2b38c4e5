import { formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { StockState } from '@/store/stock/onHand/stockState';
import { placeName, whereabouts } from '@/store/stock/onHand/holderWords';
import type { Deactivation } from '@/store/clients/deactivations/deactivation';
import { sumOf } from '@/store/kit/money';
import { isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf, type Move } from '@/store/kit/movements/move';
import { firstOf } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';

interface Referring extends StockState {
  deactivations: Table<Deactivation>;
}

/** Why a step of a request cannot be taken back: it was paid for, or goods of it came, which is only of one that takes the step. */
function wentOn({ requests }: Referring, changes: readonly Change[]): Refusal | undefined {
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
function drivenOff(stock: Referring, changes: readonly Change[]): Refusal | undefined {
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

/** What a place that is taken back is used by, as it begins a sentence. */
function userOf(
  { requests, challans, installers, bins, devices, sims }: StockState,
  { at, id }: Holder,
): string | undefined {
  const isIt = (place: Holder) => place.at === at && place.id === id;
  const challan = Object.values(challans.entities).find(({ from, to }) => isIt(from) || isIt(to));
  if (challan) return `challan ${challan.number} is about it.`;
  const request =
    at === 'branch' ? Object.values(requests.entities).find(({ branchId }) => branchId === id) : undefined;
  if (request) return `stock request ${request.number} goes there.`;
  const installer =
    at === 'branch' ? Object.values(installers.entities).find(({ branchId }) => branchId === id) : undefined;
  if (installer) return `${installer.name} works there.`;
  const bin = Object.values(bins.entities).find(({ place }) => isIt(place));
  if (bin) return `${bin.productName} was put there.`;
  const isHere = ({ moves }: { moves: readonly Move[] }) => moves.some(({ to }) => isIt(to));
  const device = Object.values(devices.entities).find(isHere);
  if (device) return `IMEI ${device.id} was put there.`;
  const sim = Object.values(sims.entities).find(isHere);
  return sim && `SIM ${sim.id} was put there.`;
}

const PLACES: Readonly<Record<string, 'branch' | 'installer'>> = { branches: 'branch', installers: 'installer' };

/** Why a place cannot be taken back: what is there would be nowhere. */
function usedPlace(stock: Referring, unmade: readonly Change[]): Refusal | undefined {
  for (const {
    path: [table = '', id],
  } of unmade) {
    const at = PLACES[table];
    const user = at && userOf(stock, { at, id });
    if (user) return { reason: `Not undone: ${placeName(stock, { at, id })} is in use, as ${user}` };
  }
  return undefined;
}

/** Why a record cannot be taken back: another one refers to it. */
function referring(business: Referring, changes: readonly Change[]): Refusal | undefined {
  const made = changes.filter(({ path, was }) => path.length === 2 && was === undefined);
  if (made.length === 0) return undefined;
  const unmade = new Set(made.map(({ path }) => path[1]));
  const request = Object.values(business.requests.entities).find(({ products }) =>
    products.some(({ vendorId }) => unmade.has(vendorId)),
  );
  if (request) return { reason: `Not undone: stock request ${request.number} is about it.` };
  const deactivation = Object.values(business.deactivations.entities).find(({ accountId }) => unmade.has(accountId));
  if (deactivation) return { reason: `Not undone: the account was deactivated since (${deactivation.deactivate}).` };
  return usedPlace(business, made);
}

/** Why what nobody changed since cannot be taken back: something else came of it. */
export const dependents = (business: Referring, changes: readonly Change[]): Refusal | undefined =>
  firstOf(wentOn(business, changes), drivenOff(business, changes), referring(business, changes));
