import { isObject } from '@/journal/kit/isObject';
import { isOwnMachine } from '@/office/ownNetwork';
import { askOnce } from '../asking';
import { InnerAddressError, isInner, literalIn, lookupOutside } from './privateNetwork';
import { signedHeaders } from './signing';

const LONGEST_MS = 10_000;
const INNER = 'The address is in the office’s own network, where calls do not go. Enter one that others reach.';

/** Who is called, with what signs. */
export interface Receiver {
  url: string;
  secret: string;
}

/** What became of a call: taken, or not, in words. */
export interface CallOutcome {
  isTaken: boolean;
  words: string;
}

/** Why nobody answered, in words. */
function unreached(url: string, error: unknown): string {
  const { host, hostname } = new URL(url);
  const code = isObject(error) && typeof error.code === 'string' ? error.code : '';
  if (error instanceof InnerAddressError) return INNER;
  if (isObject(error) && error.name === 'TimeoutError') return `${host} did not answer within 10 s.`;
  if (code === 'ENOTFOUND') return `No server is called ${hostname}.`;
  if (code === 'ECONNREFUSED') return `Nothing answers at ${host}.`;
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
    ? `The certificate of ${host} is not trusted.`
    : `${host} could not be reached${code && ` (${code})`}.`;
}

function answeredBy(status: number): CallOutcome {
  if (status >= 200 && status < 300) return { isTaken: true, words: `Taken (${status}).` };
  const leads = status >= 300 && status < 400;
  return {
    isTaken: false,
    words: leads
      ? `It leads to another address (${status}). Enter that one.`
      : `It answered with an error (${status}).`,
  };
}

/** Makes the calls of an office. @param mayCallItself whether they may go to its own machine, as for a trial */
export const callerOf =
  (mayCallItself: boolean, now: () => number) =>
  async ({ url, secret }: Receiver, { id, body }: { id: string; body: string }): Promise<CallOutcome> => {
    const literal = literalIn(url);
    const isInside = isOwnMachine(url) ? !mayCallItself : literal !== undefined && isInner(literal);
    if (isInside) return { isTaken: false, words: INNER };
    const seconds = Math.floor(now() / 1_000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Trackyard',
      ...signedHeaders(secret, { id, body, seconds }),
    };
    // What is answered besides the status nobody reads.
    const answer = await askOnce(
      { url, method: 'POST', headers, body },
      { signal: AbortSignal.timeout(LONGEST_MS), mostBytes: 0, lookup: isOwnMachine(url) ? undefined : lookupOutside },
    );
    return 'error' in answer ? { isTaken: false, words: unreached(url, answer.error) } : answeredBy(answer.status);
  };

export type Caller = ReturnType<typeof callerOf>;
