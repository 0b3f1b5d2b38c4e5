import { isUserName } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';

/** Who is signed in to the office. What proves it is a cookie that no page reads. */
export interface OfficeSession {
  name: string;
  /** Its identity. */
  id: string;
  /** What seals what this browser keeps of them; absent in a sign-in of an earlier version. */
  seal?: string;
  /** What takes the session to another machine of the office, where there are any. */
  pass?: string;
}

/** A sign-in of this browser by a random name of its own; with the session where that is kept as well. */
export interface KeptSession {
  signIn: string;
  session?: OfficeSession;
}

const PLAIN = /^[A-Za-z0-9_=-]{1,200}$/;
const isPlain = (value: unknown): value is string => typeof value === 'string' && PLAIN.test(value);

/** What a storage or another tab gives, if that is a sign-in: another version or another hand may have written it. */
export function keptSession(given: unknown): KeptSession | undefined {
  if (!isObject(given) || !isPlain(given.signIn)) return undefined;
  const { signIn, session } = given;
  if (!isObject(session)) return { signIn };
  const { name, id, seal, pass } = session;
  if (typeof name !== 'string' || !isUserName(name) || !isPlain(id)) return undefined;
  return { signIn, session: { name, id, ...(isPlain(seal) && { seal }), ...(isPlain(pass) && { pass }) } };
}
