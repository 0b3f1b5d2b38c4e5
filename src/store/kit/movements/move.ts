import type { Holder } from './holder';

/** What moved a thing; what was undone went back where it was. */
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

/** The ISO date of a thing's last movement. */
export const lastMovedOn = ({ moves }: { readonly moves: readonly Move[] }): string => moves.at(-1)?.on ?? '';
