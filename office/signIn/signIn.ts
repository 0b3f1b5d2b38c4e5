import { compare } from 'bcryptjs';
import { isUserName } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';
import type { SignInAnswer } from '@/office/signInProtocol';
import type { Member } from '../accounts';
import { isCode, isKey } from '../deskRules';
import { networkOf } from './asked';
import type { Factors } from './factors';
import type { Guessing } from './guessing';
import { secondStep } from './secondStep';
import type { Sessions } from './sessions';

const UNREADABLE = { refused: 'The office cannot read this request. Reload this page, then do it again.' };
const WRONG = 'The name or the password is wrong.';
const WRONG_CODE = 'The code is wrong, or it was used already. Wait for the next one.';
const BUSY = { refused: 'Too many people sign in at this moment. Try again in a moment.' };

/** So many sign-ins wait at a time, and so many of one address. */
const MOST_WAITING = 200;
const MOST_OF_ADDRESS = 50;

/** Where somebody signs in from. */
interface From {
  address: string;
  /** The browser in words. */
  browser: string;
}

interface Asked {
  name: string;
  key: string;
  remember: boolean;
  code: string | undefined;
}

/** What a browser asks for; undefined where it has another form. */
function askedIn(asked: unknown): Asked | undefined {
  if (!isObject(asked)) return undefined;
  const { name, key, remember, code } = asked;
  if (typeof name !== 'string' || !isUserName(name) || !isKey(key)) return undefined;
  if (code !== undefined && !isCode(code)) return undefined;
  return { name, key, remember: remember === true, code };
}

/** What a sign-in gives: the answer for the browser, and the token for its cookie. */
interface SignedIn {
  answer: SignInAnswer;
  cookie?: string;
}

export interface SignInOptions {
  sessions: Sessions;
  guessing: Guessing;
  factors: Factors;
  /** Who belongs to the office by that name, in whichever case it is written. */
  memberOf: (name: string) => Member | undefined;
  /** A bcrypt of nothing, with the cost of all others: a name that nobody has takes the same work. */
  nobodysHash: string;
  /** Whether other machines serve the office, to which a page may go on. */
  hasOthers: boolean;
}

/** Lets somebody in, or says why not; rejects where the office's streams do not answer. */
export type SignIn = (given: unknown, from: From) => Promise<SignedIn>;

/** Lets people in at the office's door, one after another: so nobody guesses twice in the same moment. */
export function createSignIn(options: SignInOptions): SignIn {
  const { sessions, guessing, factors, memberOf, nobodysHash, hasOthers } = options;
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const ofAddress = new Map<string, number>();

  const letIn = async (asked: Asked, { address, browser }: From): Promise<SignedIn> => {
    const { name, key, remember, code } = asked;
    const refused = await guessing.refusal({ name, address });
    if (refused !== undefined) return { answer: { refused } };
    const member = memberOf(name);
    const fail = async (why: string) => {
      await guessing.failed({ name, address }, member?.name);
      return { answer: { refused: why } };
    };
    const isRight = await compare(key, member?.hash ?? nobodysHash);
    if (!isRight || member?.name !== name) return fail(WRONG);
    const step = await secondStep(factors, member, code);
    if (step === 'wrong') return fail(WRONG_CODE);
    if (step !== 'passed') return { answer: step };
    guessing.right(name);
    const { session, cookie, pass } = await sessions.begin({ name, address, browser, remember });
    return { answer: { done: true, session: session.id, ...(hasOthers && { pass }) }, cookie };
  };

  return async (given, from) => {
    const asked = askedIn(given);
    if (!asked) return { answer: UNREADABLE };
    const network = networkOf(from.address);
    const before = ofAddress.get(network) ?? 0;
    if (waiting >= MOST_WAITING || before >= MOST_OF_ADDRESS) return { answer: BUSY };
    waiting += 1;
    ofAddress.set(network, before + 1);
    const own = line.then(() => letIn(asked, from));
    line = own.catch(() => {});
    try {
      return await own;
    } finally {
      waiting -= 1;
      const left = (ofAddress.get(network) ?? 1) - 1;
      if (left > 0) ofAddress.set(network, left);
      else ofAddress.delete(network);
    }
  };
}
