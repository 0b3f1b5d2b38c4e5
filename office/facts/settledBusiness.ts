import type { UnknownAction } from '@reduxjs/toolkit';
import { NEWER_ELSEWHERE, NOT_READY } from '@/journal/adapters/nats/answers';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Replica } from '@/journal/replica';
import { selectJournal } from '@/journal/sync/journalSlice';
import { businessOf, type Business } from '@/store/business/business';
import type { AppStore } from '@/store/business/store';
import type { admittedJournal } from './admittedJournal';
import type { Inverses } from './inverses';
import type { KnownReplays } from './knownReplays';

/** So often something may be appended while the rest is read. */
const MOST_TRIES = 3;

/** The business up to a place of the journal. */
interface Settled {
  business: Business;
  last: number;
  /** How many entries it passes over. */
  passed: number;
}

export interface ReadingOptions {
  store: AppStore;
  replica: Pick<Replica, 'caughtUp'>;
  admitted: ReturnType<typeof admittedJournal>;
  office: Pick<Office, 'info'>;
  inverses: Inverses;
  /** Told what a fact comes to that is let in. */
  noteValidated: KnownReplays['note'];
}

/** Reads the journal to its end; rejects where that cannot be, as nothing may be validated by what was true a while ago. */
const readingToEnd =
  ({ store, replica, admitted, office }: ReadingOptions) =>
  async (): Promise<Settled> => {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const { state } = await office.info(STREAMS.journal);
      // Before the replica looks: what it did not know then is asked for once more.
      const passed = admitted.journal.passedOver().length;
      admitted.look();
      await replica.caughtUp();
      const read = store.getState();
      // What a newer program has said here may refuse what this one would admit.
      if (selectJournal(read).outdated) throw new SpokenError(NEWER_ELSEWHERE);
      const rest = await admitted.journal.since(selectJournal(read).seq, 1);
      if (rest.length === 0) return { business: businessOf(read), last: state.last_seq, passed };
    }
    throw new SpokenError(NOT_READY);
  };

/** Knows the business as the journal has it, and reads it again where it may be another one by now. */
export function settledBusiness(options: ReadingOptions) {
  /** What the store comes to later; undefined while that is not known. */
  let settled: Settled | undefined;
  let passed = options.admitted.journal.passedOver().length;
  const readToEnd = readingToEnd(options);
  const readOn = async (): Promise<Settled> => {
    const next = await readToEnd();
    if (next.passed !== passed) options.inverses.forget();
    passed = next.passed;
    settled = next;
    return next;
  };
  return {
    readOn,
    /** The one that is known, if there is one. */
    known: () => settled,
    /** What the store comes to later, by a fact that was validated in the business before it; undefined where nobody knows. */
    note(next: Settled | undefined, validated?: { fact: UnknownAction; before: Business }) {
      settled = next;
      if (next && validated) options.noteValidated(validated.fact, validated.before, next.business);
    },
    /** The business as it is now: that an entry is passed over from now on no new place tells. */
    now: async (): Promise<Settled> =>
      settled?.passed === options.admitted.journal.passedOver().length ? settled : readOn(),
  };
}
