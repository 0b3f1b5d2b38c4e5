// Whoever sends SMS, on this machine, which answers as a test wants it to.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AskedOf {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A provider that answers each request with a status and a text; without a status it closes the line. */
export async function startSmsServer() {
  const state: {
    status: number | undefined;
    answer: string | ((body: string) => string);
    /** The status from the second request on. */
    afterwards?: number;
  } = {
    status: 200,
    answer: '{"type":"success","message":"35666c7a4d4b313233343536"}',
  };
  const asked: AskedOf[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (more: Buffer) => (body += more.toString()));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const status = asked.length > 1 ? (state.afterwards ?? state.status) : state.status;
      if (status === undefined) request.socket.destroy();
      else response.writeHead(status).end(typeof state.answer === 'string' ? state.answer : state.answer(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    state,
    asked,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
