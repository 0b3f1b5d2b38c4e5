import type { Holder } from './holder';

/** What moved a thing; what is undone went back, and what is redone went there once more. */
export const CAUSES = [
  'counted',
  'received',
  'offered',
  'answered',
  'returned',
  'cancelled',
  'paired',
  'fitted',
  'removed',
  'repair',
  'repaired',
  'scrapped',
  'lost',
  'found',
  'undone',
  'redone',
] as const;

/** Why a thing moved: with the identity of the request, the challan or the job that says so, or with a reason in words. */
export interface Cause {
  what: (typeof CAUSES)[number];
  id?: string | undefined;
  why?: string | undefined;
}

/** One movement: to whom, on which ISO date, and why. Where from, the movement before it says. */
export interface Move {
  to: Holder;
  on: string;
  cause: Cause;
}

/** What has moved: its movements in their order, at least the one by which it came to us. */
export interface Moved {
  moves: Move[];
}

const NOWHERE: Holder = { at: 'lost' };

/** Where a thing is: where it went last. */
export const holderOf = ({ moves }: { readonly moves: readonly Move[] }): Holder => moves.at(-1)?.to ?? NOWHERE;

const isOfUndo = ({ cause: { what } }: Move) => what === 'undone' || what === 'redone';

/**
 * The movements that stand: without those that an Undo took back, and without the movements back. Where a thing was meanwhile the
 * whole list tells; what it is billed, blamed or waited for goes by these.
 */
export function standingMoves(moves: readonly Move[]): readonly Move[] {
  if (!moves.some(isOfUndo)) return moves;
  const standing: Move[] = [];
  const gone: Move[] = [];
  for (const move of moves) {
    const { what } = move.cause;
    const isBack = what === 'undone';
    const moved = isBack ? standing.pop() : what === 'redone' ? gone.pop() : move;
    if (moved) (isBack ? gone : standing).push(moved);
  }
  return standing;
}

/** The ISO date of a thing's last movement that stands. */
export const lastMovedOn = ({ moves }: { readonly moves: readonly Move[] }): string =>
  standingMoves(moves).at(-1)?.on ?? '';
