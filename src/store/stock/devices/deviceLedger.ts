import type { StockRequestStatus } from '@/machines/stockRequest';
import type { Device, SimPairing } from './device';
import { isSameHolder, type Holder } from '@/store/kit/movements/holder';
import type { Move } from '@/store/kit/movements/move';
import type { StockState } from '@/store/stock/onHand/stockState';
import { placeName } from '@/store/stock/onHand/holderWords';
import { purchaseOf } from './purchase';
import { simNumberOf } from '@/store/stock/sims/sim';

/** One line of a device's way from the order to the scrap. */
export interface LedgerLine {
  /** ISO date. */
  on: string;
  what: string;
  from?: string | undefined;
  to?: string | undefined;
  /** More of it in a few words: a reason, or the SIM's number. */
  note?: string | undefined;
  /** The paper that says so, by its number. */
  document?: { of: 'request' | 'challan'; number: number } | undefined;
  /** By what the journal knows the fact again that told it (`ledgerMark`). */
  mark: string;
}

/** How a line and the fact that told it find each other: by what happened, with which record, on which ISO date. */
export const ledgerMark = (what: string, id: string | undefined, on: string): string => [what, id ?? '', on].join('\n');

const STEPS: Partial<Record<StockRequestStatus, string>> = {
  'Pending at Admin': 'Ordered',
  'Approved by Admin': 'Approved',
  'In Transit': 'Dispatched',
};

/** The steps of the stock request that brought a device. */
function orderLines(stock: StockState, device: Device): LedgerLine[] {
  const bought = purchaseOf(stock, device);
  if (!bought) return [];
  const { request, line } = bought;
  return request.steps.flatMap(({ status, on }) => {
    const what = STEPS[status];
    if (what === undefined) return [];
    return [
      {
        on,
        what,
        from: line?.vendor,
        document: { of: 'request' as const, number: request.number },
        mark: ledgerMark(status, request.id, on),
      },
    ];
  });
}

type Described = Pick<LedgerLine, 'what' | 'from' | 'to' | 'note' | 'document'>;

/** What the movement at a place among those of a device tells. */
function describedBy(stock: StockState, device: Device, place: number, { to, cause }: Move): Described {
  const before = device.moves[place - 1]?.to;
  const name = (holder: Holder | undefined) => holder && placeName(stock, holder);
  const challan = stock.challans.entities[cause.id ?? ''];
  const document = challan && { of: 'challan' as const, number: challan.number };
  const note = cause.why || undefined;
  const between = { from: name(before), to: name(to), note };
  switch (cause.what) {
    case 'counted':
      // What a later count corrects has a reason.
      return note === undefined
        ? { what: 'Counted', to: name(to), note: 'opening stock' }
        : { what: 'Counted', ...between };
    case 'received': {
      const bought = purchaseOf(stock, device);
      return {
        what: 'Received',
        from: bought?.line?.vendor,
        to: name(to),
        document: bought && { of: 'request', number: bought.request.number },
      };
    }
    case 'offered':
      return { what: 'Offered', from: name(before), to: name(challan?.to ?? to), document };
    case 'answered': {
      // What comes back to the store stays on its challan until it is received there.
      const isAccepted = to.at === 'challan' || !challan || isSameHolder(to, challan.to);
      if (isAccepted) return { what: 'Accepted', from: name(challan?.from), to: name(challan?.to ?? to), document };
      return { what: 'Not accepted', from: name(challan.to), to: name(to), note, document };
    }
    case 'returned':
      return { what: 'Received', from: name(challan?.from), to: name(to), document };
    case 'cancelled':
      return { what: 'Taken back', from: name(challan?.to), to: name(to), document };
    case 'fitted':
      return { what: 'Fitted', ...between };
    case 'removed':
      return { what: 'Removed', ...between };
    case 'repair':
      return { what: 'Sent to repair', ...between };
    case 'repaired':
      return { what: 'Back from repair', ...between };
    case 'lost':
      return { what: 'Lost', from: name(before), note };
    case 'found':
      return { what: 'Found', to: name(to), note };
    case 'scrapped':
      return { what: 'Scrapped', from: name(before), note };
    case 'undone':
      return { what: 'Undone', ...between };
    case 'redone':
      return { what: 'Done again', ...between };
    // Only a SIM is ever moved by being paired.
    case 'paired':
    default:
      return { what: 'Moved', ...between };
  }
}

const pairingLine = ({ sims }: StockState, { isIn, on, simId }: SimPairing): LedgerLine => {
  const sim = sims.entities[simId];
  return {
    on,
    what: isIn ? 'SIM put in' : 'SIM taken out',
    note: `SIM ${sim ? simNumberOf(sim) : simId}`,
    mark: ledgerMark(isIn ? 'paired' : 'unpaired', simId, on),
  };
};

/** The way of a device from the order to the scrap, in the journal's order: days are by somebody's clock. */
export function deviceLedger(stock: StockState, device: Device): LedgerLine[] {
  const { pairings = [] } = device;
  const moved = device.moves.flatMap((move, place) => [
    {
      on: move.on,
      ...describedBy(stock, device, place, move),
      mark: ledgerMark(move.cause.what, move.cause.id, move.on),
    },
    ...pairings.flatMap((one) => (one.behind === place + 1 ? [pairingLine(stock, one)] : [])),
  ]);
  return [...orderLines(stock, device), ...moved];
}
