import type { UnknownAction } from '@reduxjs/toolkit';
import type { Actor } from 'xstate';
import type { Journal } from '@/journal/port/port';
import type { officeLinkMachine } from '@/machines/officeLink';
import { copyShown, userKnown } from '@/store/browser/officeSlice';
import type { OfficeSession } from './keptSession';
import { knownAs } from './officePeople';

interface CopyOpeningOptions {
  business: string;
  link: Actor<typeof officeLinkMachine>;
  dispatch: (action: UnknownAction) => void;
}

/** Opens what this browser was told of its office the last time, once the office is late to answer. */
export function copyOpening({ business, link, dispatch }: CopyOpeningOptions) {
  const whenLate = Promise.withResolvers<OfficeSession>();
  const copying = {
    // Each reading is offered to be kept; how often it is the keeping decides.
    compactAfter: 1,
    /** The copy as a journal; undefined where there is none, or the office has answered meanwhile. */
    openCopy: async (): Promise<Journal | undefined> => {
      const kept = await whenLate.promise;
      const { journalOf, readFeedCopy } = await import('./feedCopy');
      const copy = await readFeedCopy(business, kept);
      if (!copy || link.getSnapshot().value !== 'connecting') return undefined;
      dispatch(userKnown(knownAs(copy.user)));
      dispatch(copyShown(copy.at));
      link.send({ type: 'copyShown' });
      return journalOf(copy);
    },
  };
  return {
    /** The office does not answer whoever is signed in so. */
    late: whenLate.resolve,
    /** What the replica of the office's journal is told of copies. */
    copying,
  };
}
