import { createHash } from 'node:crypto';
import { REMEMBERED_S, type Session } from './session';

/** The cookies of an office's sign-ins: no page reads them, no other site sends them. */
export function cookiesOf(business: string) {
  // A browser keeps one jar for all ports of a machine, on which another office may be served.
  const name = `trackyard-${createHash('sha256').update(business).digest('hex').slice(0, 12)}`;

  const cookie = (token: string, isSecure: boolean, seconds: number | undefined) =>
    [
      `${name}=${token}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure ? ['Secure'] : []),
      ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    ].join('; ');

  return {
    name,
    /** Lasts as long as the browser runs, or, where it is to remember, as its session may. */
    holding: (token: string, { remember }: Pick<Session, 'remember'>, isSecure: boolean) =>
      cookie(token, isSecure, remember ? REMEMBERED_S : undefined),
    /** Takes away what the browser has. */
    gone: (isSecure: boolean) => cookie('', isSecure, 0),
  };
}
