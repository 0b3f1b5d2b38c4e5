import { inboxOf, MOST_PRESENCE_BYTES, presenceOf } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';
import type { Session } from './session';

/** The server's own limit of a message, with room. */
const MOST_MESSAGE_BYTES = 2_097_152;

/** Whose sign-in it is, which, and what the server takes for them. */
export interface Speaker extends Pick<Session, 'name' | 'id'> {
  pass: string;
}

/** What one line of a client comes to. */
export interface ClientLine {
  /** How it is written for the server. */
  text: string;
  /** For how many lines it counts: what is long keeps all between here and the desk busy, and what is said of presence each browser. */
  counts: number;
  /** How many bytes of a message come after it. */
  message?: number;
  /** The subscription that it begins, or ends. */
  begins?: string;
  ends?: string;
}

const COUNTS = { line: 1, presence: 10 };
/** A message of more counts for a line each: of the parts in which files are sent, which have 128 KB, some 75 go on in a second. */
const BYTES_OF_LINE = 32_768;

/** How the client of a page reads what the server says. */
const AS_BROWSERS_DO = { protocol: 1, verbose: false, pedantic: false, headers: true, no_responders: true };

/** Lets a client sign in as that person, with the session for its own name, by what the office alone knows. The server takes the last of several fields, in whichever case: so it is told no other ones. */
export function signingIn(line: string, { name, id, pass }: Speaker): ClientLine | undefined {
  try {
    const said: unknown = line.startsWith('CONNECT ') ? JSON.parse(line.slice('CONNECT '.length)) : undefined;
    if (!isObject(said) || said.user !== name || said.name !== id) return undefined;
    const told = { ...AS_BROWSERS_DO, user: name, pass, name: id };
    return { text: `CONNECT ${JSON.stringify(told)}`, counts: COUNTS.line };
  } catch {
    return undefined;
  }
}

const PUBLISHES = /^PUB (?<subject>[!-~]+)(?: (?<reply>[!-~]+))? (?<size>\d{1,7})$/;
const SUBSCRIBES = /^(?:SUB [!-~]+ (?<begins>\d{1,9})|UNSUB (?<ends>\d{1,9}))$/;
const OTHERS = /^(?:UNSUB \d{1,9} \d{1,9}|PING|PONG)$/;

/** What somebody publishes. The server sends the answer wherever they say, with its own power: so to no one else. */
function publishing(text: string, { name }: Speaker, said: Record<string, string>): ClientLine | undefined {
  const { subject = '', reply, size } = said;
  const message = Number(size);
  const isPresence = subject.startsWith(presenceOf(''));
  if (message > (isPresence ? MOST_PRESENCE_BYTES : MOST_MESSAGE_BYTES)) return undefined;
  if (reply !== undefined && !reply.startsWith(`${inboxOf(name)}.`)) return undefined;
  const lines = Math.max(COUNTS.line, Math.ceil(message / BYTES_OF_LINE));
  return { text, message, counts: isPresence ? COUNTS.presence : lines };
}

/** What somebody says who is signed in; nothing of what no page of ours does, such as to send headers, by which the server tells the office who asks. */
export function lineOf(text: string, speaker: Speaker): ClientLine | undefined {
  const published = PUBLISHES.exec(text)?.groups;
  if (published) return publishing(text, speaker, published);
  const subscribed = SUBSCRIBES.exec(text)?.groups;
  return subscribed || OTHERS.test(text) ? { text, counts: COUNTS.line, ...subscribed } : undefined;
}
