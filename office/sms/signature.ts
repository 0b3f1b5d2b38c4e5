import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';

/** Whether a signature is the HMAC-SHA256 of some bytes by a key, in hex or base64, whichever way it was written. */
export function isSignedBy(key: string, bytes: Uint8Array, signature: string): boolean {
  const own = createHmac('sha256', key).update(bytes).digest();
  const said = signature.trim().replace(PREFIX, '');
  return (['hex', 'base64'] as const).some((form) => {
    const given = Buffer.from(said, form);
    return given.length === own.length && timingSafeEqual(given, own);
  });
}
