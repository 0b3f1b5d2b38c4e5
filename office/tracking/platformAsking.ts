import { isObject } from '@/journal/kit/isObject';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { PlatformAwayError, PlatformError } from './platform';

/** The devices and places of some 100,000 vehicles. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_WORDS = 200;
/** In so much of an answer they are looked for, as one can be as large as all vehicles are. */
const LONGEST_LOOK = 10_000;
const SERVERS_FAULT = 500;
const TOO_MANY = 429;
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** What is asked, and of whom. */
export interface PlatformAsked {
  /** Where it is, as it is told of. */
  address: string;
  token: string;
  url: string;
  signal: AbortSignal;
  /** What is written there; without it nothing is. */
  write?: { method: 'POST' | 'PUT' | 'DELETE'; body?: object };
  /** Of a session there. */
  cookie?: string;
}

/** Why nobody answered, by what the connection failed of. */
export function unreached({ address }: Pick<PlatformAsked, 'address'>, error: unknown): PlatformAwayError {
  const { host, hostname } = new URL(address);
  const cause = isObject(error) && isObject(error.cause) ? error.cause : error;
  const code = isObject(cause) && typeof cause.code === 'string' ? cause.code : '';
  if (isObject(error) && error.name === 'TimeoutError') return new PlatformAwayError(`${host} did not answer in time.`);
  if (code === 'ENOTFOUND') return new PlatformAwayError(`No server is called ${hostname}. Correct the address.`);
  if (code === 'ECONNREFUSED')
    return new PlatformAwayError(`Nothing answers at ${host}. Is the server running, and the port right?`);
  if (CERTIFICATE.test(code)) return new PlatformAwayError(`The certificate of ${host} is not trusted.`, code);
  return new PlatformAwayError(`${host} could not be reached.`, code);
}

const withoutToken = (words: string, token: string) =>
  words.replaceAll(token, '…').replaceAll(encodeURIComponent(token), '…');

/** Words of a server in one line, without the token, should it tell it. */
const spoken = (words: string, token: string) =>
  Array.from(cleanLine(withoutToken(words, token).slice(0, LONGEST_LOOK).replaceAll(/\s+/g, ' ')))
    .slice(0, LONGEST_WORDS)
    .join('');

/** The text of an answer, which is not read on when it is too large. */
async function textOf(answer: Response, { address, signal }: PlatformAsked): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  if (!answer.body) return '';
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    signal.throwIfAborted();
    bytes += part.length;
    if (bytes > MOST_BYTES)
      throw new PlatformError(`${new URL(address).host} answers with more than anybody can read.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** The method, the headers and the body of a request; a form is written as one, what else there is as JSON. */
function requestOf({ token, write, cookie }: PlatformAsked): RequestInit {
  const { method = 'GET', body } = write ?? {};
  const isForm = body instanceof URLSearchParams;
  return {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  };
}

/** Asks a platform once, with its token; gives its answer and the text of that, and rejects with a PlatformError. */
export async function answerOfPlatform(asked: PlatformAsked): Promise<{ answer: Response; text: string }> {
  const { address, token, url, signal } = asked;
  const { host } = new URL(address);
  let answer: Response;
  let text: string;
  try {
    // Where it sends on to would be told the token.
    answer = await fetch(url, {
      ...requestOf(asked),
      redirect: 'manual',
      signal,
    });
    text = await textOf(answer, asked);
  } catch (error) {
    throw error instanceof PlatformError ? error : unreached(asked, error);
  }
  const said = () => spoken(text, token);
  const to = answer.headers.get('location');
  if (to !== null && !answer.ok)
    throw new PlatformAwayError(`${host} leads to another address. Enter that one.`, spoken(to, token));
  if (answer.status === 401 || answer.status === 403)
    throw new PlatformError('The token is not taken. Make another one there, and enter it.', said());
  const isAway = answer.status >= SERVERS_FAULT || answer.status === TOO_MANY;
  if (!answer.ok)
    throw new (isAway ? PlatformAwayError : PlatformError)(`${host} answers with an error (${answer.status}).`, said());
  return { answer, text };
}

/** Asks a platform once, with its token; gives what it answers as a JSON value, and rejects with a PlatformError. */
export async function askPlatform(asked: PlatformAsked): Promise<unknown> {
  const { text } = await answerOfPlatform(asked);
  try {
    return JSON.parse(text);
  } catch {
    const { host } = new URL(asked.address);
    throw new PlatformError(
      `${host} answers with something else than vehicles. Correct the address.`,
      spoken(text, asked.token),
    );
  }
}
