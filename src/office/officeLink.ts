import type { DeskAnswer } from './deskProtocol';
import type { OfficeRequests } from './officeProtocol';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { SecondStep } from './signInProtocol';

/** What a login gives; the password goes no further than into a key. */
interface Credentials {
  name: string;
  password: string;
  /** Whether this browser signs in by itself when it is opened again. */
  remember: boolean;
  /** The code of the second factor, once it was asked for. */
  code?: string | undefined;
}

/** This browser's link to the shared office; there is none in the embedded mode. */
export interface OfficeLink {
  /** The identity of the business that the office keeps. */
  business: string;
  /** Signs in, asks for what is still to be given, or says in a sentence why that cannot be. */
  signIn: (credentials: Credentials) => Promise<{ done: true } | SecondStep | { refused: string }>;
  /** Forgets who was signed in; the page is to be loaded anew after it. */
  signOut: () => void;
  /** Asks the office's own program; rejects with a SpokenError when it does not answer. */
  ask: <Request extends keyof OfficeRequests>(request: Request, asked: OfficeRequests[Request]) => Promise<DeskAnswer>;
  /** Everyone who belongs to the office, in the order of their names. */
  people: () => Promise<OfficeUser[]>;
  /** Calls after each change of who belongs to the office; gives what stops it. */
  followPeople: (onNews: () => void) => () => void;
  /** The key that a password makes for that name here: what the desk takes in its place. */
  keyOf: (name: string, password: string) => Promise<string>;
  /** The session of this browser, by its identity. */
  session: () => string;
  /** Tells the others what this tab looks at now. */
  lookAt: (place: string) => void;
  /** Removes from this browser what waits there and no sign-in of the person opens any more. */
  removeShut: () => Promise<void>;
}
