// The WebSocket of a Traccar that stands in.
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { positionJson, type StandInPosition, type State } from './traccarJson';

/** The cookie of whoever is in. */
export const SESSION = 'JSESSIONID=node01';

/** The WebSocket of a server, for whoever has a session: it tells the latest positions first, and then what it is told to. */
export function lineOf(state: State & { takesLine: boolean; isOpen: boolean }, server: Server) {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const open = () => [...sockets.clients].filter(({ readyState }) => readyState === 1);
  server.on('upgrade', (request, socket, head) => {
    const isIn = state.isOpen && request.url === '/api/socket' && request.headers.cookie === SESSION;
    if (!state.takesLine || !isIn) socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n');
    else
      sockets.handleUpgrade(request, socket, head, (one: WebSocket) =>
        one.send(JSON.stringify({ positions: state.positions.map(positionJson) })),
      );
  });
  const say = (message: string | Buffer) => {
    for (const socket of open()) socket.send(message);
  };
  return {
    /** How many listen. */
    count: () => open().length,
    say,
    /** Keeps them as the latest, and tells of each in a message. */
    tellPositions(positions: readonly StandInPosition[]) {
      const told = new Set(positions.map(({ deviceId }) => deviceId));
      state.positions = [...state.positions.filter(({ deviceId }) => !told.has(deviceId)), ...positions];
      for (const position of positions) say(JSON.stringify({ positions: [positionJson(position)] }));
    },
    /** Breaks off, without a word. */
    cut() {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}
