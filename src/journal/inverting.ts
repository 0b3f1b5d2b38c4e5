import { createLedger } from './reading/ledger';
import type { Inverse, Model } from './port/model';
import type { Journal } from './port/port';

/** Reading more entries than these for one of them takes longer than somebody waits. */
const MOST_READ = 20_000;

/** The journal as it was when it had come as far as `place`; nothing of it can be changed. */
function upTo(from: Journal, place: number): Pick<Journal, 'snapshots' | 'since' | 'contents' | 'aside' | 'setAside'> {
  return {
    snapshots: async (limit) => (await from.snapshots()).filter(({ seq }) => seq < place).slice(0, limit),
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
  const journal = { ...from, ...upTo(from, place) };
  const [snapshot] = await journal.snapshots(1);
  if (place - (snapshot?.seq ?? 0) > MOST_READ) return undefined;
  await ledger.load(journal);
  await ledger.state(journal);
  return inverse;
}
