import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NatsConnection } from '@nats-io/nats-core';
import { SMS_REPORTED } from '@/journal/adapters/nats/subjects';
import { atMostEvery } from '@/journal/kit/atMostEvery';
import { REPORT_ADDRESS } from '@/office/sms/smsReports';
import { addressOf, networkOf, RefusedRequest, bytesOf } from '../signIn/asked';
import { createTries } from '../signIn/tries';
import type { RefusedCalls, ReportAnswer, ReportCall } from './report';

const LONGEST_MS = 10_000;
/** Whoever calls too often does not make as many messages of it. */
const TELL_EVERY_MS = 1_000;
const MOST_BYTES = 64_000;
const MOST_QUERY = 4_000;
const LONGEST_HEADER = 500;
/** Headers that tell nothing of a report, and may hold what is nobody else's. */
const NOT_PASSED_ON = ['cookie', 'authorization'];

const AWAY: ReportAnswer = { status: 503, text: 'The office does not answer. Report it again in a moment.' };
const WRONG_METHOD = new RefusedRequest(405, 'A report comes by POST or GET.');
const TOO_LONG = new RefusedRequest(414, 'The address is too long.');

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.length <= LONGEST_HEADER && !NOT_PASSED_ON.includes(name)
        ? [[name, value]]
        : [],
    ),
  );

const send = (response: ServerResponse, { status, text }: ReportAnswer) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);

/** Counts the calls that are refused here, and tells how many; what could not be told is told with the next ones. */
function refusedCounting(tell: (refused: number) => Promise<boolean>): () => void {
  let refused = 0;
  const tellAll = async () => {
    const told = refused;
    refused = 0;
    if (!(await tell(told))) refused += told;
  };
  const tellSoon = atMostEvery(TELL_EVERY_MS, () => void tellAll());
  return () => {
    refused += 1;
    tellSoon();
  };
}

export type ReportDoor = ReturnType<typeof createReportDoor>;

/**
 * Where a provider of SMS reports what became of them: what it says is told to the machine that leads.
 * @param proxies addresses of those that tell from where it is called
 */
export function createReportDoor(connection: Pick<NatsConnection, 'request'>, proxies: readonly string[] = []) {
  const tries = createTries();

  const passOn = async (call: ReportCall | RefusedCalls): Promise<ReportAnswer> => {
    try {
      const answer = await connection.request(SMS_REPORTED, JSON.stringify(call), { timeout: LONGEST_MS });
      return answer.json<ReportAnswer>();
    } catch {
      return AWAY;
    }
  };
  const countRefused = refusedCounting(async (refused) => (await passOn({ refused })) !== AWAY);
  const answerTo = async (request: IncomingMessage): Promise<ReportAnswer> => {
    const [address = '', query = ''] = (request.url ?? '').split('?');
    if (request.method !== 'POST' && request.method !== 'GET') throw WRONG_METHOD;
    if (query.length > MOST_QUERY) throw TOO_LONG;
    const from = networkOf(addressOf(request, proxies));
    const wait = tries.waitOf('address', from);
    if (wait > 0) {
      countRefused();
      return { status: 429, text: `Too many wrong calls came from here. Call again in ${Math.ceil(wait / 1_000)} s.` };
    }
    const body = (await bytesOf(request, MOST_BYTES)).toString('base64');
    const answer = await passOn({
      secret: address.slice(REPORT_ADDRESS.length + 1),
      query,
      headers: headersOf(request),
      body,
    });
    if (answer.status === 403 || answer.status === 404) tries.note('address', from);
    if (answer.status === 200) tries.forget('address', from);
    return answer;
  };

  return {
    /** Answers a report of a provider; gives whether it was one. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!request.url?.startsWith(`${REPORT_ADDRESS}/`)) return false;
      void answerTo(request)
        .catch((error: unknown): ReportAnswer => {
          // What is left of a request that was refused is not read.
          response.setHeader('Connection', 'close');
          if (!(error instanceof RefusedRequest)) return AWAY;
          countRefused();
          return { status: error.status, text: error.message };
        })
        .then((answer) => send(response, answer));
      return true;
    },
  };
}
