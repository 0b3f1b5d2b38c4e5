import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import type { Entry } from '@/journal/port/port';
import { billTable } from '@/store/billing/bills/billsSlice';
import { proformaIssued } from '@/store/facts/proformas';
import { productAdded } from '@/store/facts/vendors';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { AN_UNDO, bearsDay, bearsDayOfClock, clockDoubt, lastSaidOn } from '@/store/business/clockDoubt';
import { daysAfter, daysBefore } from '@/store/kit/dates';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { billOf } from '../../support/bills';

const LAST = '2026-11-23';
const business = {
  ...emptyBusiness,
  bills: billTable([billOf(1, { issuedOn: LAST }), billOf(2, { issuedOn: '2026-11-01' })]),
};

describe('the clock of a device', () => {
  test('is doubted on a day before that of the last document, and the day of both is told', () => {
    expect(clockDoubt(business, '2025-11-22')).toBe(
      'By the clock of this device today is 22 Nov 2025, but INV/26-27/000001 is of 23 Nov 2026.',
    );
    expect(clockDoubt(business, daysBefore(LAST, 1))).toBeDefined();
  });

  test('is doubted more than three days from the last that was said, whenever a document was issued last', () => {
    const [first, second] = ['2026-11-28', '2026-12-20'];
    expect(clockDoubt(business, daysAfter(first, 3), first)).toBeUndefined();
    expect(clockDoubt(business, daysAfter(first, 4), first)).toBe(
      'By the clock of this device today is 02 Dec 2026, 4 days after the last that was said: on 28 Nov 2026.',
    );
    // An office that issues no documents for two months, and works every day.
    expect(clockDoubt(business, '2027-02-01', '2027-01-30')).toBeUndefined();
    expect(clockDoubt(business, daysBefore(second, 3), second)).toBeUndefined();
    expect(clockDoubt(business, daysBefore(second, 4), second)).toBe(
      'By the clock of this device today is 16 Dec 2026, before the last that was said: on 20 Dec 2026.',
    );
  });

  test('goes by the last that was said, and by no sample or backup that was brought along', async () => {
    const newest = (action: UnknownAction) => ({
      newest: () => Promise.resolve([{ at: '2026-11-27T20:00:00.000Z', action } as Entry]),
    });
    expect(await lastSaidOn(newest(proformaIssued('account-1', LAST)), true)).toBe('2026-11-28');
    expect(await lastSaidOn(newest(businessReplaced(business, 'sample')), true)).toBeUndefined();
    expect(await lastSaidOn({ newest: () => Promise.resolve([]) }, true)).toBeUndefined();
    expect(await lastSaidOn(undefined, true)).toBeUndefined();
  });

  test('is doubted when nothing was said, and no document is known of the last 45 days', () => {
    expect(clockDoubt(business, daysAfter(LAST, 45))).toBeUndefined();
    expect(clockDoubt(business, '2027-11-23')).toBe(
      'By the clock of this device today is 23 Nov 2027, 365 days after the last that is known: INV/26-27/000001 is of 23 Nov 2026.',
    );
  });

  test('is not doubted on the day of the last document, of a business in which nothing happened, and of the sample', () => {
    expect(clockDoubt(business, LAST)).toBeUndefined();
    expect(clockDoubt(emptyBusiness, '1999-01-01')).toBeUndefined();
    expect(clockDoubt(sampleBusiness(LAST), LAST)).toBeUndefined();
  });

  test('matters to what bears its day, and to nothing else', () => {
    expect(bearsDay(proformaIssued('account-1', LAST), LAST)).toBe(true);
    // The day of an Undo is told only as it is said.
    expect(bearsDay(AN_UNDO, LAST)).toBe(true);
    expect(bearsDay(businessReplaced(business, 'backup'), LAST)).toBe(false);
    expect(bearsDay(productAdded('vendor-1', { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 }), LAST)).toBe(
      false,
    );
  });
});

test('an Undo bears the day of this device’s clock, but in an office, whose desk gives it its day', () => {
  expect(bearsDayOfClock(AN_UNDO, '2026-11-21', false)).toBe(true);
  expect(bearsDayOfClock(AN_UNDO, '2026-11-21', true)).toBe(false);
});
