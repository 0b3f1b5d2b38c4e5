import { createLedger } from './reading/ledger';
import type { Inverse, Model } from './port/model';
import type { Journal, Snapshot } from './port/port';

/** Reading more entries than these for one of them takes longer than somebody waits. */
const MOST_READ = 20_000;

/** The journal as it was when it had come as far as `place`, with the newest snapshot of then; nothing of it can be changed. */
function upTo(
  from: Journal,
  place: number,
  newest: Snapshot | undefined,
): Pick<Journal, 'snapshots' | 'since' | 'contents' | 'aside' | 'setAside'> {
  return {
    // Each may be as large as all the rest: it is read once, and an older one where nothing comes of it.
    snapshots: (limit) => (limit === 1 ? Promise.resolve(newest ? [newest] : []) : from.snapshots(limit, place)),
    since: async (after, limit = place) =>
      (await from.since(after, Math.min(limit, place - after))).filter(({ seq }) => seq <= place),
    contents: from.contents,
    aside: () => Promise.resolve([]),
    setAside: () => Promise.resolve(),
  };
}

/**
 * The fact that takes back the entry at a place, by what that changed in the journal's order, however long ago it was said;
 * undefined when it changed nothing, or when too much would have to be read for it.
 */
export async function inverseOf<State extends object>(
  model: Model<State>,
  from: Journal,
  place: number,
): Promise<Inverse | undefined> {
  let inverse: Inverse | undefined;
  const ledger = createLedger(model, {
    setAside: () => {},
    settled: () => {},
    isAwaited: ({ seq }) => seq === place,
    changed: ({ id, action }, before, after) => {
      if (!model.same(before, after)) inverse = { inverse: model.undoing(action, before), undoes: id };
    },
  });
  const [newest] = await from.snapshots(1, place);
  if (place - (newest?.seq ?? 0) > MOST_READ) return undefined;
  const journal = { ...from, ...upTo(from, place, newest) };
  await ledger.load(journal);
  await ledger.state(journal);
  return inverse;
}
