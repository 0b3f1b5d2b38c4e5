import type { Replica, ReplicaThunk } from '@/journal/replica';
import type { Language } from '@/store/kit/language';
import { inWords } from './activity';
import { businessOf, type Business } from './business';
import { saidIn } from './saidWords';

/** A fact that waits to be sent. */
export interface PendingFact {
  id: string;
  /** In words that follow its author's name. */
  text: string;
  /** ISO instant by this device's clock. */
  at: string;
  /** Whether it outlasts this page. */
  lasts: boolean;
}

/** What was said here and is not in the journal yet, oldest first, in that language as far as it is an installer's. */
export function pendingIn(
  replica: Pick<Replica, 'unplaced' | 'lasts'> | undefined,
  state: Business,
  language: Language = 'en',
): PendingFact[] {
  const drafts = replica?.unplaced() ?? [];
  if (!replica || drafts.length === 0) return [];
  const business = businessOf(state);
  return drafts.map(({ id, action, at }) => ({
    id,
    text: saidIn(language, action, business),
    at,
    lasts: replica.lasts(id),
  }));
}

/** The same with all that each says, as the text of a file for whoever enters it again. */
export const writtenPending = (): ReplicaThunk<string, Business> => (_dispatch, getState, replica) => {
  const business = businessOf(getState());
  const said = (replica?.unplaced() ?? []).map(({ at, by, action }) => ({
    at,
    by,
    text: inWords(action, business),
    action,
  }));
  return `${JSON.stringify(said, null, 2)}\n`;
};

/** Gives up what waits, so that nothing of it stays in this browser. */
export const pendingGivenUp = (): ReplicaThunk<Promise<void>> => async (_dispatch, _getState, replica) =>
  replica?.giveUp();
