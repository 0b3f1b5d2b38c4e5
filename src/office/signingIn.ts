import { isObject } from '@/journal/kit/isObject';
import { triedAgain } from '@/journal/kit/pauses';
import { SpokenError } from '@/journal/kit/plainWords';
import type { OfficeSession } from './keptSession';
import { NO_ANSWER } from './noAnswer';
import {
  SESSION_ADDRESS,
  SIGN_IN_ADDRESS,
  SIGN_OUT_ADDRESS,
  type SessionAnswer,
  type SignInAnswer,
  type SignInRequest,
} from './signInProtocol';

/** Thrown where the office says that nobody, or somebody else, is signed in in this browser. */
export class SignedOutError extends SpokenError {}

/** Thrown where the office cannot look now. */
class BusyError extends SpokenError {}

const BUSY = 503;
/** So often a browser asks at most whose session it has. */
const MOST_TRIES = 4;

/** What the office at an origin, this page's own where it is empty, answers; rejects with a SpokenError where it answers nothing of use. */
async function answerOf(origin: string, path: string, asked: object | undefined, keepalive = false) {
  const response = await fetch(`${origin}${path}`, {
    // Another machine of the office has a cookie of its own.
    credentials: 'include',
    keepalive,
    cache: 'no-store',
    ...(asked && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(asked) }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && isObject(answer)) return answer;
  const why = isObject(answer) && typeof answer.refused === 'string' ? answer.refused : NO_ANSWER;
  throw response.status === BUSY ? new BusyError(why) : new SpokenError(why);
}

/** Signs this browser in, or gives in a sentence why not. */
export const askToSignIn = async (asked: SignInRequest): Promise<SignInAnswer> =>
  (await answerOf('', SIGN_IN_ADDRESS, asked)) as SignInAnswer;

/** Ends the sign-in of this browser; should the office be away, it ends for want of use. */
export const askToSignOut = (): void => void answerOf('', SIGN_OUT_ADDRESS, {}, true).catch(() => {});

/** The origin at which the machine is asked whose WebSocket that is; empty for the one that served this page. */
function originOf(socket: string): string {
  const { protocol, host } = new URL(socket);
  return host === location.host ? '' : `${protocol === 'wss:' ? 'https:' : 'http:'}//${host}`;
}

/**
 * Makes sure that a session is this browser's at the machine of a WebSocket: a browser does not tell its page why one was refused. A
 * machine that cannot look now is asked again, some times.
 * @throws {SignedOutError} when it is not
 */
export async function mustBeLetIn(socket: string, { name, id, pass }: OfficeSession): Promise<void> {
  const origin = originOf(socket);
  const ask = (asked?: object) =>
    triedAgain(
      async () => (await answerOf(origin, SESSION_ADDRESS, asked)) as SessionAnswer,
      (error) => error instanceof BusyError,
      MOST_TRIES,
    );
  let answer = await ask();
  if ('refused' in answer && origin !== '' && pass !== undefined) answer = await ask({ pass });
  if ('refused' in answer) throw new SignedOutError(answer.refused);
  if (answer.name !== name || answer.session !== id)
    throw new SignedOutError(`${answer.name} has signed in in this browser. Sign in again.`);
}
