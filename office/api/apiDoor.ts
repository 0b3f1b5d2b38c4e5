import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NatsConnection } from '@nats-io/nats-core';
import { API_CALLED } from '@/journal/adapters/nats/subjects';
import { API_ADDRESS } from '@/office/api/apiProtocol';
import { addressOf, networkOf } from '../signIn/asked';
import { createTries } from '../signIn/tries';
import { refusal, type ApiAnswer, type ApiCall } from './apiCall';
import { OPEN_API } from './openApi';

const LONGEST_MS = 10_000;
const MOST_QUERY = 1_000;

const WRONG_METHOD = refusal(405, 'The API only reads: GET and HEAD are answered here.');
const NO_TOKEN = refusal(
  401,
  'Call with a token: Authorization: Bearer trackyard_… Admins make one in Settings → API.',
);
const TOO_LONG = refusal(400, 'The address is too long.');
const AWAY = refusal(503, 'The office does not answer. Call again in a moment.', 5);

function send(response: ServerResponse, { status, body, retryAfter }: ApiAnswer): void {
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}

export type ApiDoor = ReturnType<typeof createApiDoor>;

/**
 * Where other programs call an office: what they read is asked of the machine that leads.
 * @param proxies addresses of those that tell from where it is called
 */
export function createApiDoor(connection: Pick<NatsConnection, 'request'>, proxies: readonly string[] = []) {
  const tries = createTries();

  const passOn = async (call: ApiCall): Promise<ApiAnswer> => {
    try {
      return (await connection.request(API_CALLED, JSON.stringify(call), { timeout: LONGEST_MS })).json<ApiAnswer>();
    } catch {
      return AWAY;
    }
  };
  const answerTo = async (request: IncomingMessage): Promise<ApiAnswer> => {
    const [address = '', query = ''] = (request.url ?? '').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD') return WRONG_METHOD;
    if (address === `${API_ADDRESS}/openapi.json`) return { status: 200, body: OPEN_API };
    const from = networkOf(addressOf(request, proxies));
    const wait = tries.waitOf('address', from);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1_000);
      return refusal(429, `Too many wrong tokens came from here. Call again in ${seconds} s.`, seconds);
    }
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) return NO_TOKEN;
    if (query.length > MOST_QUERY) return TOO_LONG;
    const path = address.startsWith(`${API_ADDRESS}/`) ? address.slice(API_ADDRESS.length + 1) : '';
    const answer = await passOn({ path, query, token });
    if (answer.status === 401) tries.note('address', from);
    if (answer.status === 200) tries.forget('address', from);
    return answer;
  };

  return {
    /** Answers a call of the API; gives whether it was one. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!/^\/api(?:[/?]|$)/.test(request.url ?? '')) return false;
      void answerTo(request).then((answer) => send(response, answer));
      return true;
    },
  };
}
