import { nouns, type Business } from '@/store/business/business';
import type { Quotas } from './quotas';
import { createTurns } from './turns';

/** So many rows of the business take one of the reads: a snapshot of it is read as a whole. */
const ROWS_OF_ONE = 500;
/** Nobody has more at once than these. */
const MOST_READS = 1_000;

/**
 * Does works that read what takes back a fact of long ago, for which the business is read anew as it was then: one at a time, of each
 * person in turn, and for as many reads as the business now has rows for.
 */
export function oldInverses({
  quotas,
  settled,
}: {
  quotas: Pick<Quotas, 'take'>;
  settled: () => { business: Business };
}) {
  const { inTurn } = createTurns();
  const reads = () => {
    const { business } = settled();
    const rows = nouns.reduce((sum, { reducerPath }) => sum + business[reducerPath].ids.length, 0);
    return Math.min(MOST_READS, Math.ceil(rows / ROWS_OF_ONE));
  };
  /** Whatever comes of it; undefined where somebody has asked for too much. */
  return async <Result>(by: string, work: () => Promise<Result>): Promise<Result | undefined> =>
    quotas.take('reads', by, reads()) ? inTurn(by, work) : undefined;
}

export type OldInverses = ReturnType<typeof oldInverses>;
