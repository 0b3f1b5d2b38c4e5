import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Duplex, Transform } from 'node:stream';
import { isOwnPage } from './signIn/asked';
import { createClientGuard, OddPageError } from './signIn/clientGuard';
import { createPace, type PersonalPace } from './signIn/pace';
import type { Door } from './signIn/door';
import type { Session } from './signIn/session';

/** The path at which browsers reach the NATS server. */
export const NATS_PATH = '/nats';

/** So many tabs of one sign-in are connected at a time, and of one person. */
const MOST_SOCKETS = 30;
const MOST_OF_ONE = 60;
/** To open one, and to sign in over it, keeps the server as busy as so many lines. */
const LINES_OF_OPENING = 20;
/** So much waits for tabs of one person that read nothing; one of ours has asked for four megabytes at most. */
const MOST_UNREAD_BYTES = 32_000_000;

/** Answers so and lets go, also of one who would hold on. */
const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());

/** The key of a browser that asks for a WebSocket as it must (RFC 6455, section 4.2.1), and sends nothing besides; else nothing. */
function keyIn({ method, httpVersion, headers }: IncomingMessage): string | undefined {
  const key = headers['sec-websocket-key'] ?? '';
  const isPlain =
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers['sec-websocket-version'] === '13' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined;
  return isPlain && /^[A-Za-z0-9+/]{22}==$/.test(key) ? key : undefined;
}

/** Asks the server for a WebSocket, in a request of the office's own; whoever answers with anything else than one is as good as away. */
function dial(port: number, key: string) {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': key,
  };
  const asking = ask({ host: '127.0.0.1', port, agent: false, headers });
  asking.on('response', () => asking.destroy(new Error('The server opens no WebSocket.')));
  asking.end();
  return asking;
}

/** Hands what two sides say on to each other, once the server has opened a WebSocket: until then nothing of the browser's is read. A browser for which too much waits is cut off. */
function join(browser: Duplex, asking: ClientRequest, guard: Transform, isTooMuch: () => boolean): void {
  guard.on('error', () => browser.destroy());
  browser.on('close', () => asking.destroy());
  asking.on('error', () => refuse(browser, '503 Service Unavailable'));
  asking.on('upgrade', ({ headers }, server, first) => {
    server.on('error', () => browser.destroy());
    server.on('close', () => browser.destroy());
    browser.on('close', () => server.destroy());
    server.setNoDelay(true).setKeepAlive(true);
    const key = headers['sec-websocket-accept'];
    const told = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}`;
    browser.write(`HTTP/1.1 101 Switching Protocols\r\n${told}\r\n\r\n`);
    server.unshift(first);
    browser.pipe(guard).pipe(server);
    // The server's side is always read: the NATS server would buffer up to 64 MB for each tab that reads nothing.
    server.on('data', (bytes: Buffer) => {
      if (isTooMuch()) browser.destroy();
      else browser.write(bytes);
    });
  });
}

/** How many bytes wait for all tabs of one person. */
const unreadBy = (open: ReadonlyMap<Duplex, Session>, name: string): number =>
  Array.from(open).reduce((bytes, [socket, of]) => (of.name === name ? bytes + socket.writableLength : bytes), 0);

export interface NatsPipeOptions extends Pick<Door, 'sessionOf' | 'passOf' | 'saidOdd'> {
  /** The port of the NATS server's WebSocket on this machine. */
  port: number;
  /** The names of the office's other machines, as in their addresses. */
  others: readonly string[];
  pace?: PersonalPace | undefined;
}

/**
 * Hands the WebSockets of browsers that are signed in through to the NATS server's port on this machine. Gives what ends
 * those of a session, and all of them.
 */
export function createNatsPipe({ port, others, sessionOf, passOf, saidOdd, pace = createPace() }: NatsPipeOptions) {
  /** The sockets of browsers, with the session that they are open for. */
  const open = new Map<Duplex, Session>();
  const opened = (is: (of: Session) => boolean) => [...open.values()].filter(is).length;

  const letIn = async (request: IncomingMessage, browser: Duplex, key: string) => {
    let session: Session | undefined;
    let pass: string | undefined;
    try {
      session = await sessionOf(request);
      pass = session && (await passOf(session));
    } catch {
      refuse(browser, '503 Service Unavailable');
      return;
    }
    if (browser.destroyed) return;
    if (!session || pass === undefined) {
      refuse(browser, '401 Unauthorized');
      return;
    }
    const { id, name } = session;
    const isFull = opened((of) => of.id === id) >= MOST_SOCKETS || opened((of) => of.name === name) >= MOST_OF_ONE;
    if (isFull || pace.waitFor(name, LINES_OF_OPENING) === undefined) {
      refuse(browser, '429 Too Many Requests');
      return;
    }
    open.set(browser, session);
    browser.on('close', () => open.delete(browser));
    const guard = createClientGuard({ ...session, pass }, pace);
    guard.on('error', (error) => error instanceof OddPageError && saidOdd(session));
    // All tabs of the person are summed up only for one with more than its share unread: one that reads has next to nothing.
    const isTooMuch = () =>
      browser.writableLength > MOST_UNREAD_BYTES / MOST_OF_ONE && unreadBy(open, name) > MOST_UNREAD_BYTES;
    // What the server did not open counts for nothing, or all tabs would come back late once it is there; for who hung up first it counts.
    const giveBack = () => browser.destroyed || pace.giveBack(name, LINES_OF_OPENING);
    join(browser, dial(port, key).on('error', giveBack), guard, isTooMuch);
  };

  return {
    upgrade(request: IncomingMessage, browser: Duplex, head: Buffer): void {
      browser.on('error', () => browser.destroy());
      const key = keyIn(request);
      if (request.url?.split('?')[0] !== NATS_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket')
        refuse(browser, '404 Not Found');
      else if (!isOwnPage(request, others)) refuse(browser, '403 Forbidden');
      // A browser says nothing before the answer (RFC 6455, section 4.1).
      else if (key === undefined || head.length > 0) refuse(browser, '400 Bad Request');
      else void letIn(request, browser, key);
    },
    /** The sessions that have a tab connected here. */
    openSessions: (): ReadonlySet<string> => new Set(Array.from(open.values(), ({ id }) => id)),
    /** Cuts off all tabs of a session. */
    cut(session: string) {
      for (const [socket, of] of open) if (of.id === session) socket.destroy();
    },
    close() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
