import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imeiWarning, mobileWarning, simWarning, vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import { isVehicleNo, plateText, sameVehicleNo } from '@/store/kit/typed/typedNumbers';

test.each([
  [mobileWarning, '5820012345', 'begin with 6 to 9'],
  [mobileWarning, '6820012345', 'nothing'],
  [mobileWarning, '582', 'nothing'],
  [vehicleNoWarning, 'MH12AB1234', 'nothing'],
  [vehicleNoWarning, 'mh 12 ab 1234', 'nothing'],
  [vehicleNoWarning, '22BH1234AA', 'nothing'],
  [vehicleNoWarning, '', 'nothing'],
  [vehicleNoWarning, 'TRUCK 7', 'look like MH 12 AB 1234'],
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

test.each([
  ['mh12ab1234', 'MH 12 AB 1234'],
  ['MH-12-AB-1234', 'MH 12 AB 1234'],
  [' mh 12  ab1234 ', 'MH 12 AB 1234'],
  ['MH.12.AB.1234', 'MH 12 AB 1234'],
  ['mh121234', 'MH 12 1234'],
  ['dl01c7', 'DL 01 C 7'],
  ['22bh1234aa', '22 BH 1234 AA'],
  ['To be assigned', 'To be assigned'],
  ['DL1CAB1234', 'DL1CAB1234'],
  ['', ''],
])('the plate %j is written as %j', (typed, written) => expect(plateText(typed)).toBe(written));

const letters = (least: number, most: number) => fc.stringMatching(new RegExp(`^[ABHXZ]{${least},${most}}$`));
const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0189]{${least},${most}}$`));

test('a plate is one and the same, whatever was typed between its parts and in which letters', () => {
  const typed = fc.tuple(letters(2, 2), digits(2, 2), letters(0, 3), digits(1, 4));
  fc.assert(
    fc.property(typed, fc.constantFrom('', ' ', '-', '  ', '.'), fc.boolean(), (parts, between, small) => {
      const written = parts.filter(Boolean).join(between);
      const plate = plateText(small ? written.toLowerCase() : written);
      expect(plate).toBe(parts.filter(Boolean).join(' '));
      expect(plateText(plate)).toBe(plate);
      expect(isVehicleNo(written) && sameVehicleNo(plate, written)).toBe(true);
    }),
  );
});

test('a text that is no plate stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!isVehicleNo(text));
      expect(plateText(text)).toBe(text);
    }),
  );
});

test('vehicle numbers are compared without what is between their parts and in capitals', () => {
  expect(sameVehicleNo('mh 12-ab 1234', 'MH12AB1234')).toBe(true);
  expect(sameVehicleNo('MH12AB1234', 'MH12AB1235')).toBe(false);
});
