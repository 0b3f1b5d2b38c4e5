import type { Replica } from '@/journal/replica';
import { inWords } from './activity';
import { businessOf, type Business } from './business';

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

/** What was said here and is not in the journal yet, oldest first. */
export const readPending =
  () =>
  (_dispatch: unknown, getState: () => Business, replica: Replica | undefined): PendingFact[] => {
    if (!replica) return [];
    const business = businessOf(getState());
    return replica
      .unplaced()
      .map(({ id, action, at }) => ({ id, text: inWords(action, business), at, lasts: replica.lasts(id) }));
  };

/** How much waits, as the shell says it. */
export const waitingWords = (count: number): string => `${count} waiting to be sent`;
