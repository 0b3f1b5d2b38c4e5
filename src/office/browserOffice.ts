import type { UnknownAction } from '@reduxjs/toolkit';
import { createActor, type Actor } from 'xstate';
import { feedJournal } from '@/journal/adapters/nats/feedJournal';
import type { Refusal } from '@/journal/port/model';
import { triedAgain } from '@/journal/kit/pauses';
import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { Journal } from '@/journal/port/port';
import { takenBackBy } from '@/journal/undo/undo';
import { officeLinkMachine } from '@/machines/officeLink';
import { linkChanged, officeSlice, ownBusinessKnown, type Link } from '@/store/browser/officeSlice';
import { telling } from '@/store/business/feeds/wholeOfParts';
import { addOffice, type AppStore } from '@/store/business/store';
import { copiesOver } from './copyKeeping';
import { copyOpening } from './copyOpening';
import { createLeaving, notDoneOf, outboxOf } from './leaving';
import { keepNotDone } from './notDone';
import type { OfficeMode } from './officeMode';
import { officeOutbox } from './officeOutbox';
import { officeSession } from './officeSession';
import { waitingKey } from './sealing';
import { createTabConnection, REMOVED, type TabConnection } from './tabConnection';
import { NO_ANSWER, linkOver, signInAgain } from './tabLink';

/** Looks whether this browser keeps a business by itself, and tells the store of it. */
async function lookForOwn(business: string, dispatch: (action: UnknownAction) => void): Promise<void> {
  const { findOwnBusiness } = await import('./ownBusiness');
  const own = await findOwnBusiness(business);
  if (own) dispatch(ownBusinessKnown(own));
}

/** Where what a person says waits, once it is known who that is. */
const waitingOver = (business: string, { user, seal, known }: TabConnection) =>
  officeOutbox({
    name: () => outboxOf(business, user()),
    known: async () => {
      await known();
      const secret = seal();
      return secret === undefined ? undefined : waitingKey(business, user(), secret);
    },
  });

/** Tells the store of what failed, and that it is tried again. */
const toldOf =
  (link: Actor<typeof officeLinkMachine>, dispatch: (action: UnknownAction) => void) => (error: unknown) => {
    dispatch(linkChanged({ link: link.getSnapshot().value, why: inPlainWords(error, NO_ANSWER) }));
    return true;
  };

/** This browser in a shared office: its link, and the journal that lies there. */
export function createBrowserOffice({ business, servers }: OfficeMode) {
  const session = officeSession(business);
  const actor = createActor(officeLinkMachine).start();
  let store: AppStore | undefined;
  const dispatch = (action: UnknownAction) => void store?.dispatch(action);
  const begun = (user: string) => {
    if (store) keepNotDone(store, notDoneOf(business, user));
  };
  const connection = createTabConnection({ servers, link: actor, dispatch, begun });
  const signingIn = { business, session, actor, connection };
  const copies = copiesOver(business, session, () => store?.getState().office);
  const { late, copying } = copyOpening({ business, link: actor, dispatch });
  const link = linkOver(signingIn);
  const { leave, tidyUp } = createLeaving({ business, user: connection.user, signOut: link.signOut });

  return {
    link,
    leave,
    ...waitingOver(business, connection),

    /** The journal, once somebody is signed in and it can be opened; until then it is tried again and again. */
    async openJournal(): Promise<Journal> {
      const { connection: made, office } = await connection.made();
      const journal = await triedAgain(
        () => feedJournal(made, { business, user: connection.user(), office, telling, kept: copies.parts }),
        toldOf(actor, dispatch),
      );
      return { ...journal, compact: copies.note };
    },

    ...copying,
    waits: true,

    /** Nobody but the office's own program begins a business there. */
    firstFact: (): Promise<UnknownAction> => Promise.reject(new SpokenError('This office keeps no business yet.')),

    /** Why the person who is signed in may not say a fact. */
    mayNot(fact: UnknownAction): Refusal | undefined {
      const { link: now, why, denied } = store?.getState().office ?? {};
      if (now === 'barred') return { reason: why ?? REMOVED };
      const reason = denied?.[takenBackBy(fact) ?? fact.type];
      return reason === undefined ? undefined : { reason };
    },

    /** Follows the link in a store, and signs in whom this browser remembers. `left` is told when another tab signs out. */
    async follow(into: AppStore, left: () => void) {
      addOffice(officeSlice);
      store = into;
      actor.subscribe(({ value, context: { why } }) => {
        if (value === 'signed out') tidyUp(into);
        if (value === 'signed out' || value === 'barred') copies.remove();
        dispatch(linkChanged({ link: value satisfies Link, ...(why !== undefined && { why }) }));
      });
      into.subscribe(copies.look);
      // Where the browser's storage cannot be read, there is nothing to bring along.
      void lookForOwn(business, dispatch).catch(() => {});
      await signInAgain(signingIn, left, late);
    },
  };
}
