import { compare } from 'bcryptjs';
import { isUserName } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';
import type { SignInAnswer } from '@/office/signInProtocol';
import type { Member } from '../members';
import type { AuditLog } from '../audit/auditLog';
import { isCode, isKey } from '../deskForms';
import { UNREADABLE, WRONG_CODE } from '../sharedRefusals';
import type { Factors } from './factors';
import type { Guessing } from './guessing';
import { secondStep } from './secondStep';
import type { Sessions } from './sessions';
import { createWaitingLine } from './waitingLine';

const WRONG = 'The name or the password is wrong.';
const BUSY = { refused: 'Too many people sign in at this moment. Try again in a moment.' };

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
  /** Notes who was let in, and who was not. */
  note: AuditLog['note'];
  /** Who belongs to the office by that name, in whichever case it is written. */
  memberOf: (name: string) => Member | undefined;
  /** A bcrypt of nothing, with the cost of all others: a name that nobody has takes the same work. */
  nobodysHash: string;
  /** What seals what the browsers of somebody keep. */
  sealOf: (person: Member) => string;
  /** Whether other machines serve the office, to which a page may go on. */
  hasOthers: boolean;
}

/** Lets somebody in, or says why not; rejects where the office's streams do not answer. */
export type SignIn = (given: unknown, from: From) => Promise<SignedIn>;

/** Lets people in at the office's door, one after another: so nobody guesses twice in the same moment. */
export function createSignIn(options: SignInOptions): SignIn {
  const { sessions, guessing, factors, note, memberOf, nobodysHash, sealOf, hasOthers } = options;
  const inLine = createWaitingLine();

  const letIn = async (asked: Asked, { address, browser }: From): Promise<SignedIn> => {
    const { name, key, remember, code } = asked;
    const member = memberOf(name);
    // A name that nobody has may be a password in the wrong field.
    const noteNot = (text: string) => note({ kind: 'not-signed-in', by: member?.name ?? '', text, address, browser });
    const refused = await guessing.refusal({ name, address });
    if (refused !== undefined) {
      // Without the time that is left, so that those who go on are counted together.
      noteNot(refused.split('. ')[0] ?? '');
      return { answer: { refused } };
    }
    const fail = async (why: string) => {
      noteNot(why);
      await guessing.failed({ name, address }, member?.name);
      return { answer: { refused: why } };
    };
    const isRight = await compare(key, member?.hash ?? nobodysHash);
    if (!isRight || member?.name !== name) return fail(WRONG);
    const step = await secondStep(factors, member, code);
    if (step === 'wrong') return fail(WRONG_CODE.refused);
    if (step !== 'passed') {
      noteNot('The password was right. A code was asked for.');
      return { answer: step };
    }
    guessing.right(name);
    const { session, cookie, pass } = await sessions.begin({ name, address, browser, remember, place: member.place });
    note({
      kind: 'signed-in',
      by: name,
      text: remember ? 'signed in, remembered' : 'signed in',
      address,
      browser,
      session: session.id,
    });
    return { answer: { done: true, session: session.id, seal: sealOf(member), ...(hasOthers && { pass }) }, cookie };
  };

  return async (given, from) => {
    const asked = askedIn(given);
    if (!asked) return { answer: UNREADABLE };
    const answer = await inLine(from.address, () => letIn(asked, from));
    return answer === 'busy' ? { answer: BUSY } : answer;
  };
}
