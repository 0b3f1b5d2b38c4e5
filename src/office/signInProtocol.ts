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
}

/** What the office answers. */
export type SignInAnswer =
  /** Who signed in is let in, as this session; with `pass` a page takes the session to another machine. */
  { done: true; session: string; pass?: string } | { refused: string };

/** Whose session a browser has: the office says so, as its pages cannot read the cookie. */
export type SessionAnswer = { name: string; session: string } | { refused: string };
