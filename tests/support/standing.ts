// The records of a business as they stand, to compare what was before with what an Undo left.
import { nouns, type Business } from '@/store/business/business';

/** Whether a row is a document that was cancelled; a write-off is one without a number of its own series. */
const isCancelled = (noun: string, row: object | undefined) =>
  row !== undefined && ('docNo' in row || noun === 'writeOffs') && 'status' in row && row.status === 'Cancelled';

/** A row without what its ledger tells of Undos. */
const withoutUndone = ({ undone: _told, ...row }: object & { undone?: unknown }): object => row;

/** A receipt without the day of a bounce that was taken back. */
function withoutBounceBack(row: object): object {
  if (!('bouncedOn' in row) || !('status' in row) || row.status !== 'Recorded') return row;
  const { bouncedOn: _back, ...rest } = row;
  return rest;
}

/**
 * The records of a business in their order, without what counts the facts and the numbers: a document that was taken back
 * stays, cancelled, and counts no more, and the ledger of a device tells of each Undo.
 */
export const standing = (business: Business) =>
  Object.fromEntries(
    nouns.map(({ reducerPath: noun }) => [
      noun,
      business[noun].ids
        .map((id): object | undefined => business[noun].entities[id])
        .filter((row) => !isCancelled(noun, row))
        .map((row) => row && withoutBounceBack(withoutUndone(row))),
    ]),
  );
