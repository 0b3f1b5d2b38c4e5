import { expect, test } from 'vitest';
import { imeiWarning, mobileWarning, simWarning, vehicleNoWarning } from '@/store/numberWarnings';
import { sameVehicleNo } from '@/store/typedNumbers';

test.each([
  [mobileWarning, '5820012345', 'begin with 6 to 9'],
  [mobileWarning, '6820012345', 'nothing'],
  [mobileWarning, '582', 'nothing'],
  [vehicleNoWarning, 'MH12AB1234', 'nothing'],
  [vehicleNoWarning, 'mh 12 ab 1234', 'nothing'],
  [vehicleNoWarning, '22BH1234AA', 'nothing'],
  [vehicleNoWarning, '', 'nothing'],
  [vehicleNoWarning, 'TRUCK 7', 'look like MH12AB1234'],
  [imeiWarning, '490154203237518', 'nothing'],
  [imeiWarning, '356938035643809', 'nothing'],
  [imeiWarning, '352099001761481', 'nothing'],
  [imeiWarning, '352099081234563', 'last digit'],
  [imeiWarning, '49015420323751', '15 digits'],
  [imeiWarning, ' ', 'nothing'],
  [simWarning, '5754012345678', 'nothing'],
  [simWarning, '9820012345', 'nothing'],
  [simWarning, '98200123456', '13 digits'],
  [simWarning, '', 'nothing'],
] as const)('%o of %j says %j', (warning, typed, words) => {
  expect(warning(typed) ?? 'nothing').toContain(words);
});

test('vehicle numbers are compared without spaces and in capitals', () => {
  expect(sameVehicleNo('mh 12 ab 1234', 'MH12AB1234')).toBe(true);
  expect(sameVehicleNo('MH12AB1234', 'MH12AB1235')).toBe(false);
});
