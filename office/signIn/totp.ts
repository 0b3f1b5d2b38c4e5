import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be so many steps off, before or after. */
const STEPS_OFF = 1;
/** SHA-1 gives 160 bits, and a secret has as many. */
export const SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as RFC 4648 writes them by the five bits: forty bits at a time, so that nothing has to be filled up. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** The code of a counter, by RFC 4226. */
export function codeOf(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const counted = Buffer.alloc(8);
  counted.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac('sha1', secret).update(counted).digest();
  const from = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(from) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of time that a moment lies in, by RFC 6238; `now` in milliseconds. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** The step after `used` whose code this is, as far as it lies within one step of now; undefined where it is none's. */
export function stepOf(secret: Uint8Array, code: string, now: number, used: number): number | undefined {
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, place) => stepAt(now) - STEPS_OFF + place);
  const given = Buffer.from(code);
  return steps.filter((step) => isSame(Buffer.from(codeOf(secret, step)), given)).find((step) => step > used);
}
