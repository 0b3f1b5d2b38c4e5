import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT, PACKAGE_SAMPLE_GST, type GstChoice } from '@/store/accounts/account';
import {
  balance,
  billTotal,
  gstAmount,
  hardwareAmount,
  packageGst,
  rentAmount,
  saleAmount,
  totalAmount,
} from '@/store/accounts/amounts';
import { baseInPaise, gstInPaise } from '@/store/accounts/gst';
import { account, accountDraft } from '../../support/accounts';

const paise = (rupees: number) => BigInt(Math.round(rupees * 100));
const choice = fc.constantFrom<GstChoice[]>('Including', 'Excluding');
/** Amounts of up to 12 digits, with paise. */
const amount = fc.integer({ min: 0, max: MAX_AMOUNT * 100 }).map((whole) => whole / 100);

const selling = (changes: Parameters<typeof accountDraft>[0]) => account(1, accountDraft(changes));

describe('GST', () => {
  test.each([
    [590_000, 500_000],
    [550_000, 466_102],
    [10_000, 8475],
    [0, 0],
  ])('is taken out of %d paise to leave %d', (inclusive, base) => {
    expect(baseInPaise(inclusive)).toBe(base);
  });

  test('on any amount is the nearest whole paise, half a paisa rounded up', () => {
    fc.assert(
      fc.property(fc.nat({ max: MAX_AMOUNT * 400 }), (whole) => {
        expect(BigInt(gstInPaise(whole))).toBe((BigInt(whole) * 18n + 50n) / 100n);
      }),
    );
  });

  test('leaves of any inclusive amount the base from which it comes, to the paisa', () => {
    fc.assert(
      fc.property(fc.nat({ max: MAX_AMOUNT * 100 }), (whole) => {
        const base = baseInPaise(whole);
        expect(BigInt(base)).toBe((BigInt(whole) * 200n + 118n) / 236n);
        expect(Math.abs(base + gstInPaise(base) - whole)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('added to any amount comes out again', () => {
    fc.assert(
      fc.property(fc.nat({ max: MAX_AMOUNT }), (base) => {
        expect(baseInPaise(base + gstInPaise(base))).toBe(base);
      }),
    );
  });
});

describe('the figure beside a package amount', () => {
  test.each([
    ['hardware', 5900],
    ['installation', 5500],
    ['hardwareOnLease', 5500],
    ['subscription', 5500],
  ] as const)('of %s is ₹%d while the field is empty', (field, figure) => {
    const sample = PACKAGE_SAMPLE_GST[field];
    expect([packageGst(undefined, 'Excluding', sample), packageGst(null, 'Including', sample)]).toEqual([
      figure,
      figure,
    ]);
  });

  test.each([
    [5000, 'Excluding', 5900],
    [5000, 'Including', 5000],
    [0, 'Excluding', 0],
    [0, 'Including', 0],
    [12.25, 'Excluding', 14.46],
    [0.25, 'Excluding', 0.3],
    [MAX_AMOUNT, 'Excluding', 1_179_999_999_998.82],
  ] as const)('of ₹%d, GST %s, is ₹%d', (typed, gst, figure) => {
    expect(packageGst(typed, gst, 5900)).toBe(figure);
  });

  test('is the amount itself with GST in it, else 18 percent more to the paisa', () => {
    fc.assert(
      fc.property(amount, (typed) => {
        expect(packageGst(typed, 'Including', 5900)).toBe(typed);
        expect(paise(packageGst(typed, 'Excluding', 5900))).toBe(paise(typed) + (paise(typed) * 18n + 50n) / 100n);
      }),
    );
  });
});

describe('the amounts of an account', () => {
  test('are those of its package without GST, their GST once, and the sum', () => {
    const one = selling({});
    expect([hardwareAmount(one), rentAmount(one), gstAmount(one), totalAmount(one)]).toEqual([
      10_000, 2000, 2160, 14_160,
    ]);
  });

  test('add up to the paisa, whatever was typed', () => {
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount, amount), fc.tuple(choice, choice, choice, choice), (typed, gst) => {
        const one = selling({
          package: {
            hardware: typed[0],
            hardwareGstIncluded: gst[0],
            installation: typed[1],
            installationGstIncluded: gst[1],
            hardwareOnLease: typed[2],
            leaseGstIncluded: gst[2],
            subscription: typed[3],
            subscriptionGstIncluded: gst[3],
          },
        });
        const base = (index: 0 | 1 | 2 | 3) =>
          gst[index] === 'Including' ? (paise(typed[index]) * 200n + 118n) / 236n : paise(typed[index]);
        const [hardware, rent] = [base(0) + base(1), base(2) + base(3)];
        expect([paise(hardwareAmount(one)), paise(rentAmount(one))]).toEqual([hardware, rent]);
        expect(paise(saleAmount(one))).toBe(hardware + rent);
        expect(paise(gstAmount(one))).toBe(((hardware + rent) * 18n + 50n) / 100n);
        expect(paise(totalAmount(one))).toBe(hardware + rent + paise(gstAmount(one)));
      }),
    );
  });
});

describe("a bill's total", () => {
  test.each([
    [200, 300, 50_000, 10_000],
    [200, 250, 50_000, 0],
    [200, 2, 50_000, 0],
    [200, 0, 0, 0],
    [99.99, 3, 0.97, 299],
    [0.1, 3, 0, 0.3],
  ])('of ₹%d for %d vehicles less ₹%d is ₹%d', (price, ticked, discount, total) => {
    expect(billTotal(price, ticked, discount)).toBe(total);
  });

  test('is exact to the paisa and never below zero', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2e11 }),
        fc.nat({ max: 5000 }),
        fc.nat({ max: MAX_AMOUNT }),
        (price, ticked, discount) => {
          const total = BigInt(price) * BigInt(ticked) - BigInt(discount);
          expect(paise(billTotal(price / 100, ticked, discount / 100))).toBe(total > 0n ? total : 0n);
        },
      ),
    );
  });
});

test('a balance is what is billed and not received, to the paisa', () => {
  expect(balance({ billed: 0.3, received: 0.1 })).toBe(0.2);
  expect(balance({ billed: 100, received: 150 })).toBe(-50);
});
