import type { NatsConnection } from '@nats-io/nats-core';
import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type { Actor } from 'xstate';
import { closeOffice, connectOffice, followConnection } from '@/journal/adapters/nats/officeConnection';
import { presenceOver } from '@/journal/adapters/nats/presence';
import { officeOver, type Office } from '@/journal/adapters/nats/reader';
import type { officeLinkMachine } from '@/machines/officeLink';
import { presenceHeard } from '@/store/browser/officeSlice';
import type { OfficeSession } from './keptSession';
import { createOfficePeople } from './officePeople';
import { watchOffice } from './officeWatch';
import { sharedAddress } from './recordOf';
import { mustBeLetIn, SignedOutError } from './signingIn';

export const REMOVED = 'You were removed from this office, or your password was changed. Sign in again.';

/** A path is of this page's own origin. */
const socketOf = (server: string) =>
  server.startsWith('/') ? `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${server}` : server;

type LinkActor = Actor<typeof officeLinkMachine>;

/** Tells the link how its connection fares; `regained` is called when it is back. */
const followTo = (link: LinkActor, connection: NatsConnection, regained: () => void) =>
  followConnection(connection, {
    lost: () => link.send({ type: 'lost' }),
    regained() {
      link.send({ type: 'connected' });
      regained();
    },
    closed: (turnedAway) => turnedAway && link.send({ type: 'turnedAway', why: REMOVED }),
  });

/** Shows this tab to the others for as long as its page lasts, and the store who else is there; not an installer's, as the screens of others are none of his. */
function appearOver(connection: NatsConnection, user: string, dispatch: (action: UnknownAction) => void) {
  const presence = presenceOver(connection, user, nanoid(), (tabs) => dispatch(presenceHeard(tabs)));
  addEventListener('pagehide', () => presence.leave());
  addEventListener('pageshow', ({ persisted }) => persisted && presence.greet());
  return presence;
}

/** Goes on with what failed; whoever is signed out while they work does not come back by themselves. */
const endedBy = (link: LinkActor, connection: () => NatsConnection | undefined) => (error: unknown) => {
  if (error instanceof SignedOutError && connection()) {
    link.send({ type: 'turnedAway', why: error.message });
    closeOffice(connection());
  }
  throw error;
};

/** Who works in this tab. */
function createWho() {
  let who: Pick<OfficeSession, 'name' | 'seal'> = { name: '' };
  const whenKnown = Promise.withResolvers<void>();
  return {
    /** Their name; empty before it is known. */
    user: () => who.name,
    /** What seals what waits of theirs. */
    seal: () => who.seal,
    /** Tells it: as soon as the office lets them in, or this browser remembers them. */
    worksAs: (session: OfficeSession) => {
      who = session;
      whenKnown.resolve();
    },
    /** Resolves once it is known. */
    known: () => whenKnown.promise,
  };
}

interface TabConnectionOptions {
  /** The addresses of the office's servers. */
  servers: readonly string[];
  /** How the connection fares. */
  link: LinkActor;
  dispatch: (action: UnknownAction) => void;
  /** Told once who works over it. */
  begun: (user: string) => void;
}

export type TabConnection = ReturnType<typeof createTabConnection>;

/** This tab's connection to its office: made when somebody is let in, and worked with for as long as the page lasts. */
export function createTabConnection({ servers, link, dispatch, begun }: TabConnectionOptions) {
  const who = createWho();
  let session = '';
  let place = sharedAddress(`${location.pathname}${location.search}`);
  let presence: ReturnType<typeof presenceOver> | undefined;
  let connection: NatsConnection | undefined;
  const whenMade = Promise.withResolvers<{ connection: NatsConnection; office: Office }>();
  const people = createOfficePeople(dispatch, (names) => presence?.keepOnly(names));

  const workOver = async (made: NatsConnection, own: OfficeSession) => {
    const { name } = own;
    const office = await officeOver(made);
    who.worksAs(own);
    await people.read(office, name);
    connection = made;
    begun(name);
    const look = watchOffice(made, office, dispatch, people.of(office, name));
    followTo(link, made, () => {
      presence?.greet();
      look();
    });
    if (people.role() !== 'installer') presence = appearOver(made, name, dispatch);
    presence?.lookAt(place);
    look();
    whenMade.resolve({ connection: made, office });
  };

  return {
    people,
    ...who,
    /** The session that it is let in by. */
    session: () => session,
    isMade: () => connection !== undefined,
    made: () => whenMade.promise,

    /** Lets somebody in; what fails is thrown as the client has it. */
    async enter(own: OfficeSession) {
      link.send({ type: 'credentialsGiven' });
      const { name, id } = own;
      session = id;
      const letIn = (server: string) => mustBeLetIn(server, own).catch(endedBy(link, () => connection));
      const access = { servers: servers.map(socketOf), user: name, session: id, letIn };
      const made = await connectOffice(access);
      await workOver(made, own).catch((error: unknown) => {
        closeOffice(made);
        throw error;
      });
      link.send({ type: 'connected' });
    },
    /** Tells the others what this tab looks at now: the screen and the record, and not what is searched for. */
    lookAt: (now: string) => presence?.lookAt((place = sharedAddress(now))),
    close() {
      presence?.leave();
      closeOffice(connection);
    },
  };
}
