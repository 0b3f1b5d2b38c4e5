import { describe, expect, test } from 'vitest';
import { accountsBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { startChoices } from '@/store/billing/terms/termsStart';
import { termsPreview } from '@/store/billing/terms/termsPreview';
import { chosenStart, vehicleTermsSchema } from '@/store/vehicles/vehicles/vehicleTermsSchema';
import { termsOn } from '@/store/vehicles/vehicles/terms';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import type { Vehicle, VehicleTerms } from '@/store/vehicles/vehicles/vehicle';
import type { Edit } from '@/store/kit/edit';
import { account, accountDraft, salesOf, vehicle } from '../../../support/accounts';
import { done, reasonOf } from '../../../support/said';
import { fitted, subscription } from '../../../support/vehicles';

const NOTHING_SOLD = { ...accountDraft().package, hardware: 0, installation: 0, hardwareOnLease: 0 };
const TODAY = '2026-01-26';

/** Account 1 with one vehicle at ₹300 that has had its device since last year. */
const live = (changes: Partial<Vehicle> = {}, month = '2026-01'): Business => ({
  ...emptyBusiness,
  ...salesOf(
    account(1, {
      package: NOTHING_SOLD,
      bill: { ...account(1).bill, monthYear: month, discount: 0 },
      vehicles: [vehicle(1, { price: 300, ...changes })],
    }),
  ),
  devices: deviceTable([fitted(1, 'vehicle-1', '2025-03-01').device]),
  subscriptions: subscriptionTable([subscription(1, 'vehicle-1', { from: '2025-03-01' })]),
});
const storeOf = (changes?: Partial<Vehicle>, month?: string) => createStore(live(changes, month));
const runOf = (store: AppStore, month: string) =>
  selectBillRun(businessOf(store.getState()), month, TODAY).get('account-1');
const lineOf = (store: AppStore, month = '2026-01') => runOf(store, month)?.bills[0]?.lines[0];
const change = (store: AppStore, edit: Edit<VehicleTerms>, from?: string, on = TODAY) =>
  store.dispatch(vehicleTermsChanged('vehicle-1', edit, from, on));
const dearer: Edit<VehicleTerms> = { was: { price: 300 }, to: { price: 600 } };
const gstRates = [{ hsn: '9984', rate: 'Exempt', from: '2026-02-01' }] as const;
const approve = (store: AppStore, month: string) =>
  store.dispatch(
    billRunApproved(
      month,
      (runOf(store, month)?.bills ?? []).map(({ accountId, part, total }) => ({ accountId, part, total })),
      `${month}-26`,
    ),
  );

describe('terms that change on a day', () => {
  test('charge each day of a month by the price of that day, rounded once', () => {
    const store = storeOf();
    done(change(store, dearer, '2026-01-16'));
    expect(lineOf(store)).toMatchObject({
      days: 31,
      of: 31,
      price: 600,
      taxable: 454.84,
      why: '₹300 for 15 days, ₹600 for 16 days',
    });
    expect(lineOf(store, '2025-12')).toMatchObject({ price: 300, taxable: 300 });
    expect(lineOf(store, '2026-02')).toMatchObject({ price: 600, taxable: 600 });
  });

  test('leave the days on trial free, and say until when', () => {
    const store = storeOf({ charge: 'Demo' });
    done(change(store, { was: { charge: 'Demo' }, to: { charge: null } }, '2026-01-20'));
    expect(lineOf(store)).toMatchObject({
      days: 12,
      of: 31,
      taxable: 116.13,
      why: 'on trial until 19 Jan: 12 of 31 days',
    });
    expect(runOf(store, '2025-12')).toMatchObject({
      bills: [],
      skipped: [{ reason: 'Demo: on trial, so no bill.' }],
    });
  });

  test('take GST out of the days whose price had it in, where others had not', () => {
    const store = storeOf({ gst: 'Including', price: 354 });
    done(change(store, { was: { price: 354, gst: 'Including' }, to: { price: 600, gst: null } }, '2026-01-16'));
    // ₹354 with GST is ₹300 without.
    expect(lineOf(store)).toMatchObject({ price: 600, taxable: 454.84 });
    expect(lineOf(store)).not.toHaveProperty('included');
  });

  test('count in what the Billed button makes of the month, too', () => {
    const store = storeOf();
    done(change(store, dearer, '2026-01-16'));
    done(store.dispatch(accountsBilled(['account-1'], ['vehicle-1'], TODAY)));
    expect(selectBills(store.getState())[0]?.lines[0]).toMatchObject({ days: 31, taxable: 454.84 });
  });

  test('are shown as they hold on a day, and go with their Undo', () => {
    const store = storeOf();
    const before = store.getState().vehicles;
    const said = done(change(store, dearer, '2026-02-01'));
    const now = store.getState().vehicles.entities['vehicle-1'];
    expect(now && [termsOn(now, TODAY).price, termsOn(now, '2026-02-01').price]).toEqual([300, 600]);
    expect(said.undo?.().done).toBe(true);
    expect(store.getState().vehicles.entities).toEqual(before.entities);
  });

  test.each<[string, string | undefined, string | undefined]>([
    ['from the next month on, which is not billed', '2026-02-01', undefined],
    ['from today on, though the month is billed ahead', TODAY, undefined],
    [
      'from an earlier day that is billed',
      '2026-01-25',
      'MH 01 AB 1001 is billed for Jan 2026 already: choose 26 Jan 2026 or a later day.',
    ],
    ['as they always were', undefined, 'MH 01 AB 1001 is billed already: say from which day its terms change.'],
  ])('of a vehicle that is billed can be said %s, or it is told why not', (_from, from, reason) => {
    const store = storeOf();
    done(approve(store, '2026-01'));
    const issued = selectBills(store.getState());
    const said = change(store, dearer, from);
    expect('reason' in said ? said.reason : undefined).toBe(reason);
    expect(selectBills(store.getState())).toEqual(issued);
  });

  test('can be corrected as they always were while nothing is billed', () => {
    const store = storeOf();
    done(change(store, dearer));
    expect(lineOf(store, '2025-12')).toMatchObject({ price: 600, taxable: 600 });
  });

  test('cannot change before a day from which others are agreed', () => {
    const store = storeOf();
    done(change(store, dearer, '2026-02-01'));
    expect(reasonOf(change(store, { was: { price: 600 }, to: { price: 500 } }, TODAY))).toBe(
      'MH 01 AB 1001 has other terms from 01 Feb 2026 on: choose that day or a later one.',
    );
    done(change(store, { was: { price: 600 }, to: { price: 500 } }, '2026-02-01'));
    expect(lineOf(store, '2026-02')).toMatchObject({ price: 500, taxable: 500 });
  });

  test('are refused where they hold from another day already, and done where somebody says the same twice', () => {
    const store = storeOf();
    done(change(store, dearer, '2026-02-01'));
    done(change(store, dearer, '2026-02-01'));
    expect(reasonOf(change(store, dearer, '2026-02-15'))).toBe(
      'MH 01 AB 1001 has these terms from 01 Feb 2026 on already.',
    );
    expect(store.getState().vehicles.entities['vehicle-1']?.pastTerms).toHaveLength(1);
  });

  test('say from which day a vehicle is free', () => {
    expect(reasonOf(change(storeOf(), { was: { charge: null }, to: { charge: 'Foc' } }))).toBe(
      'Say from which day MH 01 AB 1001 is free, on trial or paid for.',
    );
  });
});

describe('from when terms hold', () => {
  const choicesOf = (store: AppStore) => {
    const business = businessOf(store.getState());
    const one = business.vehicles.entities['vehicle-1'];
    return startChoices(business, one ? [one] : [], TODAY);
  };

  test('is any day while nothing is billed, and always where no price was agreed before', () => {
    expect(choicesOf(storeOf())).toMatchObject({ first: '', since: 'Today' });
    expect(choicesOf(storeOf({ price: 0 })).since).toBe('Always');
  });

  test('is today or later where the month is billed ahead, and the day after what was billed else', () => {
    const [ahead, before] = [storeOf(), storeOf()];
    done(approve(ahead, '2026-01'));
    done(approve(before, '2025-12'));
    expect(choicesOf(ahead)).toMatchObject({
      first: TODAY,
      choices: ['Today', 'First of next month', 'Another day'],
    });
    expect(choicesOf(before).first).toBe('2026-01-01');
  });

  test('names the day that it can be at first, under its field', () => {
    const typed = { price: '600', duration: 'Monthly', gst: 'Excluding', charge: 'Paid', since: 'Another day' };
    const schema = vehicleTermsSchema('2026-01-01');
    expect(() => schema.validateSync(typed)).toThrow('Day is required.');
    expect(() => schema.validateSync({ ...typed, from: '2025-12-31' })).toThrow('Choose 01 Jan 2026 or a later day.');
    expect(chosenStart(schema.cast({ ...typed, from: '2026-01-16' }), TODAY)).toBe('2026-01-16');
    expect(chosenStart({ since: 'First of next month' }, TODAY)).toBe('2026-02-01');
    expect(chosenStart({ since: 'Always' }, TODAY)).toBeUndefined();
  });

  test('is shown with what the next runs charge then', () => {
    const one = live().vehicles.entities['vehicle-1'];
    expect(one && termsPreview(live(), one, { edit: dearer, from: '2026-01-16', on: TODAY })).toEqual([
      'Jan 2026: ₹454.84 + GST (₹300 for 15 days, ₹600 for 16 days).',
      'Feb 2026: ₹600 + GST.',
    ]);
    const exempt = {
      ...live(),
      company: companyTable([{ ...companyNow(live()), id: 'company-1', number: 1, gstRates }]),
    };
    expect(one && termsPreview(exempt, one, { edit: dearer, from: '2026-01-16', on: TODAY })).toEqual([
      'Jan 2026: ₹454.84 + GST (₹300 for 15 days, ₹600 for 16 days).',
      'Feb 2026: ₹600.',
    ]);
    const { billing } = account(1);
    const client = account(1, { package: NOTHING_SOLD, billing: { ...billing, gstTreatment: 'SEZ without Payment' } });
    const zeroRated = { ...live(), accounts: salesOf(client).accounts };
    expect(one && termsPreview(zeroRated, one, { edit: dearer, from: '2026-01-16', on: TODAY })).toEqual([
      'Jan 2026: ₹454.84 (₹300 for 15 days, ₹600 for 16 days).',
      'Feb 2026: ₹600.',
    ]);
  });
});
