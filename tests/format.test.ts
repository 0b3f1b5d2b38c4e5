import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  formatAgo,
  formatBytes,
  formatCompactMoney,
  formatCount,
  formatDate,
  formatDay,
  formatMinute,
  formatMoney,
  formatPaise,
} from '@/format';
import { runs } from './support/runs';

const twoDigits = (number: number) => String(number).padStart(2, '0');

describe('money', () => {
  test.each([
    [0, '₹0'],
    [-0, '₹0'],
    [40, '₹40'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [123456, '₹1,23,456'],
    [1234567.5, '₹12,34,567.50'],
    [1040.5, '₹1,040.50'],
    [0.05, '₹0.05'],
    [99.99, '₹99.99'],
    [0.1 + 0.2, '₹0.30'],
    [1.005, '₹1.01'],
    [999.999, '₹1,000'],
    [-12345678, '−₹1,23,45,678'],
    [-12345678.25, '−₹1,23,45,678.25'],
    [-0.01, '−₹0.01'],
    [-0.001, '₹0'],
    [23458525, '₹2,34,58,525'],
  ])('of %d rupees shows as %s', (rupees, text) => expect(formatMoney(rupees)).toBe(text));

  test('reads back as the same paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (paise) => {
        const read = Number(
          formatMoney(paise / 100)
            .replace('−', '-')
            .replaceAll(/[₹,]/g, ''),
        );
        expect(Math.round(read * 100)).toBe(paise === 0 ? 0 : paise);
      }),
    );
  });

  test('shows two decimals if there are paise, and none otherwise', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (paise) => {
        expect(formatMoney(paise / 100)).toMatch(paise % 100 === 0 ? /^₹[\d,]+$/ : /^₹[\d,]+\.\d\d$/);
      }),
    );
  });
});

describe('compact money', () => {
  test.each([
    [0, '₹0'],
    [-0.4, '₹0'],
    [999.5, '₹1,000'],
    [45300, '₹45,300'],
    [99999.4, '₹99,999'],
    [99999.5, '₹1L'],
    [100000, '₹1L'],
    [120000, '₹1.2L'],
    [371168, '₹3.7L'],
    [9994999, '₹99.9L'],
    [9995000, '₹1Cr'],
    [12000000, '₹1.2Cr'],
    [23458525, '₹2.3Cr'],
    [123456789012, '₹12,345.7Cr'],
    [-99999, '−₹99,999'],
    [-120000, '−₹1.2L'],
    [-12345678, '−₹1.2Cr'],
  ])('of %d rupees shows as %s', (rupees, text) => expect(formatCompactMoney(rupees)).toBe(text));
});

test.each([
  [0, '₹0.00'],
  [5, '₹5.00'],
  [1234567.5, '₹12,34,567.50'],
  [-0.25, '−₹0.25'],
])('%d rupees beside amounts with paise show as %s', (rupees, text) => expect(formatPaise(rupees)).toBe(text));

describe('a date', () => {
  test.each([
    ['2026-01-31', '31 Jan 2026'],
    ['2026-02-28', '28 Feb 2026'],
    ['2026-03-01', '01 Mar 2026'],
    ['2026-04-30', '30 Apr 2026'],
    ['2026-05-09', '09 May 2026'],
    ['2026-06-30', '30 Jun 2026'],
    ['2026-07-31', '31 Jul 2026'],
    ['2026-08-15', '15 Aug 2026'],
    ['2026-09-05', '05 Sep 2026'],
    ['2026-10-02', '02 Oct 2026'],
    ['2026-11-20', '20 Nov 2026'],
    ['2026-12-31', '31 Dec 2026'],
    ['2028-02-29', '29 Feb 2028'],
    ['2000-02-29', '29 Feb 2000'],
  ])('%s shows as %s', (iso, text) => expect(formatDate(iso)).toBe(text));

  test.each([
    '',
    'today',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '05-09-2026',
    '2026-09-05T10:00:00Z',
    ' 2026-09-05',
    '20260905',
  ])('that is none, "%s", comes back unchanged', (text) => expect(formatDate(text)).toBe(text));

  test('shows exactly when the calendar has it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.nat(14), fc.nat(33), (year, month, day) => {
        const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
        const exists = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(iso);
        expect(formatDate(iso) !== iso).toBe(exists);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('a count', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234, '1,234'],
    [123456, '1,23,456'],
    [12345678, '1,23,45,678'],
    [-5, '−5'],
    [-1234, '−1,234'],
    [1234.5, '1,234.5'],
  ])('of %d shows as %s', (count, text) => expect(formatCount(count)).toBe(text));

  test('is grouped as the platform groups numbers for India', () => {
    const { format } = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 15 }), (count, shorter) => {
        const some = Math.floor(count / 10 ** shorter);
        expect(formatCount(some)).toBe(format(some));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('a size in bytes', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1048524, '1,023.9 KB'],
    [1048575, '1 MB'],
    [5 * 1024 * 1024, '5 MB'],
    [6.2 * 1024 * 1024, '6.2 MB'],
    [1024 ** 3, '1 GB'],
    [3000 * 1024 ** 3, '3,000 GB'],
  ])('of %d shows as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe('a minute', () => {
  test.each([
    ['2026-11-19T14:05', '19 Nov 2026, 14:05'],
    ['2026-09-05T00:00', '05 Sep 2026, 00:00'],
    ['2028-02-29T23:59', '29 Feb 2028, 23:59'],
    ['2026-02-29T10:00', '2026-02-29T10:00'],
    ['2026-11-19T24:00', '2026-11-19T24:00'],
    ['2026-11-19T14:60', '2026-11-19T14:60'],
    ['2026-11-19T14:05:30', '2026-11-19T14:05:30'],
    ['2026-11-19', '2026-11-19'],
    ['—', '—'],
    ['', ''],
  ])('%j shows as %j', (iso, text) => expect(formatMinute(iso)).toBe(text));
});

describe('how long ago', () => {
  test.each([
    ['2026-11-21T09:59:58.000Z', 'just now'],
    ['2026-11-21T10:00:30.000Z', 'just now'],
    ['2026-11-21T09:59:00.000Z', '1 minute ago'],
    ['2026-11-21T09:55:01.000Z', '4 minutes ago'],
    ['2026-11-21T08:00:00.000Z', '2 hours ago'],
    ['2026-11-20T10:00:00.000Z', '1 day ago'],
    ['2026-11-14T10:00:01.000Z', '6 days ago'],
    ['2026-11-14T10:00:00.000Z', '14 Nov 2026'],
  ])('%s reads %s', (instant, text) => {
    expect(formatAgo(instant, '2026-11-21T10:00:00.000Z')).toBe(text);
  });

  test('is told in Hindi as well', () => {
    const at = (instant: string) => formatAgo(instant, '2026-11-21T10:00:00.000Z', 'hi');
    expect([at('2026-11-21T09:55:00.000Z'), at('2026-11-21T09:59:59.000Z')]).toEqual(['5 मिनट पहले', 'अभी']);
  });
});

describe('a day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ['Asia/Kolkata', '2026-09-04T18:30:00.000Z', '05 Sep 2026'],
    ['UTC', '2026-09-04T18:30:00.000Z', '05 Sep 2026'],
    ['America/New_York', '2026-12-31T18:29:59.999Z', '31 Dec 2026'],
    ['UTC', 'yesterday', 'yesterday'],
  ])('is the one of the office also in %s: of %s it is %s', (zone, instant, text) => {
    vi.stubEnv('TZ', zone);
    expect(formatDay(instant)).toBe(text);
  });

  test('a week ago is the one on the wall', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(formatAgo('2026-11-13T20:00:00.000Z', '2026-11-21T10:00:00.000Z')).toBe('14 Nov 2026');
  });
});
