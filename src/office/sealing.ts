import type { OfficeSession } from './keptSession';

type Bytes = Uint8Array<ArrayBuffer>;

const IV_BYTES = 12;

/** The key of what a browser keeps for a person, which only their own sign-in opens: one that keeps no sign-in keeps nothing that can be read. */
export async function sealKey(business: string, { name, key }: OfficeSession): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), 'HKDF', false, ['deriveKey']);
  const info = encoder.encode(`trackyard copy ${business} ${name}`);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derived, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

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
