import { NOT_READY } from '@/journal/adapters/nats/answers';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Draft, Entry, Parcel } from '@/journal/port/port';
import { packed } from '@/journal/reading/bulk';
import type { Replica } from '@/journal/replica';
import { selectJournal } from '@/journal/sync/journalSlice';
import { businessOf, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { withRegisteredTerms } from '@/store/care/scheduling/registeredTerms';
import type { AppStore } from '@/store/business/store';
import { factIn, forbid, ForbiddenError, judged, mustBeSayable, refuse, RefusedError } from './admission';
import type { admittedJournal } from './admittedJournal';
import type { Attempts } from './attempts';
import type { Inverses } from './inverses';
import type { Judge, Verdict } from './placing';
import type { Roles } from './roles';
import { undoTold } from './undoTold';

/** So often something may be appended while the rest is read. */
const MOST_TRIES = 3;
const GONE = 'You do not belong to this office any more.';
const ADMINS_ONLY = 'Only an admin may bring a business along.';

interface JudgingOptions {
  store: AppStore;
  replica: Pick<Replica, 'settled' | 'inverse' | 'contents'>;
  admitted: ReturnType<typeof admittedJournal>;
  office: Pick<Office, 'info' | 'find' | 'subjects'>;
  inverses: Inverses;
  attempts: Pick<Attempts, 'note'>;
  roleOf: Roles['roleOf'];
  now: () => string;
}

/** The business up to a place of the journal. */
interface Settled {
  business: Business;
  last: number;
  /** How many entries it passes over. */
  passed: number;
}

type ReadingOptions = Pick<JudgingOptions, 'store' | 'replica' | 'admitted' | 'office' | 'inverses'>;

/** Reads the journal to its end; rejects where that cannot be, as nothing may be judged by what was true a while ago. */
const readingToEnd =
  ({ store, replica, admitted, office }: ReadingOptions) =>
  async (): Promise<Settled> => {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const { state } = await office.info(STREAMS.journal);
      // Before the replica looks: what it did not know then is asked for once more.
      const passed = admitted.journal.passedOver().length;
      admitted.look();
      await replica.settled();
      const read = store.getState();
      const rest = await admitted.journal.since(selectJournal(read).seq, 1);
      if (rest.length === 0) return { business: businessOf(read), last: state.last_seq, passed };
    }
    throw new SpokenError(NOT_READY);
  };

/** Knows the business as the journal has it, and reads it again where it may be another one by now. */
function settledBusiness(options: ReadingOptions) {
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
    note(next: Settled | undefined) {
      settled = next;
    },
    /** The business as it is now: that an entry is passed over from now on no new place tells. */
    now: async (): Promise<Settled> =>
      settled?.passed === options.admitted.journal.passedOver().length ? settled : readOn(),
  };
}

/**
 * Judges what people ask the journal to take: by their role, the form of the fact, and the rules in the business as the journal
 * has it. An Undo is told anew from what its fact changed, as whoever asks for it could tell anything.
 */
export function businessJudge({ replica, inverses, roleOf, now, ...options }: JudgingOptions): Judge {
  const { admitted, office, attempts } = options;
  const settled = settledBusiness({ ...options, replica, inverses });
  const told = undoTold({ office, replica, inverses });
  const admit = async (by: string, parcel: Parcel): Promise<Verdict> => {
    const role = (await roleOf(by)) ?? refuse(GONE);
    // What is brought along stands as it did: it is read again before anything is judged after it.
    if (parcel.moved)
      return {
        parcel: role === 'admin' ? parcel : forbid(ADMINS_ONLY),
        after: undefined,
        kept: () => settled.note(undefined),
      };
    const said = await factIn(parcel, replica.contents());
    mustBeSayable(role, said);
    const { business, last, passed } = await settled.now();
    const meant = await told(said, parcel.undoes);
    // An installer is not told what a client pays.
    const fact = role === 'installer' ? withRegisteredTerms(business, meant) : meant;
    const after = await judged(business, fact);
    const { id, undoes } = parcel;
    const about = businessModel.aboutOf(fact);
    const draft: Draft = { id, at: now(), by, version: businessModel.version, about, action: fact, undoes };
    return {
      // A large payload lies under the hash that the desk has made of it, whatever name it came with.
      parcel: await packed(draft),
      after: last,
      kept(seq) {
        settled.note({ business: after, last: seq, passed });
        inverses.note(id, businessModel.undoing(fact, business));
        admitted.add({ ...draft, checked: true, seq } satisfies Entry);
      },
    };
  };

  /** Whether somebody else has appended something since the business was read: of that nobody knows what it refuses. */
  const isBehind = async () => {
    const known = settled.known();
    return known !== undefined && (await office.info(STREAMS.journal)).state.last_seq !== known.last;
  };

  const judge = async (by: string, parcel: Parcel): Promise<Verdict> => {
    try {
      return await admit(by, parcel);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { reason: refused, changed } = error.refusal;
      const isForbidden = error instanceof ForbiddenError;
      if (isForbidden) attempts.note(by, refused);
      if (isForbidden || !(await isBehind())) return { refused, changed, last: settled.known()?.last };
    }
    await settled.readOn();
    return judge(by, parcel);
  };

  return { judge, readOn: settled.readOn };
}
