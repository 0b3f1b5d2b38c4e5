import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model, Refusal } from './model';
import type { Journal, UnsavedAtUnload } from './port';
import type { TabOutbox } from './tabOutbox';

/** What a replica works with; what may be left out is the browser's own. */
export interface ReplicaOptions<State extends object> {
  model: Model<State>;
  openJournal: () => Promise<Journal>;
  /** Where facts wait when the journal is not in this browser; without it what waits lasts as long as the page. */
  outbox?: TabOutbox;
  /** Where the next page finds what this one could not get into the journal before it was left. */
  unsavedAtUnload?: UnsavedAtUnload;
  /** The fact that an empty journal begins with. */
  firstFact: () => Promise<UnknownAction>;
  /** Who says the facts, asked at each. */
  by: () => string;
  /** Whether a journal that does not answer is waited for: else memory takes its place. */
  waits?: boolean;
  /** Why that person may not say one. */
  mayNot?: (fact: UnknownAction) => Refusal | undefined;
  now?: () => string;
  newId?: () => string;
  pause?: (milliseconds: number) => Promise<void>;
  /** Runs the work in one tab at a time, or not at all while another tab is at it. */
  inOneTab?: (work: () => Promise<void>) => Promise<void>;
  /** After how many entries the next snapshot comes. */
  compactAfter?: number;
}
