import type { Bytes } from '@/journal/kit/bytes';
import type { OfficeSession } from './keptSession';

const IV_BYTES = 12;

async function derivedKey(secret: string, what: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const from = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(what) };
  return crypto.subtle.deriveKey(derived, from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/**
 * The key of what a browser keeps for a person, which only their own sign-in opens: one that keeps no sign-in keeps nothing that can be
 * read. Rejects of one that has nothing to seal with.
 */
export async function sealKey(business: string, { name, seal }: OfficeSession): Promise<CryptoKey> {
  if (seal === undefined) throw new Error('This sign-in seals nothing.');
  return derivedKey(seal, `trackyard copy ${business} ${name}`);
}

/** The key of what waits of somebody, which each of their sign-ins opens, also after another password. */
export const waitingKey = (business: string, name: string, seal: string): Promise<CryptoKey> =>
  derivedKey(seal, `trackyard waiting ${business} ${name}`);

/** Bytes that only that key opens. */
export async function sealed(key: CryptoKey, open: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, open));
  const whole = new Uint8Array(IV_BYTES + bytes.length);
  whole.set(iv);
  whole.set(bytes, IV_BYTES);
  return whole;
}

/** What was sealed; rejects where another key did, or where it is damaged. */
export async function unsealed(key: CryptoKey, whole: Bytes): Promise<Bytes> {
  const iv = whole.subarray(0, IV_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, whole.subarray(IV_BYTES)));
}

export const sealedJson = (key: CryptoKey, value: unknown): Promise<Bytes> =>
  sealed(key, new TextEncoder().encode(JSON.stringify(value)));

export const unsealedJson = async (key: CryptoKey, whole: Bytes): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unsealed(key, whole)));
