import { waitingHereKnown } from '@/store/browser/officeSlice';
import type { AppStore } from '@/store/business/store';
import { isAnybodyIn, whoIsIn } from './officeSession';

const leftKey = (business: string) => `trackyard.left.${business}`;

/** The database in which this browser keeps what a person said in an office, and that does not have it yet. */
export const outboxOf = (business: string, user: string): string => `trackyard.office.${business}.${user}`;

/** Notes who has left an office by choice, until what this browser keeps of them is removed. */
export function noteLeaving(business: string, user: string | undefined): void {
  if (user === undefined || user === '') return;
  try {
    localStorage.setItem(leftKey(business), user);
  } catch {
    // Where storage is switched off, nothing is kept there either.
  }
}

/** Who that is; undefined where nothing is to be removed. Fails where storage is switched off. */
export const whoLeft = (business: string): string | undefined => localStorage.getItem(leftKey(business)) ?? undefined;

/** Nothing is kept of them any more. */
export const noteGone = (business: string): void => localStorage.removeItem(leftKey(business));

interface LeavingOptions {
  business: string;
  /** Who works here; empty before that is known. */
  user: () => string;
  signOut: () => void;
}

/** How somebody leaves an office by choice, so that this browser keeps nothing of them. */
export const createLeaving = ({ business, user, signOut }: LeavingOptions) => ({
  /** Signs out, and notes whose traces are to go. */
  leave: (): void => {
    noteLeaving(business, user() || whoIsIn(business));
    signOut();
  },
  /**
   * Removes them, once nobody is signed in, and tells the store of whom something waits here all the same; what is not removed now is
   * by the next page.
   */
  tidyUp: (store: AppStore): void => {
    const tidy = async () => {
      const [{ removeTraces }, { waitingHere }, { draftFilesGone }] = await Promise.all([
        import('./traces'),
        import('./waitingHere'),
        import('@/store/kit/attachments/draftFiles'),
      ]);
      // The drafts themselves have gone with the sign-out.
      if (!isAnybodyIn(business)) await draftFilesGone().catch(() => {});
      await removeTraces({ business, isAnybodyIn: () => isAnybodyIn(business), store }).catch(() => {});
      // Looking opens the databases, so it waits for the removal.
      store.dispatch(waitingHereKnown(await waitingHere(business)));
    };
    tidy().catch(() => {});
  },
});
