import { isObject } from '@/journal/kit/isObject';
import type { Entry } from '@/journal/port/port';
import type { Replica, ReplicaThunk } from '@/journal/replica';
import { broughtBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import { activityOf, type Activity } from './activity';
import { businessOf, businessReplaced, type Business } from './business';
import type { Fact } from './store';

/**
 * The places of those entries, newest first, of which there is nothing to be taken back: they changed nothing, a later one of
 * them took them back, or they put a whole business in place, which goes only as long as nothing came after and something before, and not back again:
 * a click would empty it once more.
 */
function settledIn(entries: readonly Entry[]): ReadonlySet<number> {
  const undone = new Set<string>();
  const found = new Set<number>();
  const newest = entries.find(({ overtaken }) => overtaken === undefined);
  for (const entry of entries) {
    const { seq, action, overtaken } = entry;
    if (overtaken !== undefined) found.add(seq);
    else if (
      businessReplaced.match(action) &&
      (entry !== newest || seq === 1 || (isObject(action.meta) && action.meta.by === 'undo'))
    )
      found.add(seq);
    else if (undone.size > 0 && undone.delete(JSON.stringify(action))) found.add(seq);
    // A content that is gone leaves it without its payload.
    else if (factUndone.match(action) && isObject(action.payload)) {
      // What brought back a fact that was taken back once more has nothing left.
      const again = broughtBackBy(action);
      if (again && undone.has(JSON.stringify(again))) found.add(seq);
      undone.add(JSON.stringify(action.payload.fact));
    }
  }
  return found;
}

// A whole business is not unpacked for a line that needs nothing of it.
const isDescribed = ({ bulk, action }: Entry) => bulk === undefined || businessReplaced.match(action);

type Read = (replica: Replica) => Promise<Entry[]>;

const readActivities =
  (upTo: number, read: Read, ofRecord?: string): ReplicaThunk<Promise<Activity[]>, Business> =>
  async (_dispatch, getState, replica) => {
    if (!replica) return [];
    const entries = (await read(replica)).filter(({ seq }) => seq <= upTo);
    const unpacked = await replica.unpacked(entries.filter((entry) => !isDescribed(entry)));
    const bySeq = new Map(unpacked.map((entry) => [entry.seq, entry]));
    const whole = entries.map((entry) => bySeq.get(entry.seq) ?? entry);
    const isSettled = settledIn(whole);
    const business = businessOf(getState());
    return whole.map((entry) => {
      const { takesBack, ...activity } = activityOf(entry, business, ofRecord);
      return isSettled.has(entry.seq) ? activity : { ...activity, takesBack };
    });
  };

/** The newest so many activities up to the entry `upTo`, newest first. */
export const readNewest = (upTo: number, limit: number) => readActivities(upTo, (replica) => replica.newest(limit));

/** So far back somebody looks for what they did last. */
const LATELY = 200;

/** The last thing that somebody did and that can be taken back; what they took back themselves is none. */
export const readLastOf =
  (upTo: number, name: string): ReplicaThunk<Promise<Activity | undefined>, Business> =>
  async (dispatch, getState, replica) => {
    const activities = await readNewest(upTo, LATELY)(dispatch, getState, replica);
    const entries = (await replica?.newest(LATELY)) ?? [];
    const undos = new Set(entries.filter(({ action }) => factUndone.match(action)).map(({ seq }) => seq));
    return activities.find(({ seq, by, takesBack }) => by === name && takesBack !== undefined && !undos.has(seq));
  };

/** The same of one record, however long ago they were. */
export const readHistory = (upTo: number, limit: number, record: string) =>
  readActivities(upTo, (replica) => replica.history(record, limit), record);

/** The fact that takes back what was done, however long ago; undefined when there is none. Its dispatch tells whether that can be now. */
export const readInverse =
  (seq: number): ReplicaThunk<Promise<Fact | undefined>> =>
  async (_dispatch, _getState, replica) =>
    (await replica?.inverse(seq)) as Fact | undefined;
