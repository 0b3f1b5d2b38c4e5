import { expect, test } from 'vitest';
import { typedKind } from '@/store/palette/typedKind';

test.each([
  ['490154203237518', 'imei', '15 digits: an IMEI.', '490154203237518'],
  [' 490154 203237518 ', 'imei', '15 digits: an IMEI.', '490154203237518'],
  ['MH 12 AB 1234', 'plate', 'MH 12 AB 1234 is a vehicle number.', 'MH 12 AB 1234'],
  ['mh12ab1234', 'plate', 'MH 12 AB 1234 is a vehicle number.', 'MH 12 AB 1234'],
  ['22bh1234aa', 'plate', '22 BH 1234 AA is a vehicle number.', '22 BH 1234 AA'],
  ['27aapfu0939f1zv', 'gstin', '15 characters: a GST number.', '27AAPFU0939F1ZV'],
  ['9820012345', 'mobile', '10 digits: a mobile number.', '9820012345'],
  ['+91 98200-12345', 'mobile', '10 digits: a mobile number.', '9820012345'],
])('%j is of the kind %s', (typed, is, says, text) => expect(typedKind(typed)).toEqual({ is, says, text }));

test.each([
  ['490154203237519', /^15 digits: an IMEI\. The last digit of this IMEI does not match/],
  ['27AAPFU0939F1ZW', /^15 characters: a GST number\. The check character does not match/],
  ['1820012345', /^10 digits: a mobile number\. Mobile numbers in India begin with 6 to 9/],
])('of %s it says what looks odd', (typed, says) => expect(typedKind(typed)?.says).toMatch(says));

test.each(['', ' ', 'majha', '12', 'ITGC-000001', 'raise service', '49015420323751', 'AAPFU0939F'])(
  '%j is none of them',
  (typed) => expect(typedKind(typed)).toBeUndefined(),
);
