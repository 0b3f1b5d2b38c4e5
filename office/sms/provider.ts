import { isObject } from '@/journal/kit/isObject';
import type { SmsTemplate } from '@/office/sms/smsSettings';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { objectIn } from '../facts/asked';
import { askOnce, type OutsideRequest } from '../asking';
import type { SendOutcome } from '../post/sendOutcome';

/** What stands before a mobile number of India. */
export const COUNTRY = '91';
const LONGEST_WORDS = 200;
const LONGEST_ANSWER = 10_000;
/** A browser waits no longer for what came of it. */
const LONGEST_MS = 8_000;
/** Whoever asks is not let in, by its key or by where it asks from, has nothing left there, or asks at a wrong address: nothing goes by these settings. */
const OF_SETTINGS = [401, 402, 403, 404, 405, 407, 410, 418];
/** It was too slow, too early or too much for now. */
const FOR_NOW = [408, 425, 429];
/** These say that it was not taken: too early, too much, or nobody there to take it. */
const NOT_TAKEN = [425, 429, 503];
const LEADS_ON = 300;
const WRONG = 400;
const SERVERS_FAULT = 500;

/** Whether a provider that answers with a status can be asked again after a while. */
export const isForNow = (status: number): boolean => status >= SERVERS_FAULT || FOR_NOW.includes(status);

/** Until when a provider answers, or nobody waits any longer. */
export const answersBy = (): AbortSignal => AbortSignal.timeout(LONGEST_MS);

/** An SMS to one mobile number of ten digits, of a registered text. */
export interface OutgoingSms {
  /** The same whenever this SMS is sent again: a provider that takes it can be asked by it. */
  id: string;
  to: string;
  text: string;
  template: SmsTemplate;
  /** What stands in the place of each variable of the template. */
  values: readonly string[];
  /** What of it its receiver alone is to read, such as an OTP. */
  secret?: string | undefined;
}

/** Whoever sends SMS for others: another one is another of these. It tells what became of one, and never rejects. */
export interface SmsProvider {
  /** @param signal after which nobody waits any longer */
  send(sms: OutgoingSms, signal?: AbortSignal): Promise<SendOutcome>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where a provider that answers by JSON writes why, and under which number its pages explain that. */
const WHY = ['message', 'error', 'error_message', 'description', 'reason'];
const CODES = ['code', 'error_code', 'errorCode'];

/** What an answer tells of why: the words in its JSON, or all of it. */
function whyIn(answer: string): string {
  const said = objectIn(answer) ?? {};
  const why = WHY.map((name) => textOf(said[name])).find(Boolean);
  const code = CODES.map((name) => said[name]).find((value) => typeof value === 'string' || typeof value === 'number');
  return why === undefined ? answer : [why, ...(code ? [`(${String(code)})`] : [])].join(' ');
}

/** A key as it is, and as an address or a form writes it. */
const secretsIn = (key: string) => (key === '' ? [] : [key, encodeURIComponent(key)]);

/** Words without what of an SMS is nobody else's. */
const withoutSecret = (words: string, secret: string | undefined): string =>
  secret === undefined ? words : words.replaceAll(secret, '•'.repeat(secret.length));

/** Words of a provider in one line, without the key and what of an SMS is nobody else's, should it tell them: half of one would tell it, too. */
export const spoken = (words: string, key: string, secret?: string) => {
  const silent = secretsIn(key).reduce((text, one) => text.replaceAll(one, '…'), withoutSecret(words, secret));
  return (
    Array.from(cleanLine(silent.replaceAll(/\s+/g, ' ')))
      .slice(0, LONGEST_WORDS)
      .join('') || 'It did not say why.'
  );
};

/** Why there is no answer: where nothing was heard it can be tried again, else nobody knows whether it went. */
function unanswered(host: string, error: unknown, isHeard: boolean): SendOutcome {
  if (isHeard) return { what: 'lost', words: `${host} did not answer, so nobody knows whether it went.` };
  const { code = '', name = '' } = isObject(error) ? error : {};
  if (code === 'ERR_INVALID_CHAR')
    return { what: 'halted', words: 'The key or the headers have signs that no header holds.' };
  return { what: 'later', words: `${host} could not be reached (${textOf(code) || textOf(name)}).` };
}

/** How the answers of a provider are read. */
export interface AnswerReading {
  /** What the text of one says, where its status leaves it open. */
  saidIn: (answer: string) => Exclude<SendOutcome['what'], 'lost'>;
  /** Whether an answer says clearly that the SMS was not taken, whatever its status. */
  isRefusal: (answer: string) => boolean;
  /** The id under which it reports what becomes of an SMS that it has, or may have, taken: `answer` is what it said as it took it, empty where nobody knows; undefined where it tells none. */
  requestIn: (answer: string) => string | undefined;
}

const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** An id of a provider, as it is kept; undefined of what is none. */
export const requestIdIn = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && REQUEST_ID.test(text) ? text : undefined;
};

/** What an answer of a status says in its words; `isRefusal` tells whether they refuse clearly. */
function outcomeOf(
  host: string,
  { status, said, isRefusal }: { status: number; said: ReturnType<AnswerReading['saidIn']>; isRefusal: boolean },
  words: string,
): SendOutcome {
  if (status >= LEADS_ON && status < WRONG)
    return { what: 'halted', words: `${host} leads to another address (${status}). Enter that one.` };
  // A text that it does not know may be answered with a status that tells of no settings.
  if (OF_SETTINGS.includes(status) && said !== 'held') return { what: 'halted', words };
  if (isForNow(status)) {
    const error = `${host} has an error (${status})`;
    // A gateway that gave up waiting may have handed it on all the same.
    return isRefusal || NOT_TAKEN.includes(status)
      ? { what: 'later', words: `${error}. ${words}` }
      : { what: 'lost', words: `${error}, so nobody knows whether it went. ${words}` };
  }
  return { what: said === 'accepted' && status >= LEADS_ON ? 'refused' : said, words };
}

/** With the id by which it can be known what becomes of it, where it went, or may have gone. */
const withRequest = (outcome: SendOutcome, requestId: string | undefined): SendOutcome =>
  requestId !== undefined && (outcome.what === 'accepted' || outcome.what === 'lost')
    ? { ...outcome, requestId }
    : outcome;

/** Asks a provider once to send an SMS. */
export async function askProvider(
  request: OutsideRequest,
  { key, secret }: { key: string; secret: string | undefined },
  { saidIn, isRefusal, requestIn }: AnswerReading,
  signal = answersBy(),
): Promise<SendOutcome> {
  const { host } = new URL(request.url);
  const answer = await askOnce(request, { signal, mostBytes: LONGEST_ANSWER });
  if ('error' in answer) return withRequest(unanswered(host, answer.error, answer.isHeard), requestIn(''));
  const said = saidIn(answer.text);
  const words = said === 'accepted' && answer.status < LEADS_ON ? answer.text : whyIn(answer.text);
  const found = { status: answer.status, said, isRefusal: isRefusal(answer.text) };
  // An id in an error, as of a gateway before the provider, is that of the error.
  const taken = answer.status < LEADS_ON ? answer.text : '';
  return withRequest(outcomeOf(host, found, spoken(words, key, secret)), requestIn(taken));
}
