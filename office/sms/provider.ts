import type { SmsTemplate } from '@/office/sms/smsSettings';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { SendOutcome } from '../post/sendOutcome';

const LONGEST_WORDS = 200;
const LONGEST_ANSWER = 10_000;
/** A browser waits no longer for what came of it. */
const LONGEST_MS = 8_000;
/** Whoever asks is not let in, by its key or by where it asks from: nothing goes by these settings. */
const NOT_LET_IN = [401, 403, 407, 418];
const TOO_MANY = 429;
const SERVERS_FAULT = 500;
/** Until when a provider answers, or nobody waits any longer. */
export const answersBy = (): AbortSignal => AbortSignal.timeout(LONGEST_MS);

/** Of these nobody has heard what was asked. */
const UNREACHED = ['ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'];

/** An SMS to one mobile number of ten digits, of a registered text. */
export interface OutgoingSms {
  to: string;
  text: string;
  template: SmsTemplate;
  /** What stands in the place of each variable of the template. */
  values: readonly string[];
}

/** Whoever sends SMS for others: another one is another of these. It tells what became of one, and never rejects. */
export interface SmsProvider {
  /** @param signal after which nobody waits any longer */
  send(sms: OutgoingSms, signal?: AbortSignal): Promise<SendOutcome>;
}

/** A request to a provider. */
export interface SmsRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Words of a provider in one line, without the key, should it tell it. */
const spoken = (words: string, key: string) => {
  const silent = key === '' ? words : words.replaceAll(key, '…');
  return (
    Array.from(cleanLine(silent.replaceAll(/\s+/g, ' ')))
      .slice(0, LONGEST_WORDS)
      .join('') || 'It did not say why.'
  );
};

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
};

/** Why there is no answer: where nothing was heard it can be tried again, else nobody knows whether it went. */
const unanswered = (host: string, code: string): SendOutcome =>
  UNREACHED.includes(code) || code.includes('CERT')
    ? { what: 'later', words: `${host} could not be reached (${code}).` }
    : { what: 'lost', words: `${host} did not answer, so nobody knows whether it went.` };

/**
 * Asks a provider once to send an SMS.
 * @param isTaken whether an answer with a good status says that it was taken
 */
export async function askProvider(
  { url, method, headers, body }: SmsRequest,
  key: string,
  isTaken: (answer: string) => boolean,
  signal = answersBy(),
): Promise<SendOutcome> {
  const { host } = new URL(url);
  try {
    // Where it sends on to would be told the key.
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body }),
    });
    const text = (await answer.text()).slice(0, LONGEST_ANSWER);
    const words = spoken(text, key);
    if (NOT_LET_IN.includes(answer.status)) return { what: 'halted', words };
    if (answer.status >= SERVERS_FAULT || answer.status === TOO_MANY)
      return { what: 'later', words: `${host} has an error (${answer.status}). ${words}` };
    return answer.ok && isTaken(text) ? { what: 'accepted', words } : { what: 'refused', words };
  } catch (error) {
    return unanswered(host, codeOf(error));
  }
}
