// A Traccar on this machine, as its REST interface is documented, which answers as a test wants it to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'traccar-token-1';

/** A device as Traccar tells of it; the rest is as one has it that is online. */
interface StandInDevice {
  id: number;
  uniqueId: string;
  name?: string;
  lastUpdate?: string | null;
}

/** A position as Traccar tells of it. */
interface StandInPosition {
  deviceId: number;
  latitude?: number;
  longitude?: number;
  valid?: boolean;
  serverTime?: string;
  attributes?: object;
}

const deviceJson = ({ id, uniqueId, name = `Vehicle ${id}`, lastUpdate = null }: StandInDevice) => ({
  id,
  name,
  uniqueId,
  status: 'online',
  disabled: false,
  lastUpdate,
  positionId: 90_000 + id,
  groupId: 0,
  phone: null,
  model: null,
  contact: null,
  category: null,
  attributes: {},
});

const positionJson = (position: StandInPosition) => ({
  id: 90_000 + position.deviceId,
  protocol: 'gt06',
  outdated: false,
  valid: true,
  latitude: 18.5204,
  longitude: 73.8567,
  altitude: 560,
  speed: 21.6,
  course: 90,
  address: null,
  accuracy: 0,
  network: null,
  geofenceIds: null,
  attributes: {},
  ...position,
});

/** Answers in the place of the server, unless it gives false. */
type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that lets in whoever has the token. */
export async function startTraccar() {
  const state = {
    token: TOKEN,
    devices: [] as StandInDevice[],
    positions: [] as StandInPosition[],
    instead: (() => false) as Instead,
  };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (state.instead(request, response)) return;
    if (request.headers.authorization !== `Bearer ${state.token}`) {
      response.writeHead(401).end();
      return;
    }
    const answers: Record<string, () => object> = {
      '/api/devices': () => state.devices.map(deviceJson),
      '/api/positions': () => state.positions.map(positionJson),
    };
    const answer = answers[request.url ?? ''];
    if (answer) response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer()));
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    /** The addresses that were asked for, in their order. */
    asked,
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
