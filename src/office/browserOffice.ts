import type { UnknownAction } from '@reduxjs/toolkit';
import { createActor, type Actor } from 'xstate';
import { feedJournal } from '@/journal/adapters/nats/feedJournal';
import type { Refusal } from '@/journal/port/model';
import { triedAgain } from '@/journal/kit/pauses';
import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { Journal } from '@/journal/port/port';
import { takenBackBy } from '@/journal/undo/takenBack';
import { officeLinkMachine } from '@/machines/officeLink';
import { heardSlice } from '@/store/browser/heardSlice';
import { linkChanged, officeSlice, ownBusinessKnown, shutKnown, type OfficeState } from '@/store/browser/officeSlice';
import { feedDeltas } from '@/store/business/feeds/wholeOfParts';
import { addOffice, type AppStore } from '@/store/business/store';
import { copiesOver } from './copyKeeping';
import { copyOpening } from './copyOpening';
import { createLeaving, outboxOf } from './leaving';
import { keepNotDone } from './notDone';
import { notDoneShelf } from './notDoneShelf';
import type { OfficeMode } from './officeMode';
import { officeOutbox } from './officeOutbox';
import { officeSession } from './officeSession';
import { waitingKey } from './sealing';
import { createTabConnection, REMOVED, type TabConnection } from './tabConnection';
import { NO_ANSWER } from './noAnswer';
import { linkOver, signInAgain } from './tabLink';

/** Looks whether this browser keeps a business by itself, and tells the store of it. */
async function lookForOwn(business: string, dispatch: (action: UnknownAction) => void): Promise<void> {
  const { findOwnBusiness } = await import('./ownBusiness');
  const own = await findOwnBusiness(business);
  if (own) dispatch(ownBusinessKnown(own));
}

/** The key of what waits of the person, once it is known who that is; undefined of a sign-in that has none. */
const keyOver =
  (business: string, { user, seal, known }: TabConnection) =>
  async (): Promise<CryptoKey | undefined> => {
    await known();
    const secret = seal();
    return secret === undefined ? undefined : waitingKey(business, user(), secret);
  };

/** Shows and keeps what comes to nothing of what the person says. */
async function notDoneOver(business: string, user: string, key: Promise<CryptoKey | undefined>, store: AppStore) {
  // Without a key it is shown as long as the page lasts.
  const opened = await key.catch(() => undefined);
  keepNotDone(store, opened && notDoneShelf(business, user, opened));
}

/** Tells the link of what failed, and that it is tried again. */
const toldOf = (link: Actor<typeof officeLinkMachine>) => (error: unknown) => {
  const notReached = { type: 'notReached', why: inPlainWords(error, NO_ANSWER) } as const;
  // Of what the link does not hear its followers would be told as well, and tidy up anew after whoever signed out.
  if (link.getSnapshot().can(notReached)) link.send(notReached);
  return true;
};

/** Why the person who is signed in may not say a fact. */
function mayNot(fact: UnknownAction, office: OfficeState | undefined): Refusal | undefined {
  if (office?.link === 'barred') return { reason: office.why ?? REMOVED };
  const reason = office?.denied[takenBackBy(fact) ?? fact.type];
  return reason === undefined ? undefined : { reason };
}

/** This browser in a shared office: its link, and the journal that lies there. */
export function createBrowserOffice({ business, servers }: OfficeMode) {
  const session = officeSession(business);
  const actor = createActor(officeLinkMachine).start();
  let store: AppStore | undefined;
  const dispatch = (action: UnknownAction) => void store?.dispatch(action);
  const begun = (user: string) => {
    if (store) void notDoneOver(business, user, waitingKeyOf(), store);
  };
  const connection = createTabConnection({ servers, link: actor, dispatch, begun });
  const waitingKeyOf = keyOver(business, connection);
  const signingIn = { business, session, actor, connection };
  const copies = copiesOver(business, session, () => store?.getState().office);
  const { late, copying } = copyOpening({ business, link: actor, dispatch });
  const { removeShut, ...waiting } = officeOutbox({
    name: () => outboxOf(business, connection.user()),
    known: waitingKeyOf,
    shutKnown: (count) => dispatch(shutKnown(count)),
  });
  const link = { ...linkOver(signingIn), removeShut };
  const { leave, tidyUp } = createLeaving({ business, user: connection.user, signOut: link.signOut });

  return {
    link,
    leave,
    ...waiting,

    /** The journal, once somebody is signed in and it can be opened; until then it is tried again and again. */
    async openJournal(): Promise<Journal> {
      const { connection: made, office } = await connection.made();
      const journal = await triedAgain(
        () => feedJournal(made, { business, user: connection.user(), office, feedDeltas, kept: copies.parts }),
        toldOf(actor),
      );
      return { ...journal, compact: copies.note };
    },

    ...copying,
    waits: true,

    /** Nobody but the office's own program begins a business there. */
    firstFact: (): Promise<UnknownAction> => Promise.reject(new SpokenError('This office keeps no business yet.')),

    mayNot: (fact: UnknownAction) => mayNot(fact, store?.getState().office),

    /** Follows the link in a store, and signs in whom this browser remembers. `left` is told when another tab signs out. */
    async follow(into: AppStore, left: () => void) {
      addOffice(officeSlice, heardSlice);
      store = into;
      actor.subscribe(({ value, context: { why } }) => {
        if (value === 'signed out') tidyUp(into);
        if (value === 'signed out' || value === 'barred') copies.remove();
        dispatch(linkChanged({ link: value, ...(why !== undefined && { why }) }));
      });
      into.subscribe(copies.look);
      // Where the browser's storage cannot be read, there is nothing to bring along.
      void lookForOwn(business, dispatch).catch(() => {});
      await signInAgain(signingIn, left, late);
    },
  };
}
