import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 12;
const SECRET_BYTES = 32;
const TOKEN = /^([A-Za-z0-9_-]{16})([A-Za-z0-9_-]{43})$/;

/** What is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret is the one of which that hash was kept. */
export function isSecretOf(hash: string, secret: string): boolean {
  const given = hashOf(secret);
  return given.length === hash.length && timingSafeEqual(Buffer.from(given), Buffer.from(hash));
}

/** A new identity, which is no secret: it says where what is kept of a token stands. */
export const newTokenId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** A new secret, which nobody guesses. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The identity and the secret that a token holds, one after the other; undefined of any other text. */
export function tokenParts(token: string): { id: string; secret: string } | undefined {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}
