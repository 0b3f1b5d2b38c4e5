import { expect, test } from 'vitest';
import { runsOf, written } from '@/parts/paper/written';

const shown = (text: string) => runsOf(text).map(({ font, level, text: part }) => `${font} ${level} ${part}`);

test('a Latin text with rupees is one text of Roboto, as it always was', () => {
  expect(written('Śrī Transport – ₹1,180.00\nPune')).toBe('Śrī Transport – ₹1,180.00\nPune');
  expect(written('a\tb\u200b')).toBe('a b');
});

test('a text of two scripts is divided by its faces, with signs, joiners and stops beside their letters', () => {
  expect(shown('श्री गणेश Ltd')).toEqual(['Devanagari 0 श्री', 'Roboto 0  ', 'Devanagari 0 गणेश', 'Roboto 0  Ltd']);
  expect(shown('নমস্কার।')).toEqual(['Bengali 0 নমস্কার।']);
  expect(shown('ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್')).toEqual(['Kannada 0 ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್']);
});

test.each([
  ['Gujarati', 'ગણેશ'],
  ['Gurmukhi', 'ਸਿੰਘ'],
  ['Kannada', 'ಕೃಷ್ಣ'],
  ['Malayalam', 'കൊച്ചി'],
  ['Oriya', 'ଓଡ଼ିଶା'],
  ['Tamil', 'முருகன்'],
  ['Telugu', 'కృష్ణ'],
])('%s has a face of its own', (font, text) => {
  expect(new Set(runsOf(text).map((run) => run.font))).toEqual(new Set([font]));
});

test('Urdu goes from right to left, its numbers do not, and what stands between is turned', () => {
  expect(shown('محمد علی Ltd')).toEqual(['Arabic 1 محمد', 'Roboto 1  ', 'Arabic 1 علی', 'Roboto 0  Ltd']);
  expect(shown('گلی (5)۔')).toEqual([
    'Arabic 1 گلی',
    'Roboto 1  ',
    'Roboto 1 )',
    'Roboto 2 5',
    'Roboto 1 (',
    'Arabic 1 ۔',
  ]);
  expect(shown('گلی ۱۲')).toEqual(['Arabic 1 گلی', 'Roboto 1  ', 'Arabic 2 ۱', 'Arabic 2 ۲']);
});

test.each([
  ['王', '王伟 Traders'],
  ['😀', 'Happy 😀 Cabs'],
  ['א', 'אב'],
])('a letter that no face has is refused, and leads to Print: %s', (letter, text) => {
  expect(() => written(text)).toThrow(
    `It has no letter for “${letter}” in “${text}”. Use Print instead, and save as PDF there.`,
  );
});
