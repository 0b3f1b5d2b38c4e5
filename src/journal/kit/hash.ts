import { nanoid } from '@reduxjs/toolkit';

/**
 * The name of contents: the SHA-256 of the bytes, as 64 hexadecimal digits. Browsers offer it at secure addresses only;
 * elsewhere it is a random name, which loses no more than that equal bytes are kept once.
 */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!('subtle' in crypto)) return nanoid();
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** A SHA-256 as a name is written. */
export const hexOf = (sha256: Uint8Array): string =>
  Array.from(sha256, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a name was made of bytes, and is no random one. */
export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/** Whether bytes can be those that a name was made of: of a random name, and where no hash can be made, nothing is known. */
export const canBeOf = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  !isHash(name) || !('subtle' in crypto) || (await hashOf(bytes)) === name;
