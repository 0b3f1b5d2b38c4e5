import { creditAgreed, wishesTold } from '@/store/facts/accounts';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import type { MoreAct } from '@/ui/moreActs';

/** The dialogs about a client that are opened on its page. */
export type ClientDialog = 'receipt' | 'credit' | 'wishes' | 'deletion';

/** What is seldom done with a client, for a menu, where `open` opens one of the dialogs. */
export const seldomClientActs = (open: (dialog: ClientDialog) => void): readonly MoreAct[] => [
  { label: 'Credit Terms', does: creditAgreed, onClick: () => open('credit') },
  { label: 'Language and Wishes', does: wishesTold, onClick: () => open('wishes') },
  { label: 'Delete Vehicle', does: vehicleDeletionRequested, takes: true, onClick: () => open('deletion') },
];
