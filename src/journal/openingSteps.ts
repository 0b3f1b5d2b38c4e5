import type { UnknownAction } from '@reduxjs/toolkit';
import type { Ledger } from './ledger';
import type { Model } from './model';
import type { Draft, Journal } from './port';
import type { PendingBlobs } from './pendingBlobs';
import type { Waiting } from './waiting';

/** All that it takes to open a journal and to work with it. */
export interface OpeningOptions<State extends object> {
  model: Model<State>;
  ledger: Ledger<State>;
  waiting: Waiting;
  pendingBlobs: PendingBlobs;
  openJournal: () => Promise<Journal>;
  /** Whether there is nothing to work from in the place of a journal that does not answer: then it is waited for. */
  waits: boolean;
  /** The fact that an empty journal begins with. */
  firstFact: () => Promise<UnknownAction>;
  draftOf: (action: UnknownAction, id: string) => Draft;
  /** Takes drafts for own ones: their author is here. */
  own: (drafts: readonly Draft[]) => void;
  dispatch: (action: UnknownAction) => void;
  pause: (milliseconds: number) => Promise<void>;
  /** Works on with this journal, which was read. */
  workOn: (journal: Journal) => Promise<void>;
  /** Works on with this journal, which is what the store shows already. */
  resume: (journal: Journal) => Promise<void>;
  /** Stops working with the journal there is; resolves once nothing is under way with it. */
  letGo: () => Promise<void>;
  /** A newer program keeps its data in the storage. */
  meetNewer: () => void;
  /** Whether that journal is the one worked with. */
  holds: (journal: Journal) => boolean;
}

/** What every way to open a journal is made of. */
export interface OpeningSteps {
  /** Reads all of a journal, and begins an empty one. */
  begin: (opened: Journal, first?: () => Promise<UnknownAction>) => Promise<void>;
  /** What pages that are gone could not keep, or other tabs not send, waits again; what does not fit is set aside. */
  recallInto: (opened: Journal) => Promise<void>;
  /** Notes whether facts go no further than memory, until the storage answers. */
  noteMemory: (isMemory: boolean) => void;
}
