import { expect, test } from 'vitest';
import { luhnCheckDigit } from '@/store/kit/typed/imei';
import { checkIccid, checkImei, scannedNumber } from '@/store/kit/scanning/scanned';

const iccid = (digits: string) => `${digits}${luhnCheckDigit(digits)}`;

test.each([
  ['490154203237518', '490154203237518'],
  [' 49 015420 323751 8\u200B', '490154203237518'],
  ['49-015420-323751-8', '490154203237518'],
  ['"490154203237518"', '490154203237518'],
  [' 8.64E+14 ', '8.64E+14'],
])('what was scanned as %j is the number %s', (text, number) => {
  expect(scannedNumber(text)).toBe(number);
});

test.each(['490154203237518', '356938035643809'])('nothing is wrong or odd about the IMEI %s', (imei) => {
  expect(checkImei(imei)).toEqual({});
});

test.each([
  ['8.64E+14', /^Excel damaged this number/],
  ['4.90154203237518E14', /^Excel damaged this number/],
  ['49015420323751', /^An IMEI has 15 digits, this has 14\.$/],
  ['4901542032375180', /^An IMEI has 15 digits, this has 16\.$/],
  ['49015420323751X', /^An IMEI has 15 digits and nothing else\.$/],
  ['', /^An IMEI has 15 digits and nothing else\.$/],
])('the IMEI %j is wrong, in words', (imei, words) => {
  expect(checkImei(imei).wrong).toMatch(words);
});

test('an IMEI whose last digit does not match is odd, not wrong', () => {
  expect(checkImei('352099081234563')).toEqual({
    warning: expect.stringMatching(/^The last digit of this IMEI does not match/) as string,
  });
});

test.each([iccid('899110123456789012'), iccid('8991101234567890123')])(
  'nothing is wrong or odd about the SIM card %s',
  (number) => {
    expect(checkIccid(number)).toEqual({});
  },
);

test.each([
  ['8.99E+18', /^Excel damaged this number/],
  ['899110123456789012', /^A SIM card’s number has 19 or 20 digits, this has 18\.$/],
  ['89911012345678901234F', /and nothing else\.$/],
])('the SIM card %j is wrong, in words', (number, words) => {
  expect(checkIccid(number).wrong).toMatch(words);
});

test('a SIM card whose last digit does not match is odd, not wrong', () => {
  const right = iccid('899110123456789012');
  const other = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
  expect(checkIccid(other)).toEqual({ warning: expect.stringMatching(/does not match/) as string });
});
