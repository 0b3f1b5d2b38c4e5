import type { StockRequestStatus } from '@/machines/stockRequest';
import type { Device, SimPairing } from './device';
import { isSameHolder, type Holder } from '@/store/kit/movements/holder';
import type { Move } from '@/store/kit/movements/move';
import type { StockState } from '@/store/stock/onHand/stockState';
import { placeName } from '@/store/stock/onHand/holderWords';
import { ledgerMark, type LedgerLine } from './ledgerLine';
import { purchaseOf } from './purchase';
import { simNumberOf } from '@/store/stock/sims/sim';

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

/** What moved a device from one place to another, where no more is told of it. */
const MOVED: Partial<Record<Move['cause']['what'], string>> = {
  fitted: 'Fitted',
  removed: 'Removed',
  repair: 'Sent to repair',
  repaired: 'Back from repair',
  undone: 'Undone',
};

type Described = Pick<LedgerLine, 'what' | 'from' | 'to' | 'note' | 'document'>;

/** What a movement of a device from where it was before tells. */
function describedBy(stock: StockState, device: Device, before: Holder | undefined, { to, cause }: Move): Described {
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
    case 'lost':
      return { what: 'Lost', from: name(before), note };
    case 'found':
      return { what: 'Found', to: name(to), note };
    case 'scrapped':
      return { what: 'Scrapped', from: name(before), note };
    // Only a SIM is ever moved by being paired.
    case 'paired':
    case 'fitted':
    case 'removed':
    case 'repair':
    case 'repaired':
    case 'undone':
    default:
      return { what: MOVED[cause.what] ?? 'Moved', ...between };
  }
}

const moveLine = (stock: StockState, device: Device, before: Holder | undefined, move: Move): LedgerLine => ({
  on: move.on,
  ...describedBy(stock, device, before, move),
  mark: ledgerMark(move.cause.what, move.cause.id, move.on),
});

const pairingLine = ({ sims }: StockState, { isIn, on, simId }: SimPairing): LedgerLine => {
  const sim = sims.entities[simId];
  return {
    on,
    what: isIn ? 'SIM put in' : 'SIM taken out',
    note: `SIM ${sim ? simNumberOf(sim) : simId}`,
    mark: ledgerMark(isIn ? 'paired' : 'unpaired', simId, on),
  };
};

/** What was taken back of a device behind so many movements and SIMs that stand, and the ways back. */
function takenBackLines(stock: StockState, device: Device, behind: number, paired: number): LedgerLine[] {
  let here = device.moves[behind - 1]?.to;
  return (device.undone ?? []).flatMap((line) => {
    if (line.behind !== behind || line.paired !== paired) return [];
    const { move, pairing } = line;
    const before = here;
    here = move?.to ?? here;
    return [
      ...(move ? [moveLine(stock, device, before, move)] : []),
      ...(pairing ? [pairingLine(stock, pairing)] : []),
    ];
  });
}

/** The way of a device from the order to the scrap, in the journal's order: days are by somebody's clock. */
export function deviceLedger(stock: StockState, device: Device): LedgerLine[] {
  const { moves, pairings = [] } = device;
  const moved = moves.flatMap((move, place) => [
    moveLine(stock, device, moves[place - 1]?.to, move),
    ...takenBackLines(stock, device, place + 1, 0),
    ...pairings
      .filter(({ behind }) => behind === place + 1)
      .flatMap((one, index) => [pairingLine(stock, one), ...takenBackLines(stock, device, place + 1, index + 1)]),
  ]);
  return [...orderLines(stock, device), ...moved];
}
