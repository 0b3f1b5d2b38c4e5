import type { LeftOut, Model } from '@/journal/port/model';
import type { Journal, SetAside, Snapshot } from '@/journal/port/port';
import { readerOf, readSnapshot } from './reading';
import { oneByOne } from '@/journal/kit/takingTurns';
import { reasonOf, type Unreadable } from './unreadable';

/** A snapshot as far as it fits. */
export interface ReadSnapshot<State> {
  seq: number;
  state: State;
  overtaken: Record<string, string>;
  /** The places of which nothing is in it, as they are passed over. */
  passedOver: readonly number[];
}

interface FoundSnapshot<State> {
  snapshot: ReadSnapshot<State> | undefined;
  /** Sets aside what cannot be read: to be called once it is known that no newer program was here. */
  setAsideLater: (() => Promise<void>)[];
}

/** Why those entries were overtaken, by their place, as a snapshot says; what is no reason is left out. */
const reasonsIn = (overtaken: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(overtaken ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );

/** Whether a snapshot holds nothing of an entry that is passed over by now. */
const isClear = ({ seq, passedOver = [] }: Snapshot, places: readonly number[]) =>
  Array.isArray(passedOver) && places.every((place) => place > seq || passedOver.includes(place));

/** The snapshots, newest first; older ones are fetched only when they are asked for, as each may be as large as all the rest. */
async function* snapshotsOf(journal: Journal) {
  const [newest] = await journal.snapshots(1);
  if (!newest) return;
  if (isClear(newest, journal.passedOver())) yield newest;
  for (const snapshot of await journal.snapshots())
    if (snapshot.seq !== newest.seq && isClear(snapshot, journal.passedOver())) yield snapshot;
}

const itemOf = (snapshot: Snapshot, reason: string): SetAside => ({
  what: 'snapshot',
  seq: snapshot.seq,
  reason,
  content: snapshot,
});

/** A snapshot's state as far as it fits, checked unless a program of this version has done so before. */
const fitting = async <State extends object>(
  model: Model<State>,
  { checked, version }: Snapshot,
  state: object,
  inTurn: ReturnType<typeof oneByOne>,
) =>
  checked && version === model.version
    ? { state: state as State, leftOut: [] }
    : inTurn((await model.checks()).state(state));

/** The newest snapshot of which all can be read; else the newest one without what does not fit, if there is no other way. */
export async function readableSnapshot<State extends object>(
  model: Model<State>,
  from: Journal,
  unreadable: Unreadable,
): Promise<FoundSnapshot<State>> {
  const setAsideLater: FoundSnapshot<State>['setAsideLater'] = [];
  const odd: { read: ReadSnapshot<State>; item: SetAside; leftOut: readonly LeftOut[] }[] = [];
  let whole: ReadSnapshot<State> | undefined;
  const inTurn = oneByOne();
  for await (const snapshot of snapshotsOf(from)) {
    const { seq } = snapshot;
    const read = readSnapshot(snapshot, await readerOf(model, [snapshot]));
    if (read.ok) {
      const { state, leftOut } = await fitting(model, snapshot, read.state, inTurn);
      const found = { seq, state, overtaken: reasonsIn(snapshot.overtaken), passedOver: snapshot.passedOver ?? [] };
      if (leftOut.length === 0) {
        whole = found;
        break;
      }
      odd.push({ read: found, leftOut, item: itemOf(snapshot, await reasonOf(`snapshot ${seq}`, leftOut)) });
    } else if (read.newer) unreadable.meetNewer();
    else setAsideLater.push(() => unreadable.setAside(from, itemOf(snapshot, read.reason)));
  }
  const [newest] = odd;
  if (!newest) return { snapshot: whole, setAsideLater };
  // A snapshot only saves time, unless the entries before it are not here.
  if (whole || (await from.since(0))[0]?.seq === 1) {
    for (const { item } of odd) setAsideLater.push(() => unreadable.setAside(from, item));
    return { snapshot: whole, setAsideLater };
  }
  const { read, leftOut } = newest;
  setAsideLater.push(() => unreadable.listLeftOut(from, read.seq, `snapshot ${read.seq}`, leftOut));
  return { snapshot: read, setAsideLater };
}
