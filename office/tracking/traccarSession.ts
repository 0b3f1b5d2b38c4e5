import { SECOND_MS } from '@/journal/kit/durations';
import { PlatformError } from './platform';
import { answerOfPlatform, type PlatformAsked } from './platformAsking';

const OPENED_WITHIN_MS = 20 * SECOND_MS;
const ENDED_WITHIN_MS = 3 * SECOND_MS;
/** Longer than it takes to open a session, also where the clocks of both differ. */
const TOKEN_LASTS_MS = 300 * SECOND_MS;

/** A Traccar, and the token that it takes. */
export interface Traccar {
  address: string;
  token: string;
}

/** Asks it for something of sessions. */
const ask = ({ address, token }: Traccar, what: string, more: Omit<PlatformAsked, 'address' | 'token' | 'url'>) =>
  answerOfPlatform({ address, token, url: `${address}/api/session${what}`, ...more });

/** A token that is worth nothing soon. */
async function shortToken(traccar: Traccar, signal: AbortSignal): Promise<string> {
  const expiration = new Date(Date.now() + TOKEN_LASTS_MS).toISOString();
  const write = { method: 'POST' as const, body: new URLSearchParams({ expiration }) };
  const { text } = await ask(traccar, '/token', { signal, write });
  const token = text.trim();
  if (token === '') throw new PlatformError(`${new URL(traccar.address).host} makes no token for its WebSocket.`);
  return token;
}

/**
 * Opens a session, whose cookie is all that the WebSocket takes (https://www.traccar.org/traccar-api/). A token opens one in the address
 * alone, where proxies and logs write it down: so it is a short-lived one, which is made by that of the settings.
 */
export async function openSession(traccar: Traccar, given: AbortSignal) {
  const signal = AbortSignal.any([given, AbortSignal.timeout(OPENED_WITHIN_MS)]);
  const token = await shortToken(traccar, signal);
  const { answer } = await ask({ ...traccar, token }, `?token=${encodeURIComponent(token)}`, { signal });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  if (cookie === '') throw new PlatformError(`${new URL(traccar.address).host} opens no session for its WebSocket.`);
  return {
    cookie,
    /** Ends it, so that its cookie is worth nothing any more; a Traccar that is away ends it itself, after a while. */
    end: async (): Promise<void> => {
      const ending = { signal: AbortSignal.timeout(ENDED_WITHIN_MS), cookie, write: { method: 'DELETE' as const } };
      await ask(traccar, '', ending).catch(() => undefined);
    },
  };
}
