import type { UnknownAction } from '@reduxjs/toolkit';
import { oneByOne } from '@/journal/kit/takingTurns';
import { rebased } from './journalSlice';
import type { Ledger } from '@/journal/reading/ledger';
import type { Model } from '@/journal/port/model';
import type { OwnFacts } from './ownFacts';
import type { Journal } from '@/journal/port/port';

/** Puts what the journal says into the store, with the facts still waiting on top. */
export function createRebasing<State extends object>(
  model: Model<State>,
  ledger: Ledger<State>,
  { waiting, whileShowing }: Pick<OwnFacts, 'waiting' | 'whileShowing'>,
  dispatch: (action: UnknownAction) => void,
) {
  let behind = false;
  let unshown = false;

  const rebase = async (from: Journal) => {
    behind = true;
    const state = await ledger.state(from);
    let hidden = 0;
    const hide = () => (hidden += 1);
    let said: ReturnType<typeof waiting.all>;
    let after: State;
    do {
      hidden = 0;
      said = waiting.all();
      const misfit = said.every(({ checked }) => checked) ? undefined : (await model.checks()).misfit;
      const facts = said.map(({ action }) => action);
      await model.readyFor(facts);
      after = await oneByOne(1)(model.replaying(state, facts, { overtaken: hide, unreadable: hide }, misfit));
      // What was said while that was under way would vanish for a moment.
    } while (said !== waiting.all());
    dispatch(rebased(after));
    behind = false;
    unshown = hidden > 0;
  };

  return {
    rebase: (from: Journal) => whileShowing(() => rebase(from)),
    /** Whether something was read that the store does not show yet. */
    isBehind: () => behind,
    noteBehind() {
      behind = true;
    },
    /** Whether something waits that the store does not show, as the rules refuse it on top of what was read. */
    hidesSome: () => unshown,
  };
}
