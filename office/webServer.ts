import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { HOUR_MS } from '@/journal/kit/durations';
import { SpokenError } from '@/journal/kit/plainWords';
import { MODE_ADDRESS, type OfficeMode } from '@/office/officeMode';
import { SECURITY_HEADERS } from '../build/securityHeaders';
import type { ApiDoor } from './api/apiDoor';
import { readCertificate, type Certificate } from './certificate';
import { createNatsPipe } from './natsPipe';
import type { Door } from './signIn/door';
import type { ReportDoor } from './sms/reportDoor';
import { complain } from './tell';

const YEAR_S = 31_536_000;
/** A renewed certificate is taken within this time. */
const LOOK_AT_CERTIFICATE_MS = HOUR_MS;

/** What is asked here is short: whoever takes longer to ask it holds on. */
const LONGEST_REQUEST_MS = 30_000;
/** Whoever neither says nor takes anything for so long holds on. */
const LONGEST_IDLE_MS = 60_000;

export interface WebServerOptions {
  /** The folder of the product, as it was prepared. */
  site: string;
  mode: OfficeMode;
  /** The port of the NATS server's WebSocket on this machine. */
  websocket: number;
  /** The names of the other machines, as in their addresses: their pages may go on with this one. */
  others?: readonly string[] | undefined;
  port: number;
  host: string;
  certificate?: Certificate | undefined;
  /** Where browsers sign in. */
  door: Pick<Door, 'answer' | 'sessionOf' | 'passOf' | 'saidOdd'>;
  /** Where other programs read. */
  api: ApiDoor;
  /** Where a provider of SMS reports what became of them. */
  reports: ReportDoor;
  longestIdleMs?: number | undefined;
}

const plain = (response: ServerResponse, status: number, text: string) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);

/** Answers what browsers ask for: the product, and in which mode it runs. */
function answering({ site, mode, certificate, door, ...doors }: WebServerOptions): RequestListener {
  const modeText = JSON.stringify({ mode: 'shared', ...mode });
  const serve = sirv(site, {
    etag: true,
    single: true,
    brotli: true,
    gzip: true,
    // A page has no address there, and would be kept for ever.
    ignores: ['^/assets/'],
    setHeaders: (response, pathname) =>
      // What the build names by its content never changes.
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      ),
  });
  const others = [doors.api, doors.reports];
  const isSecure = ({ headers }: IncomingMessage) =>
    certificate !== undefined || headers['x-forwarded-proto'] === 'https';

  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (isSecure(request)) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`);
    if (door.answer(request, response, isSecure(request)) || others.some((one) => one.answer(request, response)))
      return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      plain(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    if (request.url?.split('?')[0] === MODE_ADDRESS) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(modeText);
      return;
    }
    // Nothing here is so long that a part of it would be asked for, and what is no range would end this program.
    delete request.headers.range;
    // A response that its client leaves in the middle would keep its file open.
    response.on('pipe', (file: Readable) => response.on('close', () => file.destroy()));
    serve(request, response, () => void plain(response, 404, 'There is nothing at this address.'));
  };
}

/** Serves the product and hands WebSockets through. Rejects with a SpokenError when it cannot listen there. */
export async function startWebServer(options: WebServerOptions) {
  const { certificate, port, host, websocket, others = [], door } = options;
  const pipe = createNatsPipe({ port: websocket, others, ...door });
  const longestIdleMs = options.longestIdleMs ?? LONGEST_IDLE_MS;
  const secure =
    certificate &&
    createSecureServer({ ...readCertificate(certificate), handshakeTimeout: longestIdleMs }, answering(options));
  const server = secure ?? createServer(answering(options));
  server.requestTimeout = LONGEST_REQUEST_MS;
  server.timeout = longestIdleMs;
  server.on('upgrade', (request, socket, head) => pipe.upgrade(request, socket, head));
  server.on('clientError', (_error, socket) =>
    // A client that keeps its own side open would keep the socket.
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', () => socket.destroy()),
  );
  // Without a finished handshake the answer of `clientError` never leaves, and the socket would stay open.
  secure?.on('tlsClientError', (_error, socket) => socket.destroy());
  await new Promise<void>((listening, reject) => {
    server.once('error', ({ message }) =>
      reject(
        new SpokenError(
          `The office cannot be served at port ${port}: ${message}. Choose another one: npm run office -- --port 8090`,
        ),
      ),
    );
    server.listen(port, host, listening);
  });
  server.on('error', (error) => complain(`The web server: ${error.message}`));

  const changedAt = () => (certificate ? statSync(certificate.cert).mtimeMs : 0);
  let known = changedAt();
  const renewal = setInterval(() => {
    try {
      if (!secure || changedAt() === known) return;
      secure.setSecureContext(readCertificate(certificate));
      known = changedAt();
    } catch (error) {
      complain(`The renewed certificate could not be read, so the old one goes on: ${String(error)}`);
    }
  }, LOOK_AT_CERTIFICATE_MS);

  return {
    /** The port that it listens at. */
    port: (server.address() as AddressInfo).port,
    openSessions: () => pipe.openSessions(),
    cut: (session: string) => pipe.cut(session),
    async close() {
      clearInterval(renewal);
      const closed = new Promise((done) => server.close(done));
      pipe.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
