import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstinCheckCharacter, gstinOf, panOfGstin, stateOfGstin } from '@/store/kit/typed/gstin';
import { gstinWarning, panDisagreement, panWarning } from '@/store/kit/typed/taxWarnings';
import { runs } from '../../../support/runs';

const VALID = ['27AAPFU0939F1ZV', '24AIDPG5043J1ZJ', '09AAACA7870P1Z1', '29AAGCG6253J1Z8', '29AAACH7409R1ZX'];
const STATES = {
  '01': 'Jammu & Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra & Nagar Haveli and Daman & Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
};

const HOLDERS = Array.from('PCHFATBLJG');

const mismatch = (check: string) =>
  `The check character does not match: for the first 14 characters it would be ${check}. Check for a typing mistake.`;

const letters = (length: number) => fc.stringMatching(new RegExp(`^[A-Z]{${length}}$`));
const pans = fc
  .tuple(letters(3), fc.constantFrom(...HOLDERS), letters(1), fc.stringMatching(/^\d{4}$/), letters(1))
  .map((parts) => parts.join(''));
const gstins = fc.tuple(fc.constantFrom(...Object.keys(STATES)), pans).map(([state, pan]) => gstinOf(state, pan));
const places = fc.nat({ max: 14 });
const replaced = (text: string, place: number, by: string) => text.slice(0, place) + by + text.slice(place + by.length);

describe('the check character of a GSTIN', () => {
  test.each(VALID)('of %s is its last one', (gstin) => {
    expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin.charAt(14));
  });

  test.each([
    ['29AAFCA7488L1Z', 'W'],
    ['07AAACI5853L1Z', 'A'],
  ])('of %s is %s', (first14, check) => expect(gstinCheckCharacter(first14)).toBe(check));

  test.each(['', '27AAPFU0939F1', '27AAPFU0939F1ZV', '27aapfu0939f1z', '27AAPFU 939F1Z'])(
    'is refused for "%s", which is not the first 14 characters',
    (text) => expect(() => gstinCheckCharacter(text)).toThrow(RangeError),
  );
});

describe('a GSTIN', () => {
  test.each([...VALID, '', '   ', ' 27AAPFU0939F1ZV ', '27aapfu0939f1zv'])('"%s" gives no warning', (value) => {
    expect(gstinWarning(value)).toBeUndefined();
  });

  test.each([
    ['29AAFCA7488L1Z0', mismatch('W')],
    ['07AAACI5853L1Z5', mismatch('A')],
    ['27AAPFU0939F1Z', 'This GST number has fewer than 15 characters. Check for a missing one.'],
    ['27AAPFU0939F1ZVV', 'This GST number has more than 15 characters. Check for one too many.'],
    ['27 AAPFU0939F1ZV', 'A GST number has no spaces inside. Remove them.'],
    ['99AAPFU0939F1ZV', 'A GST number begins with the code of a state, which 99 is not. Check the first two.'],
    ['O7AAPFU0939F1ZV', 'A GST number begins with the code of a state, which O7 is not. Check the first two.'],
    [
      '27AAPFUO939F1ZV',
      'Characters 3 to 12 of a GST number are the PAN. ' +
        'A PAN is five letters, four digits and a letter. Check for a mix-up such as O for 0 or I for 1.',
    ],
    [
      '27AAPXU0939F1ZV',
      'Characters 3 to 12 of a GST number are the PAN. ' +
        'The 4th letter of a PAN tells the kind of holder, and X is none of them. Check for a typing mistake.',
    ],
    [
      '27AAPFU0939F0ZV',
      'Character 13 of a GST number counts registrations: 1 to 9 or a letter. Check for a typing mistake.',
    ],
    ['27AAPFU0939F12V', 'Character 14 of a GST number is the letter Z. Check for a typing mistake.'],
    ['27AAPFU0939F1Z-', mismatch('V')],
  ])('%s gives a warning with its cure', (value, warning) => expect(gstinWarning(value)).toBe(warning));

  test('made of a state and a PAN gives no warning, and both can be read from it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(STATES)), pans, ([code, state], pan) => {
        const gstin = gstinOf(code, pan);
        expect([gstinWarning(gstin), stateOfGstin(gstin), panOfGstin(gstin)]).toEqual([undefined, state, pan]);
      }),
    );
  });

  test('with any one character changed is always noticed', () => {
    const characters = fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcz-/.é'));
    fc.assert(
      fc.property(gstins, places, characters, (gstin, place, character) => {
        fc.pre(gstin.charAt(place) !== character.toUpperCase());
        expect(gstinWarning(replaced(gstin, place, character))).toBeDefined();
      }),
      { numRuns: runs(1000) },
    );
  });

  test('with two different neighbours swapped is always noticed', () => {
    fc.assert(
      fc.property(gstins, fc.nat({ max: 13 }), (gstin, place) => {
        const [left, right] = [gstin.charAt(place), gstin.charAt(place + 1)];
        fc.pre(left !== right);
        expect(gstinWarning(replaced(gstin, place, right + left))).toBeDefined();
      }),
      { numRuns: runs(1000) },
    );
  });

  test('of any text whatever gives a whole sentence or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 16 }), (text) => {
        expect(gstinWarning(text) ?? 'Nothing.').toMatch(/^[A-Z].*\.$/s);
      }),
    );
  });
});

describe('the state of a GSTIN', () => {
  test.each(Object.entries(STATES))('that begins with %s is %s', (code, state) => {
    expect(stateOfGstin(`${code}AAPFU0939F1Z`)).toBe(state);
  });

  test.each(['11', '12', '13', '14', '15', '16', '17', '31', '34', '35', '38', '97'])(
    'that begins with %s is known, though few have it',
    (code) => expect(gstinWarning(gstinOf(code, 'AAPFU0939F'))).toBeUndefined(),
  );

  test.each(['', '2', '00', '25', '28', '39', 'AA', 'constructor'])('is not known for "%s"', (value) => {
    expect(stateOfGstin(value)).toBeUndefined();
  });
});

describe('the PAN of a GSTIN', () => {
  test('is given in capitals, however the GSTIN was typed', () => {
    expect(panOfGstin(' 27aapfu0939f1zv')).toBe('AAPFU0939F');
  });

  test.each(['', '27', '27AAPFU0939', '27AAPFUO939F1ZV'])('is not there in "%s"', (value) => {
    expect(panOfGstin(value)).toBeUndefined();
  });
});

describe('a PAN', () => {
  test.each(['', ' ', 'AAPFU0939F', 'aapfu0939f', ' AIDPG5043J ', ...HOLDERS.map((holder) => `AAA${holder}A7870P`)])(
    '"%s" gives no warning',
    (value) => expect(panWarning(value)).toBeUndefined(),
  );

  test.each([
    ['AAPFU0939', 'This PAN has fewer than 10 characters. Check for a missing one.'],
    ['AAPFU0939FF', 'This PAN has more than 10 characters. Check for one too many.'],
    ['AAPFU 0939F', 'A PAN has no spaces inside. Remove them.'],
    ['AAPFUO939F', 'A PAN is five letters, four digits and a letter. Check for a mix-up such as O for 0 or I for 1.'],
    [
      'AAPDU0939F',
      'The 4th letter of a PAN tells the kind of holder, and D is none of them. Check for a typing mistake.',
    ],
  ])('%s gives a warning with its cure', (value, warning) => expect(panWarning(value)).toBe(warning));
});

describe('a PAN beside a GSTIN', () => {
  test.each([
    ['agrees with the one inside', '27AAPFU0939F1ZV', 'AAPFU0939F'],
    ['agrees in small letters too', '27aapfu0939f1zv', ' aapfu0939f '],
    ['is not compared while it is empty', '27AAPFU0939F1ZV', ' '],
    ['is not compared while the GSTIN is empty', '', 'AAPFU0939F'],
    ['is not compared while the GSTIN holds no PAN', '27AAPFU093', 'AAPFU0939F'],
  ])('%s', (_title, gstin, pan) => expect(panDisagreement(gstin, pan)).toBeUndefined());

  test('is warned about when it is another', () => {
    expect(panDisagreement('29AAFCA7488L1Z0', 'AAPFU0939F')).toBe(
      'This PAN differs from the one inside the GST number, AAFCA7488L. Check which of the two is right.',
    );
  });
});
