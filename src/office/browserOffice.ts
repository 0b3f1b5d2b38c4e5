import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type { NatsConnection } from '@nats-io/nats-core';
import { createActor } from 'xstate';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { boardOf, followBoard } from '@/journal/adapters/nats/board';
import { connectOffice, followConnection, isTurnedAway } from '@/journal/adapters/nats/officeConnection';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { presenceOver } from '@/journal/adapters/nats/presence';
import { officeOver, type Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { Refusal } from '@/journal/model';
import { pauseBefore } from '@/journal/pauses';
import { inPlainWords, SpokenError } from '@/journal/plainWords';
import type { Journal } from '@/journal/port';
import { takenBackBy } from '@/journal/undo';
import { officeLinkMachine } from '@/machines/officeLink';
import { isOfficeAlert, isOfficeUser } from './boards';
import type { DeskAnswer } from './deskProtocol';
import { officeKey } from './officeKey';
import type { Credentials, OfficeLink } from './officeLink';
import { officeSession } from './officeSession';
import {
  alertsHeard,
  clockCompared,
  linkChanged,
  officeSlice,
  presenceHeard,
  userKnown,
  type Link,
} from '@/store/browser/officeSlice';
import { keepNotDone } from './notDone';
import { MODE_ADDRESS, type OfficeMode } from './officeMode';
import { officeOutbox } from './officeOutbox';
import { deniedFor, openFor } from '@/store/business/policy';
import { addOffice, type AppStore } from '@/store/business/store';

const WRONG = 'The name or the password is wrong.';
const NO_ANSWER = 'The office does not answer. Try again in a moment.';
const REMOVED = 'You were removed from this office, or your password was changed. Sign in again.';
const COMPARE_CLOCKS_MS = 300_000;

/** What is not read now is read after the next change, or return. */
const quietly = (reading: Promise<unknown>) => void reading.catch(() => {});

/** A path is of this page's own origin. */
const socketOf = (server: string) =>
  server.startsWith('/') ? `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${server}` : server;

/**
 * This browser in a shared office: its link, and the journal that lies there. `begin` is called once, when somebody is
 * signed in.
 */
export function createBrowserOffice({ business, servers }: OfficeMode) {
  const session = officeSession(business);
  const actor = createActor(officeLinkMachine).start();
  let store: AppStore | undefined;
  let user = '';
  let ownKey = '';
  let place = `${location.pathname}${location.search}`;
  let presence: ReturnType<typeof presenceOver> | undefined;
  let connection: NatsConnection | undefined;
  const ofPeople = new Set<() => void>();
  const whenConnected = Promise.withResolvers<{ made: NatsConnection; over: Office }>();

  const dispatch = (action: UnknownAction) => void store?.dispatch(action);

  const compareClocks = async () => {
    const before = Date.now();
    const date = (await fetch(MODE_ADDRESS, { cache: 'no-store' })).headers.get('Date');
    // The answer's time is in whole seconds.
    if (date !== null) dispatch(clockCompared((before + Date.now()) / 2 - Date.parse(date) - 500));
  };
  const compareClocksQuietly = () => quietly(compareClocks());

  let readings = 0;
  let shown = 0;
  const readPeople = async (of: Office) => {
    readings += 1;
    const own = readings;
    const people = (await boardOf(of, STREAMS.people)).filter(isOfficeUser);
    // An older answer may arrive last.
    if (own < shown) return;
    shown = own;
    presence?.keepOnly(people.map(({ name }) => name));
    const known = people.find(({ name }) => name === user);
    if (!known) return;
    const open = openFor(known.role);
    dispatch(userKnown({ user: known, denied: deniedFor(known.role), ...(open && { open }) }));
  };
  const readAlerts = async (of: Office) =>
    dispatch(alertsHeard((await boardOf(of, STREAMS.alerts)).filter(isOfficeAlert)));
  /** Works with a connection for as long as the page lasts. */
  const workOver = async (made: NatsConnection, name: string) => {
    const over = await officeOver(made);
    user = name;
    await readPeople(over);
    connection = made;
    if (store) keepNotDone(store, `trackyard.notDone.${business}.${name}`);
    const newPeople = () => {
      quietly(readPeople(over));
      for (const onNews of ofPeople) onNews();
    };
    const look = () => {
      newPeople();
      quietly(readAlerts(over));
      compareClocksQuietly();
    };
    followConnection(made, {
      lost: () => actor.send({ type: 'lost' }),
      regained() {
        actor.send({ type: 'connected' });
        presence?.greet();
        look();
      },
      closed: (turnedAway) => turnedAway && actor.send({ type: 'turnedAway', why: REMOVED }),
    });
    followBoard(made, STREAMS.people, newPeople);
    followBoard(made, STREAMS.alerts, () => quietly(readAlerts(over)));
    presence = presenceOver(made, name, nanoid(), (tabs) => dispatch(presenceHeard(tabs)));
    presence.lookAt(place);
    addEventListener('pagehide', () => presence?.leave());
    addEventListener('pageshow', ({ persisted }) => persisted && presence?.greet());
    setInterval(compareClocksQuietly, COMPARE_CLOCKS_MS);
    look();
    whenConnected.resolve({ made, over });
  };

  /** Lets somebody in; what fails is thrown as the client has it. */
  const enter = async (name: string, key: string) => {
    actor.send({ type: 'credentialsGiven' });
    ownKey = key;
    const made = await connectOffice({ servers: servers.map(socketOf), user: name, key: () => ownKey });
    try {
      await workOver(made, name);
    } catch (error) {
      void made.close();
      throw error;
    }
    actor.send({ type: 'connected' });
  };

  const link: OfficeLink = {
    async signIn({ name, password, remember }: Credentials) {
      // This page worked for somebody: the next one begins on a fresh one.
      if (connection) {
        location.reload();
        return { refused: NO_ANSWER };
      }
      try {
        const key = await officeKey(business, name, password);
        await enter(name, key);
        session.keep({ name, key }, remember);
        return { done: true };
      } catch (error) {
        const refused = isTurnedAway(error) ? WRONG : inPlainWords(error, NO_ANSWER);
        actor.send({ type: 'turnedAway', why: refused });
        return { refused };
      }
    },
    signOut() {
      session.forget();
      presence?.leave();
      void connection?.close();
      actor.send({ type: 'signedOut' });
    },
    async ask(request, asked) {
      try {
        const { made } = await whenConnected.promise;
        const answered = await askDesk<DeskAnswer>(made, user, request, asked);
        if ('done' in answered && 'old' in asked) {
          // The server takes the old one no longer.
          ownKey = asked.key;
          session.keep({ name: user, key: ownKey });
        }
        return answered;
      } catch (error) {
        throw new SpokenError(NO_ANSWER, { cause: error });
      }
    },
    async people() {
      const { over } = await whenConnected.promise;
      const people = (await boardOf(over, STREAMS.people)).filter(isOfficeUser);
      return people.toSorted((one, other) => one.name.localeCompare(other.name));
    },
    followPeople(onNews) {
      ofPeople.add(onNews);
      return () => void ofPeople.delete(onNews);
    },
    keyOf: (name, password) => officeKey(business, name, password),
    lookAt(now) {
      place = now;
      presence?.lookAt(now);
    },
  };

  return {
    link,
    ...officeOutbox(() => `trackyard.office.${business}.${user}`),

    /** The journal, once somebody is signed in and it can be opened; until then it is tried again and again. */
    async openJournal(): Promise<Journal> {
      const { made, over } = await whenConnected.promise;
      for (let tries = 1; ; tries += 1) {
        try {
          return await natsJournal(made, { business, user, office: over });
        } catch (error) {
          dispatch(linkChanged({ link: actor.getSnapshot().value, why: inPlainWords(error, NO_ANSWER) }));
          await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries)));
        }
      }
    },

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
        const now: Link = value;
        dispatch(linkChanged({ link: now, ...(why !== undefined && { why }) }));
      });
      // Nobody is taken for signed out, and led to the login, before that is known.
      actor.send({ type: 'credentialsGiven' });
      const kept = await session.recall();
      session.follow(left);
      // Somebody who opened a login is signed out by now.
      if (!kept || actor.getSnapshot().value !== 'connecting') {
        actor.send({ type: 'signedOut' });
        return;
      }
      for (let tries = 1; ; tries += 1) {
        try {
          await enter(kept.name, kept.key);
          return;
        } catch (error) {
          if (isTurnedAway(error)) {
            session.forget();
            actor.send({ type: 'turnedAway', why: REMOVED });
            return;
          }
        }
        await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries)));
        // Somebody signed out, or in by hand, meanwhile.
        if (actor.getSnapshot().value !== 'connecting') return;
      }
    },
  };
}
