import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatMinute, formatMonth } from '@/format';
import { isRealDate } from '@/store/kit/dates';
import { typedDate, typedMinute, typedMonth } from '@/ui/typedDate';

const TODAY = '2026-11-22';
const NOW = `${TODAY}T09:30`;

describe('a day', () => {
  test.each([
    ['5/9/26', '2026-09-05'],
    ['5/9/2026', '2026-09-05'],
    ['05-09-2026', '2026-09-05'],
    ['5.9.26', '2026-09-05'],
    ['12/11/26', '2026-11-12'],
    ['5/9', '2026-09-05'],
    ['5 sep', '2026-09-05'],
    ['5 sep 26', '2026-09-05'],
    ['5sep26', '2026-09-05'],
    ['05 Sep 2026', '2026-09-05'],
    ['5th September, 2026', '2026-09-05'],
    ['5 Sept 2026', '2026-09-05'],
    ['sep 5', '2026-09-05'],
    ['Sep 5, 2025', '2025-09-05'],
    ['2026-09-05', '2026-09-05'],
    ['2026/9/5', '2026-09-05'],
    ['  TODAY ', '2026-11-22'],
    ['tomorrow', '2026-11-23'],
    ['yesterday', '2026-11-21'],
    ['29/2/28', '2028-02-29'],
  ])('is typed as %j: %s', (typed, iso) => expect(typedDate(typed, TODAY)).toBe(iso));

  test.each([
    '',
    ' ',
    '5',
    'sep',
    'sep 2026',
    'soon',
    '31/2/26',
    '29/2/26',
    '0/9/26',
    '9/25/26',
    '5/13/26',
    '5/9/226',
    '5/9/0026',
    '5 se 26',
    '5 sepp',
    '5 9 26 1',
    '26 5 sep',
    '5/sep/oct',
    '2026-13-01',
    '2026-09',
    '5:9:26',
    '५/९/२६',
    '-',
    'today 5',
    '5/9/26?',
  ])('is not %j', (typed) => expect(typedDate(typed, TODAY)).toBeUndefined());
});

describe('a month', () => {
  test.each([
    ['Sep 2026', '2026-09'],
    ['september 26', '2026-09'],
    ['sep', '2026-09'],
    ['9/26', '2026-09'],
    ['9/2026', '2026-09'],
    ['2026-09', '2026-09'],
    ['2026-9', '2026-09'],
    ['today', '2026-11'],
  ])('is typed as %j: %s', (typed, iso) => expect(typedMonth(typed, TODAY)).toBe(iso));

  test.each(['', '9', '13/26', '5 sep 2026', '2026', '2026-00', 'sep sep', '9/226'])('is not %j', (typed) =>
    expect(typedMonth(typed, TODAY)).toBeUndefined(),
  );
});

describe('a minute', () => {
  test.each([
    ['05 Sep 2026, 14:05', '2026-09-05T14:05'],
    ['5/9/26 14:05', '2026-09-05T14:05'],
    ['5 sep 2:05 pm', '2026-09-05T14:05'],
    ['5 sep 2.05pm', '2026-09-05T14:05'],
    ['5 sep 12 am', '2026-09-05T00:00'],
    ['5 sep 12:30 pm', '2026-09-05T12:30'],
    ['2026-09-05T14:05', '2026-09-05T14:05'],
    ['today 8:00', '2026-11-22T08:00'],
    ['8:00', '2026-11-22T08:00'],
    ['now', NOW],
  ])('is typed as %j: %s', (typed, iso) => expect(typedMinute(typed, NOW)).toBe(iso));

  test.each([
    '',
    '5 sep',
    '5/9/26',
    '5 sep 24:00',
    '5 sep 12:60',
    '5 sep 13 pm',
    '0 am',
    '31/2 8:00',
    '8',
    'soon 8:00',
  ])('is not %j', (typed) => expect(typedMinute(typed, NOW)).toBeUndefined());
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

test('what is shown of a day, a month or a minute can be typed again, as can its ISO form', () => {
  fc.assert(
    fc.property(days, (instant) => {
      const [day, month, minute] = [instant.slice(0, 10), instant.slice(0, 7), instant.slice(0, 16)];
      expect([typedDate(formatDate(day), TODAY), typedDate(day, TODAY)]).toEqual([day, day]);
      expect([typedMonth(formatMonth(month), TODAY), typedMonth(month, TODAY)]).toEqual([month, month]);
      expect([typedMinute(formatMinute(minute), NOW), typedMinute(minute, NOW)]).toEqual([minute, minute]);
    }),
  );
});

test('whatever is typed means a real day, or none', () => {
  const odd = fc.array(
    fc.constantFrom('5', '31', '9', '2', '26', '2026', 'sep', 'feb', '/', '-', ' ', '.', ':', 't', 'am'),
    { maxLength: 8 },
  );
  const text = fc.oneof(
    odd.map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const meant = [typedDate(typed, TODAY), typedMonth(typed, TODAY), typedMinute(typed, NOW)].filter(
        (iso) => iso !== undefined,
      );
      expect(meant.filter((iso) => !isRealDate(iso))).toEqual([]);
    }),
  );
});
