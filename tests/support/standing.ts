// The records of a business as they stand, to compare what was before with what an Undo left.
import { nouns, type Business } from '@/store/business/business';
import { standingMoves, type Moved } from '@/store/kit/movements/move';
import type { SimPairing } from '@/store/stock/devices/device';

/** Whether a row is a document that was cancelled; a write-off is one without a number of its own series. */
const isCancelled = (noun: string, row: object | undefined) =>
  row !== undefined && ('docNo' in row || noun === 'writeOffs') && 'status' in row && row.status === 'Cancelled';

/** The SIMs that went in and out of a device, without those that at once went the other way. */
function standingPairings(pairings: readonly SimPairing[]) {
  const standing: SimPairing[] = [];
  for (const one of pairings) {
    const last = standing.at(-1);
    if (last?.simId === one.simId && last.isIn !== one.isIn) standing.pop();
    else standing.push(one);
  }
  return standing;
}

/** A row without the day of a bounce that was taken back, which stays with its receipt. */
function withoutBounce(row: object): object {
  if (!('bouncedOn' in row) || !('status' in row) || row.status === 'Bounced') return row;
  const { bouncedOn: _day, ...rest } = row;
  return rest;
}

/** A row without what an Undo moved there and back. */
const withoutWaysBack = (row: object & Partial<Moved> & { pairings?: SimPairing[] }): object =>
  row.moves
    ? { ...row, moves: standingMoves(row.moves), pairings: standingPairings(row.pairings ?? []) }
    : withoutBounce(row);

/** A receipt without the day of a bounce that was taken back. */
function withoutBounceBack(row: object): object {
  if (!('bouncedOn' in row) || !('status' in row) || row.status !== 'Recorded') return row;
  const { bouncedOn: _back, ...rest } = row;
  return rest;
}

/**
 * The records of a business in their order, without what counts the facts and the numbers: a document that was taken back
 * stays, cancelled, and counts no more, as does a movement that was taken back.
 */
export const standing = (business: Business) =>
  Object.fromEntries(
    nouns.map(({ reducerPath: noun }) => [
      noun,
      business[noun].ids
        .map((id): object | undefined => business[noun].entities[id])
        .filter((row) => !isCancelled(noun, row))
        .map((row) => row && withoutBounceBack(withoutWaysBack(row))),
    ]),
  );
