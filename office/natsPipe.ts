import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** The path at which browsers reach the NATS server. */
export const NATS_PATH = '/nats';

/** Answers so and lets go, also of one who would hold on. */
const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());

/** The name of the machine in an address; empty where it is none. */
const machineIn = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Whether a page asks that this office has served: a browser names the origin of each, and lets any page open a WebSocket anywhere. A
 * proxy before the office may have another port.
 */
const isOwnPage = ({ headers: { origin, host = '' } }: IncomingMessage, others: readonly string[]): boolean =>
  origin === undefined || [machineIn(`http://${host}`), ...others].includes(machineIn(origin));

const headOf = ({ rawHeaders, httpVersion }: IncomingMessage) => {
  const headers = Array.from({ length: rawHeaders.length / 2 }, (_, place) =>
    rawHeaders.slice(2 * place, 2 * place + 2).join(': '),
  );
  return `GET / HTTP/${httpVersion}\r\n${headers.join('\r\n')}\r\n\r\n`;
};

/**
 * Hands the WebSockets of browsers through to the NATS server's port on this machine. Gives what ends all of them.
 * @param others the names of the office's other machines, as in their addresses
 */
export function createNatsPipe(port: number, others: readonly string[]) {
  const open = new Set<Duplex>();

  return {
    upgrade(request: IncomingMessage, browser: Duplex, head: Buffer): void {
      browser.on('error', () => browser.destroy());
      if (request.url?.split('?')[0] !== NATS_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket') {
        refuse(browser, '404 Not Found');
        return;
      }
      if (!isOwnPage(request, others)) {
        refuse(browser, '403 Forbidden');
        return;
      }
      let connected = false;
      const server = connect({ port, host: '127.0.0.1', noDelay: true, keepAlive: true }, () => {
        connected = true;
        server.write(headOf(request));
        server.write(head);
        server.pipe(browser).pipe(server);
      });
      server.on('error', () => {
        if (connected) browser.destroy();
        else refuse(browser, '503 Service Unavailable');
      });
      for (const [one, other] of [
        [browser, server],
        [server, browser],
      ] as const) {
        open.add(one);
        one.on('close', () => {
          open.delete(one);
          if (connected || one === browser) other.destroy();
        });
      }
    },
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}
