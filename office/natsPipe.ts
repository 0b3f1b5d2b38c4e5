import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Transform, type Duplex } from 'node:stream';
import { isOwnPage } from './signIn/asked';
import { createClientReader } from './signIn/clientBytes';
import type { Session } from './signIn/session';
import { createFrameReader } from './signIn/webSocketFrames';

/** The path at which browsers reach the NATS server. */
export const NATS_PATH = '/nats';

/** Answers so and lets go, also of one who would hold on. */
const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());

/** The request as it goes on: without the cookie, which is the office's alone. */
const headOf = ({ rawHeaders, httpVersion }: IncomingMessage) => {
  const headers = Array.from({ length: rawHeaders.length / 2 }, (_, place) =>
    rawHeaders.slice(2 * place, 2 * place + 2),
  )
    .filter(([name = '']) => name.toLowerCase() !== 'cookie')
    .map((header) => header.join(': '));
  return `GET / HTTP/${httpVersion}\r\n${headers.join('\r\n')}\r\n\r\n`;
};

/** Hands on what a browser sends, as long as nobody signs in by it but whose session it is. */
function onlyIn(session: Session): Transform {
  const mayGoOn = createFrameReader(createClientReader(session));
  return new Transform({
    transform: (piece: Buffer, _encoding, done) =>
      mayGoOn(piece) ? done(null, piece) : done(new Error('It speaks for somebody else.')),
  });
}

/** Keeps a socket for as long as it is open, and does that after it. */
type Keep = (socket: Duplex, ended: () => void) => void;

/** Hands what two sides say on to each other, once the server is there. `keep` is told of both, and of the end of each. */
function join(
  request: IncomingMessage,
  browser: Duplex,
  head: Buffer,
  guard: Transform,
  port: number,
  keep: Keep,
): void {
  let connected = false;
  const server = connect({ port, host: '127.0.0.1', noDelay: true, keepAlive: true }, () => {
    connected = true;
    server.write(headOf(request));
    guard.write(head);
    browser.pipe(guard).pipe(server).pipe(browser);
  });
  guard.on('error', () => browser.destroy());
  server.on('error', () => {
    if (connected) browser.destroy();
    else refuse(browser, '503 Service Unavailable');
  });
  keep(browser, () => server.destroy());
  keep(server, () => connected && browser.destroy());
}

export interface NatsPipeOptions {
  /** The port of the NATS server's WebSocket on this machine. */
  port: number;
  /** The names of the office's other machines, as in their addresses. */
  others: readonly string[];
  /** The living session of the browser that asks; rejects while nobody knows. */
  sessionOf: (request: IncomingMessage) => Promise<Session | undefined>;
}

/**
 * Hands the WebSockets of browsers that are signed in through to the NATS server's port on this machine. Gives what ends
 * those of a session, and all of them.
 */
export function createNatsPipe({ port, others, sessionOf }: NatsPipeOptions) {
  /** The sockets of both sides, with the session that they are open for. */
  const open = new Map<Duplex, string>();

  const keepFor =
    (session: string): Keep =>
    (socket, ended) => {
      open.set(socket, session);
      socket.on('close', () => {
        open.delete(socket);
        ended();
      });
    };

  const letIn = async (request: IncomingMessage, browser: Duplex, head: Buffer) => {
    let session: Session | undefined;
    try {
      session = await sessionOf(request);
    } catch {
      refuse(browser, '503 Service Unavailable');
      return;
    }
    if (browser.destroyed) return;
    if (session) join(request, browser, head, onlyIn(session), port, keepFor(session.id));
    else refuse(browser, '401 Unauthorized');
  };

  return {
    upgrade(request: IncomingMessage, browser: Duplex, head: Buffer): void {
      browser.on('error', () => browser.destroy());
      if (request.url?.split('?')[0] !== NATS_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket')
        refuse(browser, '404 Not Found');
      else if (!isOwnPage(request, others)) refuse(browser, '403 Forbidden');
      else void letIn(request, browser, head);
    },
    /** The sessions that have a tab connected here. */
    openSessions: (): ReadonlySet<string> => new Set(open.values()),
    /** Cuts off all tabs of a session. */
    cut(session: string) {
      for (const [socket, of] of open) if (of === session) socket.destroy();
    },
    close() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
