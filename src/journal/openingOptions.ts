import type { UnknownAction } from '@reduxjs/toolkit';
import type { JournalAttachment } from './sync/attachment';
import type { Ledger } from './reading/ledger';
import type { OwnFacts } from './sync/ownFacts';
import type { Draft } from './port/port';
import type { ReplicaSetup } from './sync/replicaOptions';
import type { Synchronizer } from './sync/synchronizer';

/** All that it takes to open a journal and to work with it. */
export type OpeningOptions<State extends object> = Pick<
  ReplicaSetup<State>,
  'openJournal' | 'openCopy' | 'waits' | 'firstFact' | 'pause'
> & {
  ledger: Ledger<State>;
  own: OwnFacts;
  attachment: JournalAttachment;
  synchronizer: Synchronizer;
  draftOf: (action: UnknownAction, id: string) => Draft;
  dispatch: (action: UnknownAction) => void;
};
