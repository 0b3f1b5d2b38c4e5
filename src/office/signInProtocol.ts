/** Where a browser signs in to its office, signs out, and asks who is signed in there. */
export const SIGN_IN_ADDRESS = '/sign-in';
export const SIGN_OUT_ADDRESS = '/sign-out';
export const SESSION_ADDRESS = '/session';

/** What a browser gives to sign in: never the password, which makes the key. */
export interface SignInRequest {
  name: string;
  key: string;
  /** Whether it stays signed in when it is opened again. */
  remember: boolean;
  /** The code of the second factor, once it was asked for. */
  code?: string;
}

/** What is asked after a password that is right: a code, and where `secret` is told, of what an app is to make it first. */
export interface SecondStep {
  asks: 'code';
  /** In base 32. */
  secret?: string;
}

/** What the office answers. */
export type SignInAnswer =
  | SecondStep
  /**
   * Who signed in is let in, as this session; `seal` seals what this browser keeps of them, and with `pass` a page takes the session
   * to another machine.
   */
  | { done: true; session: string; seal: string; pass?: string }
  | { refused: string };

/** Whose session a browser has: the office says so, as its pages cannot read the cookie. */
export type SessionAnswer = { name: string; session: string } | { refused: string };
