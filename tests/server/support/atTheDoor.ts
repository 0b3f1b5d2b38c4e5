// Who comes to the door of an office that runs, and over which socket they go on.
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { DeskAnswer, DeskRequest, DeskRequests } from '@/office/deskProtocol';
import { newFolders, startOffice, type Office } from './program';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  told: unknown;
}

/** Asks the office's web server; a body that is no text is sent as JSON. */
export const asked = (office: Office, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, failed) => {
    const request = ask(
      new URL(path, office.address),
      {
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            told: text === '' ? undefined : JSON.parse(text),
          }),
        );
      },
    );
    request.on('error', failed);
    request.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  });

/** Signs a browser in; gives its cookie and its session. */
export async function browserOf(office: Office, name: string, password: string, headers: Record<string, string> = {}) {
  const key = await office.keyOf(name, password);
  const answer = await asked(office, '/sign-in', { name, key, remember: false }, headers);
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  return { ...answer, cookie, session: (answer.told as { session?: string }).session ?? '' };
}

/** A frame of a browser: final, of bytes and with a mask of zeros unless it is told otherwise. */
export function frame(content: string | Uint8Array, first = 0x82): Buffer {
  const bytes = Buffer.from(content);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.from([first, ...length, 0, 0, 0, 0, ...bytes]);
}

/** With these headers a browser opens a WebSocket. */
export const OPENING = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** How a browser asks for the WebSocket to the NATS server. */
export const opening = (office: Office, cookie: string, headers = OPENING, first = 'GET /nats HTTP/1.1'): string =>
  [first, `Host: ${office.address.host}`, `Cookie: ${cookie}`, ...headers, '\r\n'].join('\r\n');

/** Says that first over a socket of its own to a port, and gives all that comes back so far, and whether it is closed. */
export function socketTo(port: number, first: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(first));
  const state = { answer: '', closed: false };
  socket.on('data', (part: Buffer) => (state.answer += part.toString('latin1')));
  socket.on('error', () => {});
  socket.on('close', () => (state.closed = true));
  onTestFinished(() => void socket.destroy());
  return {
    state,
    send: (bytes: string | Uint8Array) => void socket.write(bytes),
    /** Says that in one frame. */
    say: (text: string) => void socket.write(frame(text)),
  };
}

/** The same to the office's web server. */
export const socketOf = (office: Office, cookie: string, first = opening(office, cookie)) =>
  socketTo(Number(office.address.port), first);

/** How somebody signs in over a socket, in a session as a browser's page does, which knows no pass. */
export const connecting = (name: string, session: string, pass?: string) =>
  `CONNECT ${JSON.stringify({ user: name, pass, name: session, verbose: false, pedantic: false })}\r\nPING\r\n`;

export const POLLING = { timeout: 20_000 };

export const told = <Request extends DeskRequest>(
  person: Parameters<typeof askDesk>[0],
  by: string,
  request: Request,
  what: DeskRequests[Request],
) => askDesk<DeskAnswer>(person, by, request, JSON.stringify(what));

/** An office with Ravi in it. */
export async function withRavi() {
  const office = await startOffice(newFolders());
  const admin = await office.signIn('admin', office.password);
  const key = await office.keyOf('Ravi', 'a password');
  await told(admin, 'admin', 'people.add', { name: 'Ravi', role: 'stock', key });
  await vi.waitFor(() => office.signIn('Ravi', 'a password'), POLLING);
  return { office, admin };
}
