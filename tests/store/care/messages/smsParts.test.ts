import { expect, test } from 'vitest';
import { smsSize } from '@/store/care/messages/smsParts';

test.each([
  ['nothing', '', 0, 1],
  ['as long as one plain SMS', 'a'.repeat(160), 160, 1],
  ['one character longer', 'a'.repeat(161), 161, 2],
  ['as long as two plain parts', 'a'.repeat(306), 306, 2],
  ['one character longer than those', 'a'.repeat(307), 307, 3],
  ['lines, an umlaut and a Greek capital', 'ä\nΩ@', 4, 1],
  ['80 euro signs, of two places each', '€'.repeat(80), 80, 1],
  ['81 euro signs', '€'.repeat(81), 81, 2],
  // 152 places and a euro sign: it goes whole into the second part, and 152 more no longer fit behind it.
  ['a euro sign at the end of a part', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 305, 3],
])('a plain message of %s is sent in parts of 160, or 153', (_what, message, characters, parts) => {
  expect(smsSize(message)).toEqual({ characters, parts, outside: undefined });
});

test.each([
  ['as long as one', 'क'.repeat(70), 'क', 70, 1],
  ['one character longer', 'क'.repeat(71), 'क', 71, 2],
  ['as long as two parts', 'क'.repeat(134), 'क', 134, 2],
  ['one character longer than those', 'क'.repeat(135), 'क', 135, 3],
  ['English but for a rupee sign', `₹${'a'.repeat(70)}`, '₹', 71, 2],
  ['35 emoji, of two places each', '🚚'.repeat(35), '🚚', 35, 1],
  // 33 of them fit whole into the 67 places of a part.
  ['67 emoji', '🚚'.repeat(67), '🚚', 67, 3],
])('a message with other characters, %s, is sent in parts of 70, or 67', (_what, message, outside, characters, parts) =>
  expect(smsSize(message)).toEqual({ characters, parts, outside }),
);
