import type { IncomingMessage, ServerResponse } from 'node:http';
import { inPlainWords } from '@/journal/kit/plainWords';
import { isObject } from '@/journal/kit/isObject';
import { NO_ANSWER } from '@/office/noAnswer';
import { SESSION_ADDRESS, SIGN_IN_ADDRESS, SIGN_OUT_ADDRESS, type SessionAnswer } from '@/office/signInProtocol';
import type { AuditLog } from '../audit/auditLog';
import { addressOf, bodyOf, cookieIn, isOwnPage, RefusedRequest } from './asked';
import { ODD_PAGE } from '../sharedRefusals';
import { browserWords } from './browserWords';
import { cookiesOf } from './cookies';
import type { Session } from './session';
import type { Sessions } from './sessions';
import type { SignIn } from './signIn';

const SIGNED_OUT = {
  refused:
    'This sign-in has ended: it was not used for long, an admin ended it, or your password was changed. Sign in again.',
};

export interface DoorOptions {
  business: string;
  sessions: Sessions;
  signIn: SignIn;
  /** Notes who signs out, and who is cut off. */
  note: AuditLog['note'];
  /** The names of the office's other machines, as in their addresses: their pages may go on with this one. */
  others: readonly string[];
  /** What this machine's NATS server takes for whoever has a session; undefined where it goes by no password of theirs any more, and rejects while nobody knows. */
  passOf: (session: Session) => Promise<string | undefined>;
  /** Addresses of proxies that tell from where somebody asks. */
  proxies?: readonly string[] | undefined;
}

type Answering = (request: IncomingMessage, isSecure: boolean) => Promise<{ answer: object; cookie?: string }>;

const ADDRESSES = [SIGN_IN_ADDRESS, SIGN_OUT_ADDRESS, SESSION_ADDRESS];

/** What is done at each address of the door, and noted behind it; `sessionOf` gives the living session of a browser. */
function answersOf({ business, sessions, signIn, note, passOf, proxies }: DoorOptions) {
  const cookies = cookiesOf(business);
  const sessionOf = (request: IncomingMessage): Promise<Session | undefined> =>
    sessions.of(cookieIn(request, cookies.name));

  const signsIn: Answering = async (request, isSecure) => {
    const asked = await bodyOf(request);
    const from = { address: addressOf(request, proxies), browser: browserWords(request.headers['user-agent'] ?? '') };
    const { answer, cookie: token } = await signIn(asked, from);
    if (token === undefined) return { answer };
    // This browser signs in anew.
    const before = await sessionOf(request);
    if (before) await sessions.end([before]);
    const remember = isObject(asked) && asked.remember === true;
    return { answer, cookie: cookies.holding(token, { remember }, isSecure) };
  };
  const signsOut: Answering = async (request, isSecure) => {
    await bodyOf(request);
    const session = await sessionOf(request);
    if (session) {
      const { id, name, address, browser } = session;
      await sessions.end([session]);
      note({ kind: 'signed-out', by: name, text: 'signed out', address, browser, session: id });
    }
    return { answer: { done: true }, cookie: cookies.gone(isSecure) };
  };
  /** The same session, if it goes by the password that somebody has now. */
  const letIn = async (session: Session | undefined) =>
    session && (await passOf(session)) !== undefined ? session : undefined;
  /** Whose session the browser has; a page that comes from another machine brings it along. */
  const asks: Answering = async (request, isSecure) => {
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    const pass = isObject(body) && typeof body.pass === 'string' ? body.pass : undefined;
    const own = await letIn(await sessionOf(request));
    const session = own ?? (pass === undefined ? undefined : await letIn(await sessions.of(pass)));
    if (!session) return { answer: SIGNED_OUT };
    const answer: SessionAnswer = { name: session.name, session: session.id };
    return pass === undefined ? { answer } : { answer, cookie: cookies.holding(pass, session, isSecure) };
  };

  const answers: Readonly<Record<string, Answering>> = {
    [`POST ${SIGN_IN_ADDRESS}`]: signsIn,
    [`POST ${SIGN_OUT_ADDRESS}`]: signsOut,
    [`GET ${SESSION_ADDRESS}`]: asks,
    [`POST ${SESSION_ADDRESS}`]: asks,
  };
  /** A page of that session was cut off, as it said what none of ours does. */
  const saidOdd = ({ id, name, address, browser }: Session) =>
    note({ kind: 'refused', by: name, text: ODD_PAGE, address, browser, session: id });
  return { sessionOf, saidOdd, answers };
}

const send = (response: ServerResponse, status: number, answer: object) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(answer));

/** Lets a page of another machine of the office ask, and read the answer. */
function admitPage(response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Vary', 'Origin');
}

async function answerBy(answering: Answering, request: IncomingMessage, response: ServerResponse, isSecure: boolean) {
  try {
    const { answer, cookie } = await answering(request, isSecure);
    if (cookie !== undefined) response.setHeader('Set-Cookie', cookie);
    send(response, 200, answer);
  } catch (error) {
    // What is left of a request that was refused is not read.
    response.setHeader('Connection', 'close');
    if (error instanceof RefusedRequest) send(response, error.status, { refused: error.message });
    else send(response, 503, { refused: inPlainWords(error, NO_ANSWER) });
  }
}

export type Door = ReturnType<typeof createDoor>;

/** The door of an office: where browsers sign in and out, by a cookie that no page can read. */
export function createDoor(options: DoorOptions) {
  const { others, passOf } = options;
  const { sessionOf, saidOdd, answers } = answersOf(options);

  return {
    sessionOf,
    passOf,
    saidOdd,
    /** Answers what is asked at the door; gives whether it was. */
    answer(request: IncomingMessage, response: ServerResponse, isSecure: boolean): boolean {
      const path = request.url?.split('?')[0] ?? '';
      if (!ADDRESSES.includes(path)) return false;
      const { origin } = request.headers;
      if (!isOwnPage(request, others)) {
        send(response, 403, { refused: 'Only the pages of this office may ask this.' });
        return true;
      }
      if (origin !== undefined && others.length > 0) admitPage(response, origin);
      const answering = answers[`${request.method} ${path}`];
      if (answering) void answerBy(answering, request, response, isSecure);
      else if (request.method === 'OPTIONS') response.writeHead(204).end();
      else send(response, 405, { refused: 'This is not answered here.' });
      return true;
    },
  };
}
