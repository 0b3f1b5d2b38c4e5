import { base64url } from '@/journal/kit/bytes';
import { SpokenError } from '@/journal/kit/plainWords';

const ROUNDS = 310_000;
const BITS = 256;

const NOT_SECURE = 'Signing in needs a secure address: open Trackyard with https or on localhost.';

/**
 * What a person's password makes for one office: all that the office is ever given of it, at the sign-in, which opens nothing
 * else and is kept in no browser. The same in the browser and in the office's own programs; a SpokenError where the address is not secure.
 */
export async function officeKey(business: string, name: string, password: string): Promise<string> {
  if (!('subtle' in crypto)) throw new SpokenError(NOT_SECURE);
  const encoder = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', encoder.encode(password.normalize('NFC')), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = encoder.encode(`trackyard:${business}:${name.toLowerCase()}`);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    secret,
    BITS,
  );
  return base64url(new Uint8Array(bits)).replaceAll('=', '');
}
