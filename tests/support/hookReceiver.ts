// A receiver of webhooks, which keeps what it was called with.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts one on this machine; how it answers a test sets. */
export async function startReceiver() {
  const calls: Received[] = [];
  const state = { answer: (response: ServerResponse): void => void response.writeHead(204).end() };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      state.answer(response);
    });
  });
  await new Promise<void>((listens) => void server.listen(0, '127.0.0.1', listens));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What a receiver expects in the header webhook-signature, by its own arithmetic. */
export function expectedSignature(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
