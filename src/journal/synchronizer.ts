import type { UnknownAction } from '@reduxjs/toolkit';
import type { Conflicts } from './conflicts';
import { journalSynced, rebased } from './journalSlice';
import type { Ledger } from './ledger';
import type { Model } from './model';
import type { Answer, Draft, Journal } from './port';
import type { FactOutcome } from './dispatching';
import { sent } from './sending';
import type { PendingBlobs } from './pendingBlobs';
import type { Waiting } from './waiting';

/** The id of the fact that a journal begins with: fixed, so that two tabs that begin together begin once. */
export const BEGINNING = 'beginning';

/** The id of the fact that a tab puts what it knows back with: fixed, so that several tabs of one deleted journal do it once. */
export const RECOVERY = 'recovery';

const MOVED_ASIDE: FactOutcome = { missed: 'It was kept, but it could not be read again and was set aside.' };

export interface SynchronizerOptions<State extends object> {
  model: Model<State>;
  ledger: Ledger<State>;
  waiting: Waiting;
  pendingBlobs: PendingBlobs;
  conflicts: Conflicts;
  /** Told what became of an own fact, once it is known. */
  settled: (draft: Draft, outcome: FactOutcome) => void;
  dispatch: (action: UnknownAction) => void;
  /** What the store shows; undefined while there is none. */
  shown: () => State | undefined;
  /** A draft of the fact that puts this state in the place of whatever there is. */
  recovery: (state: State) => Draft;
}

/** Carries what waits to a journal, and puts what the journal says into the store. */
export function createSynchronizer<State extends object>(options: SynchronizerOptions<State>) {
  const { model, ledger, waiting, pendingBlobs, conflicts, settled, dispatch, shown, recovery } = options;
  let lost = false;
  /** Whether something was read that the store does not show yet. */
  let behind = false;
  /** Whether something waits that the store does not show, as the rules refuse it on top of what was read. */
  let unshown = false;
  /** What the journal has given a place that was not read yet. */
  const placed = new Set<string>();

  /** Puts what the journal says in place, with the facts still waiting on top. */
  const rebase = async (from: Journal) => {
    behind = true;
    const state = await ledger.state(from);
    let hidden = 0;
    const hide = () => (hidden += 1);
    const misfit = waiting.all().every(({ checked }) => checked) ? undefined : (await model.checks()).misfit;
    dispatch(rebased(model.replay(state, waiting.facts(), { overtaken: hide, unreadable: hide }, misfit)));
    behind = false;
    unshown = hidden > 0;
  };

  const catchUp = async (from: Journal) => {
    const entries = await from.since(ledger.seq());
    const found = new Set(entries.map(({ id }) => id));
    // Another tab was faster to move it aside, so that nothing more will ever come of it.
    const gone = waiting.all().filter(({ id }) => placed.has(id) && !found.has(id));
    placed.clear();
    for (const draft of gone) settled(draft, MOVED_ASIDE);
    behind ||= gone.length > 0;
    if (entries.length === 0 && !behind) return;
    const said = waiting.all();
    const ids = new Set(said.map(({ id }) => id));
    const own = entries.every(({ id }) => ids.has(id)) ? entries.length : 0;
    const ownInOrder = entries.every(({ id }, index) => id === said[index]?.id);
    await ledger.add(from, entries, ownInOrder ? said.map(({ action }) => action) : undefined);
    behind ||= !ownInOrder || unshown;
    const noteOthers = () => !ownInOrder && conflicts.note(waiting.all(), entries);
    noteOthers();
    waiting.drop(found);
    // An Undo waits for what became of its fact.
    behind ||= waiting.all().some(({ undoes }) => undoes !== undefined);
    if (behind) {
      await rebase(from);
      // What was said while that was under way was said without a sight of them as well.
      noteOthers();
    } else if (waiting.all().length === 0) {
      const state = shown();
      if (state) ledger.adopt(state);
    }
    dispatch(journalSynced(ledger.seq(), waiting.all().length, own));
  };

  /** What the journal's answer to a draft settles: that it will never be taken, or that it was read long ago. */
  const outcomeOf = (answer: Answer | undefined): FactOutcome | undefined => {
    if (answer === undefined) return undefined;
    if ('refused' in answer) return { missed: answer.refused };
    if (answer.kept > ledger.seq()) return undefined;
    const missed = ledger.overtaken(answer.kept);
    return missed === undefined ? answer : { missed };
  };

  /** Sends what waits; a draft that the journal refuses is taken back, and holds up none of the others. */
  const send = async (to: Journal) => {
    const known = (await sent(waiting.ready(), to, pendingBlobs)).flatMap(({ draft, answer }) => {
      const outcome = outcomeOf(answer);
      if (answer && !outcome) placed.add(draft.id);
      return outcome ? [{ draft, outcome }] : [];
    });
    if (known.length === 0) return;
    for (const { draft, outcome } of known) settled(draft, outcome);
    // Before anything else is read: what the store shows must not be taken for what the journal says.
    await rebase(to);
    dispatch(journalSynced(ledger.seq(), waiting.all().length));
  };

  /** The journal was deleted under us: what we know becomes its beginning again, whatever a newcomer began meanwhile. */
  const reseed = async (to: Journal) => {
    const known = await ledger.state(to);
    await to.compact({ seq: 0, version: model.version, state: known, overtaken: {}, checked: true });
    const begunAnew = (await to.since(0)).some(({ id }) => id === BEGINNING);
    if (begunAnew) await sent([recovery(known)], to, pendingBlobs);
    await ledger.load(to);
    lost = false;
    await rebase(to);
  };

  return {
    rebase,
    /** Notes that the journal was deleted; false when that was known already. */
    lose() {
      if (lost) return false;
      lost = true;
      return true;
    },
    /** Once there and back; rejects when the journal does not answer, and may then be run again. */
    async run(to: Journal) {
      if (lost) await reseed(to);
      let first: string | undefined;
      let held = false;
      do {
        first = waiting.all()[0]?.id;
        held = waiting.ready().length < waiting.all().length;
        if (first !== undefined && !ledger.isNewer()) await send(to);
        await catchUp(to);
        // What was held back may go now.
      } while (held && first !== waiting.all()[0]?.id);
      await waiting.tidy();
    },
  };
}
