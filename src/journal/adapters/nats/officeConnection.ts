import { errors, usernamePasswordAuthenticator, wsconnect, type NatsConnection } from '@nats-io/nats-core';
import { inboxOf } from './subjects';

/** How long each address is given, from its dialling to the sign-in there. */
const TIMEOUT_MS = 8_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
/** A server that reads anew who is let in refuses everybody for a moment: who is turned away asks again, after so long each time. */
const PAUSES_BEFORE_BELIEVING_MS = [200, 800];

export interface OfficeAccess {
  /** Addresses of WebSockets; the next one is tried where one does not answer. */
  servers: readonly string[];
  user: string;
  /** The sign-in of this browser, by its identity. */
  session: string;
  /** What the server takes, where nobody stands before it who says it. */
  pass?: string;
  /** Makes sure, before each dialling of an address, that this browser is let in there; rejects where it is not. */
  letIn: (server: string) => Promise<void>;
}

/** Whether a connection was refused for who wanted it. */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof errors.AuthorizationError ||
  (error instanceof Error && error.cause instanceof errors.AuthorizationError);

/** What dialling gives, or what it failed with; that somebody is turned away is believed once the server says so again and again. */
export async function unlessTurnedAway<Connection>(dial: () => Promise<Connection>): Promise<Connection> {
  for (const pause of PAUSES_BEFORE_BELIEVING_MS) {
    try {
      return await dial();
    } catch (error) {
      if (!isTurnedAway(error)) throw error;
    }
    await new Promise((over) => setTimeout(over, pause));
  }
  return dial();
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

function dialOffice({ servers, user, session, pass, letIn }: OfficeAccess): Promise<NatsConnection> {
  let tries = 0;
  /** Why this browser was not let in. */
  let refused: Error | undefined;
  const dialled = wsconnect({
    servers: [...servers],
    authenticator: usernamePasswordAuthenticator(user, pass),
    // By this the office knows from which sign-in something was asked.
    name: session,
    wsFactory: async (server) => {
      refused = await letIn(server).then(() => undefined, asError);
      const socket = new WebSocket(server);
      // The client would wait for ever for one that it is not given: one that is closed at once fails as any other does.
      if (refused) socket.close();
      return { socket, encrypted: server.startsWith('wss:') };
    },
    timeout: TIMEOUT_MS,
    inboxPrefix: inboxOf(user),
    // What the servers call each other is of no use outside.
    ignoreClusterUpdates: true,
    // To note of each question where it was asked takes the client as long as all else that it does with it.
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    reconnectDelayHandler: () => {
      tries += 1;
      return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * tries) * (0.5 + Math.random() / 2);
    },
    pingInterval: 10_000,
    maxPingOut: 2,
  });
  return dialled.catch((error: unknown) => {
    throw refused ?? error;
  });
}

/** A connection from a browser to its office, which comes back by itself for as long as the person is let in. */
export const connectOffice = (access: OfficeAccess): Promise<NatsConnection> =>
  unlessTurnedAway(() => dialOffice(access));

/** How a connection fares, told as it changes; `closed` tells whether the person was turned away. */
export function followConnection(
  connection: NatsConnection,
  { lost, regained, closed }: { lost: () => void; regained: () => void; closed: (turnedAway: boolean) => void },
): void {
  const follow = async () => {
    let isLost = false;
    for await (const { type } of connection.status()) {
      // The client tells of each try in vain as of one more loss, and of all of them when it is back.
      if (type === 'disconnect' && !isLost) {
        isLost = true;
        lost();
      } else if (type === 'reconnect' && isLost) {
        isLost = false;
        regained();
      }
    }
  };
  const end = async () => closed(isTurnedAway(await connection.closed()));
  void follow();
  void end();
}

/** Closes a connection for good. The client fails at it while it waits to be let in, and dials no more all the same. */
export const closeOffice = (connection: NatsConnection | undefined): void => void connection?.close().catch(() => {});
