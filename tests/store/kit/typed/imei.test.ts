import { expect, test } from 'vitest';
import { imeiOf } from '@/store/kit/typed/imei';

test.each(['490154203237518', '356938035643809', '352099001761481'])('%s ends in its check digit', (imei) => {
  expect(imeiOf(imei.slice(0, 14))).toBe(imei);
});

test('352099081234563 does not end in its check digit', () => {
  expect(imeiOf('35209908123456')).not.toBe('352099081234563');
});

test.each(['', '4901542032375', '490154203237518', '4901542032375x'])('"%s" begins no IMEI', (text) => {
  expect(() => imeiOf(text)).toThrow(RangeError);
});
