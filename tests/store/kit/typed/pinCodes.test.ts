import { expect, test } from 'vitest';
import { pinWarning } from '@/store/kit/typed/pinCodes';
import { STATE_CODES } from '@/store/kit/typed/taxIds';

test.each([
  ['Pune', '411001', '27'],
  ['Panaji, which Maharashtra’s circle has', '403001', '30'],
  ['Chandigarh', '160017', '04'],
  ['Puducherry amid Tamil Nadu', '605001', '34'],
  ['Hyderabad', '500001', '36'],
  ['Kurnool', '518001', '37'],
  ['Leh', '194101', '38'],
  ['Port Blair', '744101', '35'],
  ['Kavaratti, which Kerala’s circle has', '682555', '31'],
  ['Guwahati', '781001', '18'],
])('the PIN code of %s is of its state', (_town, pin, state) => {
  expect(pinWarning(pin, state)).toBeUndefined();
});

test('one of another state is told, and nothing of what is none yet, or of a state that is not known', () => {
  expect(pinWarning('411001', '24')).toBe(
    '411001 is no PIN code of Gujarat, where the GST number is registered. Check which of the two is right.',
  );
  expect(['4110', '', '041100'].map((pin) => pinWarning(pin, '24'))).toEqual([undefined, undefined, undefined]);
  expect([pinWarning('411001', ''), pinWarning('411001', '97')]).toEqual([undefined, undefined]);
});

test('each state but Other Territory has PIN codes', () => {
  const without = STATE_CODES.filter(([code]) => pinWarning('999999', code) === undefined);
  expect(without.map(([code]) => code)).toEqual(['97']);
});
