import { nanoid } from '@reduxjs/toolkit';

/**
 * The name of contents: the SHA-256 of the bytes, as 64 hexadecimal digits. Browsers offer it at secure addresses only;
 * elsewhere it is a random name, which loses no more than that equal bytes are kept once.
 */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!('subtle' in crypto)) return nanoid();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
