import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { ownerOf, type Member } from '../members';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What seals what a person's browsers keep, such as what they said and the office does not have yet: the same at each of their sign-ins,
 * whatever their password is by then, and another one for whoever gets their name after them.
 * @param secret of the office
 */
export const waitingSeals =
  (secret: string) =>
  (person: Pick<Member, 'name' | 'id'>): string =>
    Buffer.from(hkdfSync('sha256', secret, ownerOf(person), 'what waits', KEY_BYTES)).toString('base64url');

export type Sealing = ReturnType<typeof createSealing>;

/**
 * Seals what the office's streams keep and its programs alone may read, as what passes between its machines may be read on the way.
 * @param secret of the office, which stands in `office.json` alone
 * @param use what it is for: what was sealed for another use is not unsealed
 */
export function createSealing(secret: string, use: 'second factors' | 'mail' | 'tracking' | 'sms' | 'webhooks') {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));
  return {
    seal: (bytes: Uint8Array): string => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    /** What was sealed; undefined of any other text, and of what another secret sealed. */
    unseal: (text: string): Buffer | undefined => {
      const sealed = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
