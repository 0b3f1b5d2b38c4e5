import type { UnknownAction } from '@reduxjs/toolkit';
import type { FactOutcome } from '@/journal/port/model';
import { journalSynced } from './journalSlice';
import type { Ledger } from '@/journal/reading/ledger';
import type { OwnFacts } from './ownFacts';
import type { Draft, Entry, Journal } from '@/journal/port/port';
import type { createRebasing } from './rebasing';

const MOVED_ASIDE: FactOutcome = { missed: 'It was kept, but it could not be read again and was set aside.' };

interface CatchingUpOptions<State extends object> {
  ledger: Ledger<State>;
  own: OwnFacts;
  rebasing: ReturnType<typeof createRebasing<State>>;
  dispatch: (action: UnknownAction) => void;
  /** What the store shows; undefined while there is none. */
  shown: () => State | undefined;
}

/**
 * Whether an entry is word for word its draft: what an Undo puts back is told by a journal that others write to, whoever asked for
 * it, and one that tells what became of the state tells no fact at all.
 */
const isAsSaid = ({ undoes, action }: Draft, { checked, action: told }: Entry) =>
  (undoes === undefined || checked === true) && action.type === told.type;

/**
 * Reads what came next in the journal. Own facts in the order in which they were said are in the store already: only what others
 * said, or own ones in another order, is put in place anew; where something that was read is passed over by now, all of it.
 * `placed` are own drafts that the journal has given a place.
 */
export async function catchUp<State extends object>(
  { ledger, own: { waiting, conflicts, settled }, rebasing, dispatch, shown }: CatchingUpOptions<State>,
  from: Journal,
  placed: ReadonlySet<string>,
): Promise<void> {
  const entries = await from.since(ledger.seq());
  if (ledger.isPassed(from)) {
    await ledger.load(from);
    await rebasing.rebase(from);
    dispatch(journalSynced(ledger.seq(), waiting.all().length));
    return;
  }
  const found = new Set(entries.map(({ id }) => id));
  // Another tab was faster to move it aside, so that nothing more will ever come of it.
  const gone = waiting.all().filter(({ id }) => placed.has(id) && !found.has(id));
  for (const draft of gone) settled(draft, MOVED_ASIDE);
  if (gone.length > 0) rebasing.noteBehind();
  if (entries.length === 0 && !rebasing.isBehind()) return;
  const said = waiting.all();
  const ids = new Set(said.map(({ id }) => id));
  const own = entries.every(({ id }) => ids.has(id)) ? entries.length : 0;
  const ownInOrder = entries.every((entry, index) => {
    const draft = said[index];
    return draft?.id === entry.id && isAsSaid(draft, entry);
  });
  await ledger.add(from, entries, ownInOrder ? said.map(({ action }) => action) : undefined);
  if (!ownInOrder || rebasing.hidesSome()) rebasing.noteBehind();
  const noteOthers = () => !ownInOrder && conflicts.note(waiting.all(), entries);
  noteOthers();
  waiting.drop(found);
  // An Undo waits for what became of its fact.
  if (waiting.all().some(({ undoes }) => undoes !== undefined)) rebasing.noteBehind();
  if (rebasing.isBehind()) {
    await rebasing.rebase(from);
    // What was said while that was under way was said without a sight of them as well.
    noteOthers();
  } else if (waiting.all().length === 0) {
    const state = shown();
    if (state) ledger.adopt(state);
  }
  dispatch(journalSynced(ledger.seq(), waiting.all().length, own));
}
