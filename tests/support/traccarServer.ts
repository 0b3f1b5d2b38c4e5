// A Traccar on this machine, as its REST interface and its WebSocket are documented, which answers as a test wants it to.
import { text as textOf } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lineOf, SESSION } from './traccarLine';
import {
  deviceJson,
  positionJson,
  type StandInDevice,
  type StandInGroup,
  type StandInPosition,
  type State,
} from './traccarJson';

export const TOKEN = 'traccar-token-1';

/** The token that is made where one is asked for, for a while. */
export const SHORT_TOKEN = 'short-lived/1';

/** Answers in the place of the server, unless it gives false. */
type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What is written, as it answers that; a text tells why it would not have it. */
function write(state: State, method: string, path: string, body: object): object | string | undefined {
  if (method === 'POST' && path === '/api/groups') {
    const group = { id: state.groups.length + 1, ...body } as StandInGroup;
    state.groups.push(group);
    return group;
  }
  if (method === 'POST' && path === '/api/devices') {
    const device = { id: state.devices.length + 1, ...body } as StandInDevice;
    if (state.devices.some(({ uniqueId }) => uniqueId === device.uniqueId))
      return `Duplicate entry '${device.uniqueId}' - SQLIntegrityConstraintViolationException`;
    state.devices.push(device);
    return deviceJson(device);
  }
  const device = body as StandInDevice;
  if (method !== 'PUT' || path !== `/api/devices/${device.id}`) return undefined;
  state.devices = state.devices.map((one) => (one.id === device.id ? device : one));
  return device;
}

/** What is asked for, as it answers that. */
function read(state: State, url: string): object | undefined {
  const { pathname, searchParams } = new URL(url, 'http://traccar');
  const id = searchParams.get('id');
  if (pathname === '/api/devices')
    return state.devices.filter((one) => id === null || String(one.id) === id).map(deviceJson);
  if (pathname === '/api/positions') return state.positions.map(positionJson);
  if (pathname === '/api/groups') return state.groups;
  return undefined;
}

/** What it knows of sessions: whether one is open, and until when the last token that it made is one (an ISO instant). */
interface Sessions {
  isOpen: boolean;
  shortUntil: string | undefined;
}

/** Opens and ends the session, and makes the token for it; gives false of what is asked else. */
function answerOfSession(sessions: Sessions, { method, url }: IncomingMessage, text: string, response: ServerResponse) {
  if (method === 'POST' && url === '/api/session/token') {
    sessions.shortUntil = new URLSearchParams(text).get('expiration') ?? undefined;
    response.writeHead(200).end(SHORT_TOKEN);
  } else if (method === 'DELETE' && url === '/api/session') {
    sessions.isOpen = false;
    response.writeHead(204).end();
  } else return false;
  return true;
}

/** Does and answers what whoever has the token asks. */
async function answer(state: State & Sessions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const text = await textOf(request);
  if (answerOfSession(state, request, text, response)) return;
  const told = method === 'GET' ? read(state, url) : write(state, method, url, JSON.parse(text) as object);
  if (told === undefined) response.writeHead(404).end();
  else if (typeof told === 'string') response.writeHead(400).end(told);
  else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(told));
}

/** A server that lets in whoever has the token. */
export async function startTraccar() {
  const state = {
    token: TOKEN,
    devices: [] as StandInDevice[],
    groups: [] as StandInGroup[],
    positions: [] as StandInPosition[],
    /** Whether its WebSocket is to be had. */
    takesLine: true,
    isOpen: false,
    shortUntil: undefined as string | undefined,
    instead: (() => false) as Instead,
  };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method === 'GET' ? (request.url ?? '') : `${request.method} ${request.url}`);
    if (state.instead(request, response)) return;
    if (state.shortUntil !== undefined && request.url === `/api/session?token=${encodeURIComponent(SHORT_TOKEN)}`) {
      state.isOpen = true;
      response.writeHead(200, { 'Set-Cookie': `${SESSION}; Path=/; HttpOnly` }).end('{"id":1}');
      return;
    }
    if (request.headers.authorization !== `Bearer ${state.token}`) {
      response.writeHead(401).end();
      return;
    }
    void answer(state, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const line = lineOf(state, server);
  return {
    state,
    line,
    /** The addresses that were asked for, in their order. */
    asked,
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((done) => {
        line.cut();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
