import { equal } from '@/journal/kit/equal';
import type { Change } from '@/journal/undo/undo';
import type { Move } from '@/store/kit/movements/move';
import type { Table } from '@/store/kit/table';
import type { Device, SimPairing } from './device';

/** The movements back from those behind the first ones, the last of them first, on a day (ISO date) that is not before theirs. */
function movesBack(moves: readonly Move[], first: number, on: string): Move[] {
  const day = moves.reduce((latest, move) => (move.on > latest ? move.on : latest), on);
  const back = moves.slice(first).flatMap(({ cause }, place): Move[] => {
    const before = moves[first + place - 1];
    return before ? [{ to: before.to, on: day, cause: { what: cause.what === 'undone' ? 'redone' : 'undone' } }] : [];
  });
  return back.toReversed();
}

/** What was added to a list: how long it was before; undefined where more than that was changed in it. */
function addedTo(was: readonly unknown[], is: unknown): number | undefined {
  const isLonger = Array.isArray(is) && is.length > was.length;
  return isLonger && equal(is.slice(0, was.length), was) ? was.length : undefined;
}

/** The movements of a thing once those that a change added were followed by the movements back; undefined of any other change. */
function withMovesBack({ path, was, is }: Change, on: string): Move[] | undefined {
  const first = path.length === 3 && path[2] === 'moves' && Array.isArray(was) ? addedTo(was, is) : undefined;
  return first === undefined ? undefined : [...(is as Move[]), ...movesBack(is as Move[], first, on)];
}

/** The SIMs that went in and out of a device once those that a change added went the other way; undefined of any other change. */
function withPairingsBack({ path, was = [], is }: Change, on: string, behind: number): SimPairing[] | undefined {
  const first = path.length === 3 && path[2] === 'pairings' ? addedTo(was as SimPairing[], is) : undefined;
  if (first === undefined) return undefined;
  const pairings = is as SimPairing[];
  const back = pairings.slice(first).map(({ isIn, simId }) => ({ isIn: !isIn, simId, on, behind }));
  return [...pairings, ...back.toReversed()];
}

/**
 * What an Undo on a day (ISO date) puts back: a device or a SIM that was moved is moved back, and what was told of it stays; of all
 * else each value becomes what it was.
 */
export function movedBack(devices: Table<Device>, changes: readonly Change[], on: string): Change[] {
  const moved = new Map(
    changes.flatMap((change) => {
      const moves = withMovesBack(change, on);
      return moves ? [[change, moves] as const] : [];
    }),
  );
  const movesOf = new Map([...moved].map(([{ path }, moves]) => [path[1], moves]));
  return changes.map((change) => {
    const [table, id = ''] = change.path;
    const moves = movesOf.get(id) ?? devices.entities[id]?.moves;
    const was =
      moved.get(change) ?? (table === 'devices' && moves ? withPairingsBack(change, on, moves.length) : undefined);
    return was ? { ...change, was } : change;
  });
}
