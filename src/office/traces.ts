import { deleteDB } from 'idb';
import { listsFollowed } from '@/store/browser/listsSlice';
import { installerChosen } from '@/store/browser/looksSlice';
import { selectRememberedEmail } from '@/store/browser/sessionSlice';
import type { AppStore } from '@/store/business/store';
import { noteGone, outboxOf, whoLeft } from './leaving';
import { removeNotDone } from './notDoneShelf';
import { countWaiting } from './waitingHere';

/** Where a tab keeps which pages somebody came from, how far they read, and how far each page was scrolled. */
const OF_TAB = ['trackyard.trail', 'trackyard.seen', 'react-router-scroll-positions'];

export interface TracesOptions {
  business: string;
  isAnybodyIn: () => boolean;
  store: AppStore;
}

/** Removes the database in which nothing waits any more; what does is only taken out by being sent or given up. */
async function removeOutbox(name: string, isAnybodyIn: () => boolean): Promise<void> {
  if ((await countWaiting(name)) === 0 && !isAnybodyIn()) await deleteDB(name);
}

/**
 * Removes what this browser keeps of whoever has left an office by choice, on a page at which nobody is signed in. The program's own
 * files, the theme and the business that the browser keeps by itself stay; where Remember Me was chosen also the views of lists.
 */
export async function removeTraces({ business, isAnybodyIn, store }: TracesOptions): Promise<void> {
  const user = whoLeft(business);
  if (user === undefined || isAnybodyIn()) return;
  for (const key of OF_TAB) sessionStorage.removeItem(key);
  store.dispatch(installerChosen(undefined));
  if (selectRememberedEmail(store.getState()) === '') store.dispatch(listsFollowed({}));
  await removeOutbox(outboxOf(business, user), isAnybodyIn);
  if (!isAnybodyIn()) await removeNotDone(business, user);
  noteGone(business);
}
