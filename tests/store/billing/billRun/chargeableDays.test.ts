import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargedDays, type DaysOf } from '@/store/billing/billRun/chargeableDays';
import { subscriptionLine } from '@/store/billing/bills/subscriptionLine';
import { PRORATIONS, type Proration } from '@/store/clients/accounts/account';
import { rupees } from '@/store/kit/money';
import { runs } from '../../../support/runs';
import { subscription } from '../../../support/vehicles';
import { vehicle } from '../../../support/accounts';

/** When a device came into the vehicle, and when it went. */
const fitment = (from: string, to?: string, n = 1) => ({
  vehicleId: 'vehicle-1',
  deviceId: `device-${n}`,
  from,
  ...(to !== undefined && { to }),
});

/** A vehicle with a subscription and a device since long ago. */
const lookAt = (changes: Partial<DaysOf>): DaysOf => ({
  vehicle: vehicle(1),
  accountId: 'account-1',
  fitments: [fitment('2026-01-05')],
  subscriptions: [subscription(1, 'vehicle-1', { from: '2026-01-01' })],
  ...changes,
});
const charged = (changes: Partial<DaysOf>, month = '2026-11', proration?: Proration) => {
  const { mask: _days, ...said } = chargedDays(lookAt(changes), month, proration);
  return said;
};
const paused = (...pauses: ReturnType<typeof subscription>['pauses']) => ({
  subscriptions: [subscription(1, 'vehicle-1', { from: '2026-01-01', pauses })],
});

/** What the days come to, in rupees. */
const amount = (price: number, { days, of }: { days: number; of: number }) =>
  rupees(
    subscriptionLine(
      { id: 'v', vehicleNo: 'MH' },
      { days, of, rates: [{ days, price, gst: undefined }] },
      '9984',
      undefined,
    ).paise,
  );

const until = (billedUntil: string) => ({ vehicle: vehicle(1, { billedUntil }) });

describe('the days for which it was billed before', () => {
  test.each<[string, Partial<DaysOf>, string, Proration, number, string | undefined]>([
    ['are free', until('2026-11-14'), '2026-11', 'By days', 16, 'billed until 14 Nov: 16 of 30 days'],
    [
      'are free where whole months are charged',
      until('2026-11-14'),
      '2026-11',
      'Full month',
      16,
      'billed until 14 Nov: 16 of 30 days',
    ],
    ['are none of a later month', until('2026-11-14'), '2026-12', 'By days', 31, undefined],
    [
      'are none of the month after its last one',
      { ...until('2026-11-30'), fitments: [fitment('2026-11-12')] },
      '2026-12',
      'From next month',
      31,
      undefined,
    ],
    [
      'may be all of a month',
      until('2027-01-31'),
      '2026-11',
      'By days',
      0,
      'It was billed until 31 Jan 2027 before it was billed here.',
    ],
    [
      'are told beside others',
      { ...until('2026-11-14'), fitments: [fitment('2026-01-05', '2026-11-20')] },
      '2026-11',
      'By days',
      5,
      'removed 20 Nov, billed until 14 Nov: 5 of 30 days',
    ],
  ])('%s', (_what, changes, month, proration, days, why) => {
    expect(charged(changes, month, proration)).toMatchObject({ days, ...(why !== undefined && { why }) });
  });
});

describe('the days that are charged', () => {
  test.each<[string, Partial<DaysOf>, string, number, string | undefined]>([
    ['are all of the month where nothing happened in it', {}, '2026-11', 30, undefined],
    [
      'are those from the fitting on, its own day included',
      { fitments: [fitment('2026-11-12')] },
      '2026-11',
      19,
      'fitted 12 Nov: 19 of 30 days',
    ],
    [
      'are those before the removal, whose day is free',
      { fitments: [fitment('2026-01-05', '2026-09-14')] },
      '2026-09',
      13,
      'removed 14 Sep: 13 of 30 days',
    ],
    [
      'are those between both',
      { fitments: [fitment('2026-11-03', '2026-11-05')] },
      '2026-11',
      2,
      'fitted 03 Nov, removed 05 Nov: 2 of 30 days',
    ],
    [
      'are none where it was fitted and removed on one day',
      { fitments: [fitment('2026-11-12', '2026-11-12')] },
      '2026-11',
      0,
      'Fitted and removed on one day: nothing to charge.',
    ],
    [
      'are not changed by a swap',
      { fitments: [fitment('2026-01-05', '2026-11-12'), fitment('2026-11-12', undefined, 2)] },
      '2026-11',
      30,
      undefined,
    ],
    [
      'are not counted twice with two devices at a time',
      { fitments: [fitment('2026-01-05'), fitment('2026-11-12', undefined, 2)] },
      '2026-11',
      30,
      undefined,
    ],
    [
      'leave out days between two devices',
      { fitments: [fitment('2026-01-05', '2026-11-10'), fitment('2026-11-12', undefined, 2)] },
      '2026-11',
      28,
      'without a device for a while: 28 of 30 days',
    ],
    [
      'leave out the days of a pause up to the resumption',
      paused({ from: '2026-11-10', to: '2026-11-15' }),
      '2026-11',
      25,
      'paused for 5 days: 25 of 30 days',
    ],
    [
      'leave out all days of a pause that nobody resumed',
      paused({ from: '2026-11-29', until: '2026-12-05' }),
      '2026-11',
      28,
      'paused for 2 days: 28 of 30 days',
    ],
    [
      'leave out all days up to the resumption where the alert date was before it',
      paused({ from: '2026-11-10', until: '2026-11-24', to: '2026-11-27' }),
      '2026-11',
      13,
      'paused for 17 days: 13 of 30 days',
    ],
    [
      'leave out one day',
      paused({ from: '2026-11-29', to: '2026-11-30' }),
      '2026-11',
      29,
      'paused for 1 day: 29 of 30 days',
    ],
    [
      'are all where a pause ended on the day on which it began',
      paused({ from: '2026-11-10', to: '2026-11-10' }),
      '2026-11',
      30,
      undefined,
    ],
    ['are none while it is paused', paused({ from: '2026-10-10' }), '2026-11', 0, 'It was paused the whole month.'],
    ['are none without a device', { fitments: [] }, '2026-11', 0, 'No device was in it in this month.'],
    ['are none without a subscription', { subscriptions: [] }, '2026-11', 0, 'It has no subscription in this month.'],
    ['are none before the subscription', {}, '2025-12', 0, 'No device was in it in this month.'],
    [
      'are those of the subscription',
      { subscriptions: [subscription(1, 'vehicle-1', { from: '2026-11-11', to: '2026-11-21' })] },
      '2026-11',
      10,
      'subscribed 11 Nov, ended 21 Nov: 10 of 30 days',
    ],
    [
      'are those of two subscriptions one after the other',
      {
        subscriptions: [
          subscription(1, 'vehicle-1', { to: '2026-11-11' }),
          subscription(2, 'vehicle-1', { from: '2026-11-11' }),
        ],
      },
      '2026-11',
      30,
      undefined,
    ],
  ])('%s', (_title, changes, month, days, why) => {
    expect([charged(changes, month).days, charged(changes, month).why]).toEqual([days, why]);
  });

  test('are not paused by a pause of a subscription that has ended since', () => {
    const first = subscription(1, 'vehicle-1', { pauses: [{ from: '2026-10-05' }], to: '2026-10-20' });
    const subscriptions = [first, subscription(2, 'vehicle-1', { from: '2026-10-25' })];
    expect(charged({ subscriptions }).days).toBe(30);
    expect(charged({ subscriptions }, '2026-10')).toMatchObject({
      days: 11,
      why: expect.stringContaining('11 of 31 days'),
    });
  });

  test('are each account’s own where the vehicle was moved', () => {
    const moved = vehicle(1, {
      accountId: 'account-2',
      past: [{ until: '2026-11-11', vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' }],
    });
    expect(charged({ vehicle: moved })).toEqual({ days: 10, of: 30, why: 'went 11 Nov: 10 of 30 days' });
    expect(charged({ vehicle: moved, accountId: 'account-2' })).toEqual({
      days: 20,
      of: 30,
      why: 'came 11 Nov: 20 of 30 days',
    });
    expect(charged({ vehicle: moved, accountId: 'account-3' })).toMatchObject({
      days: 0,
      why: 'Another client had it in this month.',
    });
    expect(charged({ vehicle: moved }, '2026-12').days).toBe(0);
  });

  test('are never two accounts’ where a move is told late', () => {
    const past = [
      { until: '2026-11-20', vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' },
      { until: '2026-11-10', vehicleNo: 'MH 01 AB 1001', accountId: 'account-2' },
    ];
    const moved = vehicle(1, { accountId: 'account-3', past });
    expect(
      ['account-1', 'account-2', 'account-3'].map((accountId) => charged({ vehicle: moved, accountId }).days),
    ).toEqual([19, 0, 11]);
  });

  test('of a vehicle that only got another number are all', () => {
    const renamed = vehicle(1, { past: [{ until: '2026-11-11', vehicleNo: 'MH 01 AB 7', accountId: 'account-1' }] });
    expect(charged({ vehicle: renamed })).toEqual({ days: 30, of: 30 });
  });
});

describe('what days come to', () => {
  test.each([
    [350, { fitments: [fitment('2026-11-12')] }, '2026-11', 221.67],
    [300, { fitments: [fitment('2026-01-05', '2026-09-14')] }, '2026-09', 130],
    [0.01, { fitments: [fitment('2026-11-16')] }, '2026-11', 0.01],
    [350, {}, '2026-11', 350],
  ])('₹%d a month of %j in %s is ₹%d', (price, changes, month, expected) => {
    expect(amount(price, charged(changes, month))).toBe(expected);
  });

  test('is the same with a swap in the month as without', () => {
    const swapped = { fitments: [fitment('2026-11-12', '2026-11-20'), fitment('2026-11-20', undefined, 2)] };
    expect(amount(350, charged(swapped))).toBe(amount(350, charged({ fitments: [fitment('2026-11-12')] })));
  });
});

describe('an account that chose', () => {
  test('the full month is charged all of it for one day', () => {
    expect(charged({ fitments: [fitment('2026-11-30')] }, '2026-11', 'Full month')).toEqual({ days: 30, of: 30 });
    expect(charged(paused({ from: '2026-11-01' }), '2026-11', 'Full month').days).toBe(0);
  });

  test('the next month is charged nothing of the month of the fitting, and all of the one after it', () => {
    const fitted = { fitments: [fitment('2026-11-12')] };
    expect(charged(fitted, '2026-11', 'From next month')).toEqual({
      days: 0,
      of: 30,
      why: 'Fitted 12 Nov: charged from next month.',
      none: 'From next month',
    });
    expect(charged(fitted, '2026-12', 'From next month')).toEqual({ days: 31, of: 31 });
  });

  /** Vehicle 1 came from account 1 to account 2 on 11 Nov, with a device in it since January. */
  const moved = vehicle(1, {
    accountId: 'account-2',
    past: [{ until: '2026-11-11', vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' }],
  });
  const chargedTo = (accountId: string, month: string, proration: Proration, changes: Partial<DaysOf> = {}) =>
    charged({ vehicle: moved, accountId, ...changes }, month, proration);

  test('the full month is charged the days on which a vehicle that moved was its own', () => {
    expect(chargedTo('account-1', '2026-11', 'Full month')).toEqual({
      days: 10,
      of: 30,
      why: 'went 11 Nov: 10 of 30 days',
    });
    expect(chargedTo('account-2', '2026-11', 'Full month')).toEqual({
      days: 20,
      of: 30,
      why: 'came 11 Nov: 20 of 30 days',
    });
  });

  test('the next month is charged nothing of the month in which a vehicle came, with a device in it since long ago', () => {
    expect(chargedTo('account-2', '2026-11', 'From next month')).toEqual({
      days: 0,
      of: 30,
      why: 'Came 11 Nov: charged from next month.',
      none: 'From next month',
    });
    expect(chargedTo('account-2', '2026-12', 'From next month')).toEqual({ days: 31, of: 31 });
  });

  test('the next month begins anew where a vehicle was without a device for a month or more', () => {
    const back = (to: string) => ({ fitments: [fitment('2026-01-05', '2026-09-14'), fitment(to, undefined, 2)] });
    expect(charged(back('2026-10-13'), '2026-10', 'From next month').days).toBe(31);
    expect(charged(back('2026-10-14'), '2026-10', 'From next month')).toMatchObject({
      days: 0,
      why: 'Fitted 14 Oct: charged from next month.',
    });
    expect(charged(back('2026-10-14'), '2026-11', 'From next month').days).toBe(30);
  });
});

describe('whatever the moves of a vehicle, its fitments and what its clients chose', () => {
  const ACCOUNTS = ['account-1', 'account-2', 'account-3'] as const;
  const MONTHS = ['2026-09', '2026-10', '2026-11', '2026-12'];
  const day = fc
    .integer({ min: 0, max: 121 })
    .map((n) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10));
  const account = fc.constantFrom(...ACCOUNTS);
  const moves = fc.array(fc.record({ until: day, accountId: account, vehicleNo: fc.constant('MH 01 AB 1001') }), {
    maxLength: 5,
  });
  const fitments = fc.array(fc.tuple(day, fc.option(day)), { minLength: 1, maxLength: 4 });
  const choices = fc.record({
    'account-1': fc.constantFrom(...PRORATIONS),
    'account-2': fc.constantFrom(...PRORATIONS),
    'account-3': fc.constantFrom(...PRORATIONS),
  });

  test('no day is charged to two, and none is lost but by a choice', () => {
    fc.assert(
      fc.property(account, moves, fitments, choices, (accountId, past, used, choice) => {
        const changes: Partial<DaysOf> = {
          vehicle: vehicle(1, { accountId, past }),
          fitments: used.map(([from, to], n) => fitment(from, to === null || to < from ? undefined : to, n)),
        };
        for (const month of MONTHS) {
          const by = (id: string, proration?: Proration) =>
            charged({ ...changes, accountId: id }, month, proration).days;
          const { of } = charged(changes, month);
          const days = ACCOUNTS.map((id) => by(id, choice[id]));
          expect(days.reduce((sum, some) => sum + some, 0)).toBeLessThanOrEqual(of);
          for (const [place, id] of ACCOUNTS.entries()) {
            const isLater = choice[id] === 'From next month';
            const { why = '' } = charged({ ...changes, accountId: id }, month, choice[id]);
            // The month in which such a client begins is charged to nobody.
            if (isLater && why.includes('charged from next month')) continue;
            // From then on its vehicle in use costs something, and that of any other client no less than the days in use.
            const least = isLater ? Math.min(1, by(id)) : by(id);
            expect(days[place]).toBeGreaterThanOrEqual(least);
          }
          const isUsed = (date: string) =>
            (changes.fitments ?? []).some(({ from, to }) => from <= date && (to === undefined || date < to));
          const dates = Array.from({ length: of }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
          expect(ACCOUNTS.reduce((sum, id) => sum + by(id), 0)).toBe(dates.filter(isUsed).length);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
