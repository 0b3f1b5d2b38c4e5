import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { Parcel } from '@/journal/port/port';
import { ForbiddenError, RefusedError, UnfitError } from './admission';
import type { Attempts } from './attempts';
import type { Validation } from './placing';
import type { settledBusiness } from './settledBusiness';
import type { Unfit } from './unfitFacts';

/** What notes of a refusal what is to be known of it. */
export interface RefusingOptions {
  office: Pick<Office, 'info'>;
  attempts: Pick<Attempts, 'note'>;
  /** Counts what does not fit, so that whoever sends it waits. */
  unfit: Pick<Unfit, 'note'>;
}

/** Validates whatever is to be said by how it is admitted; what that refuses, by all that others have said meanwhile. */
export function validatingBy(
  admit: (by: string, parcel: Parcel) => Promise<Validation>,
  settled: Pick<ReturnType<typeof settledBusiness>, 'known' | 'readOn'>,
  { office, attempts, unfit }: RefusingOptions,
) {
  /** Whether somebody else has appended something since the business was read: of that nobody knows what it refuses. */
  const isBehind = async () => {
    const known = settled.known();
    return known !== undefined && (await office.info(STREAMS.journal)).state.last_seq !== known.last;
  };
  const validate = async (by: string, parcel: Parcel): Promise<Validation> => {
    try {
      return await admit(by, parcel);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { reason: refused, changed } = error.refusal;
      const isForbidden = error instanceof ForbiddenError;
      if (isForbidden) attempts.note(by, refused);
      if (error instanceof UnfitError) unfit.note(by);
      if (isForbidden || error instanceof UnfitError || !(await isBehind()))
        return { refused, changed, last: settled.known()?.last };
    }
    await settled.readOn();
    return validate(by, parcel);
  };
  return validate;
}
