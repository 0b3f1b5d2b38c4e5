// The codes that an app on a phone makes.
import { codeOf, stepAt } from '../../office/signIn/totp';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (text: string): Uint8Array => {
  const bits = Array.from(text, (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

/** The code of a secret in base 32 at a moment, in milliseconds. */
export const codeFor = (secret: string, now: number): string => codeOf(bytesOf(secret), stepAt(now));
