import { isObject } from '@/journal/kit/isObject';
import type { Session } from './session';

/** The server's own limit of a message, with room. */
const MOST_MESSAGE_BYTES = 2_097_152;

/** Whose sign-in it is, and which. */
export type Speaker = Pick<Session, 'name' | 'id'>;

/** What one line of a client comes to: how it is written for the server, and how many bytes of a message come after it. */
export interface ClientLine {
  text: string;
  message?: number;
}

/** How the client of a page reads what the server says. */
const AS_BROWSERS_DO = { protocol: 1, verbose: false, pedantic: false, headers: true, no_responders: true };

/** Lets a client sign in as that person, with the session for its own name. The server takes the last of several fields, in whichever case: so it is told no other ones. */
export function signingIn(line: string, { name, id }: Speaker): ClientLine | undefined {
  try {
    const said: unknown = line.startsWith('CONNECT ') ? JSON.parse(line.slice('CONNECT '.length)) : undefined;
    if (!isObject(said) || said.user !== name || said.name !== id || typeof said.pass !== 'string') return undefined;
    return { text: `CONNECT ${JSON.stringify({ ...AS_BROWSERS_DO, user: name, pass: said.pass, name: id })}` };
  } catch {
    return undefined;
  }
}

const PUBLISHES = /^PUB [!-~]+(?: [!-~]+)? (\d{1,7})$/;
const OTHERS = /^(?:SUB [!-~]+ \d{1,9}|UNSUB \d{1,9}(?: \d{1,9})?|PING|PONG)$/;

/** What somebody says who is signed in; nothing of what no page of ours does, such as to send headers, by which the server tells the office who asks. */
export function lineOf(line: string): ClientLine | undefined {
  const [, size] = PUBLISHES.exec(line) ?? [];
  if (size !== undefined) return Number(size) > MOST_MESSAGE_BYTES ? undefined : { text: line, message: Number(size) };
  return OTHERS.test(line) ? { text: line } : undefined;
}
