import { equal } from '@/journal/kit/equal';
import type { Change } from '@/journal/undo/undo';
import type { Move } from '@/store/kit/movements/move';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { Device, SimPairing, TakenBackLine } from './device';

/** The tables that tell where devices were and are. */
type Tables = Pick<StockState, 'devices' | 'vehicles'>;

/** A movement as it is told once it was taken back: one into a vehicle that the Undo unmade names it by its plate. */
function named(move: Move, before: Tables, after: Tables): Move {
  const { at, id = '' } = move.to;
  const plate = after.vehicles.entities[id] ? undefined : before.vehicles.entities[id]?.vehicleNo;
  return at === 'vehicle' && plate !== undefined ? { ...move, to: { at, id: plate } } : move;
}

/** What a change added to a list at its end; nothing where it did something else. */
function addedBy<Item>({ was = [], is }: Pick<Change, 'was' | 'is'>): Item[] {
  if (!Array.isArray(was) || !Array.isArray(is) || !equal(is.slice(0, was.length), was)) return [];
  return is.slice(was.length) as Item[];
}

/** The last movements of a device, and the SIMs that went in or out of it last. */
interface Taken {
  moves: readonly Move[];
  pairings: readonly SimPairing[];
}

/** What an Undo takes back of each device, by its IMEI. */
export function takenOf(changes: readonly Change[]): Map<string, Taken> {
  const taken = new Map<string, Taken>();
  for (const { path, ...change } of changes) {
    const [table, imei = '', field] = path;
    if (table !== 'devices' || path.length !== 3 || (field !== 'moves' && field !== 'pairings')) continue;
    const { moves = [], pairings = [] } = taken.get(imei) ?? {};
    taken.set(imei, { moves, pairings, [field]: addedBy(change) });
  }
  return taken;
}

/** The day on which they went back: that of the Undo, but by no clock before their own (ISO dates). */
export const backOn = ({ moves, pairings }: Taken, on: string): string =>
  [...moves, ...pairings].reduce((latest, one) => (one.on > latest ? one.on : latest), on);

/** How many SIMs that stand went in or out of a device at a place among its movements. */
const pairedAt = ({ pairings = [] }: Device, place: number) => pairings.filter(({ behind }) => behind === place).length;

/** Where a line comes that is told now, behind so many movements. */
const positionIn = (device: Device, place: number) => {
  const behind = Math.min(place, device.moves.length);
  return { behind, paired: pairedAt(device, behind) };
};

/** What the ledger of a device tells of all Undos once there was one more on an ISO date: what it took back, with what was told in between, and the ways back. */
function linesOf(device: Device, taken: Taken, on: string): TakenBackLine[] {
  const { moves, pairings } = taken;
  const { undone: told = [], moves: standing } = device;
  // What was told behind something that is gone now goes with it.
  const isInside = ({ behind, paired }: TakenBackLine) =>
    behind > standing.length || (pairings.some((one) => one.behind === behind) && paired > pairedAt(device, behind));
  const gone = [
    ...moves.map((move, index) => ({ place: standing.length + index + 1, after: -1, line: { move } })),
    ...pairings.map((pairing, index) => {
      const earlier = pairings.slice(0, index).filter(({ behind }) => behind === pairing.behind).length;
      // Between the lines that were told before it and those after it.
      return { place: pairing.behind, after: pairedAt(device, pairing.behind) + earlier + 0.5, line: { pairing } };
    }),
    ...told.filter(isInside).map((line) => ({ place: line.behind, after: line.paired, line })),
  ].toSorted((one, other) => one.place - other.place || one.after - other.after);
  const day = backOn(taken, on);
  const now = positionIn(device, standing.length);
  const here = standing.at(-1);
  return [
    ...told.filter((line) => !isInside(line)),
    ...gone.map(({ place, line }) => ({ ...line, ...positionIn(device, place) })),
    ...(moves.length > 0 && here
      ? [{ ...now, move: { to: here.to, on: day, cause: { what: 'undone' as const } } }]
      : []),
    ...pairings
      .map(({ isIn, simId }) => ({ ...now, pairing: { isIn: !isIn, simId, on: day, behind: now.behind } }))
      .toReversed(),
  ];
}

/** Writes into the ledgers of the devices after an Undo (`after` is changed) what it took back of them on an ISO date. */
export function noteTakenBack(before: Tables, after: Tables, changes: readonly Change[], on: string): void {
  for (const [imei, { moves, pairings }] of takenOf(changes)) {
    const device = after.devices.entities[imei];
    if (!device || moves.length + pairings.length === 0) continue;
    device.undone = linesOf(device, { moves: moves.map((move) => named(move, before, after)), pairings }, on);
  }
}
