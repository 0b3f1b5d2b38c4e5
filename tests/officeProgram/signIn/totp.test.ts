import { expect, test } from 'vitest';
import { base32, codeOf, stepAt, stepOf } from '../../../office/signIn/totp';

/** The secret of the vectors of RFC 4226 (appendix D) and RFC 6238 (appendix B). */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of second %i is the one of RFC 6238', (second, code) => {
  expect(codeOf(SECRET, stepAt(second * 1_000), 8)).toBe(code);
});

test('the codes of the first counters are those of RFC 4226', () => {
  expect(Array.from({ length: 10 }, (_, counter) => codeOf(SECRET, counter))).toEqual(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
  );
});

test('a secret is written as apps read it', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foobar'))).toMatch(/^MZXW6YTB/);
});

test('a code is one of the step before, of now and of the step after, and of none that was used', () => {
  const now = 1_111_111_111_000;
  const step = stepAt(now);
  for (const off of [-1, 0, 1]) expect(stepOf(SECRET, codeOf(SECRET, step + off), now, 0)).toBe(step + off);
  for (const off of [-2, 2]) expect(stepOf(SECRET, codeOf(SECRET, step + off), now, 0)).toBeUndefined();
  expect(stepOf(SECRET, codeOf(SECRET, step), now, step)).toBeUndefined();
  expect(stepOf(SECRET, codeOf(SECRET, step - 1), now, step)).toBeUndefined();
  expect(stepOf(SECRET, codeOf(SECRET, step + 1), now, step)).toBe(step + 1);
  for (const code of ['', '0', `${codeOf(SECRET, step)}0`, 'ÿ'.repeat(6)])
    expect(stepOf(SECRET, code, now, 0)).toBeUndefined();
});
