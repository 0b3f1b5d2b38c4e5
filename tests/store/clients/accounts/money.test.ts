import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GstChoice } from '@/store/clients/accounts/account';
import { PACKAGE_SAMPLE_GST } from '@/store/clients/accounts/packageDefaults';
import {
  gstAmount,
  hardwareAmount,
  packageGst,
  rentAmount,
  roundOffAmount,
  saleAmount,
  totalAmount,
} from '@/store/clients/accounts/amounts';
import { MAX_AMOUNT } from '@/store/kit/money';
import { account, accountDraft } from '../../../support/accounts';

const paise = (rupees: number) => BigInt(Math.round(rupees * 100));
const choice = fc.constantFrom<GstChoice[]>('Including', 'Excluding');
/** Amounts of up to 12 digits, with paise. */
const amount = fc.integer({ min: 0, max: MAX_AMOUNT * 100 }).map((whole) => whole / 100);

const selling = (changes: Parameters<typeof accountDraft>[0]) => account(1, accountDraft(changes));

const AT_18 = { rate: '18%', sample: 5900 } as const;

describe('the figure beside a package amount', () => {
  test.each([
    ['hardware', 5900],
    ['installation', 5500],
    ['hardwareOnLease', 5500],
    ['subscription', 5500],
  ] as const)('of %s is ₹%d while the field is empty', (field, figure) => {
    const sample = { rate: '18%', sample: PACKAGE_SAMPLE_GST[field] } as const;
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
    expect(packageGst(typed, gst, AT_18)).toBe(figure);
  });

  test.each([
    ['5%', 5250],
    ['40%', 7000],
    ['Exempt', 5000],
  ] as const)('at %s of ₹5,000 is ₹%d', (rate, figure) =>
    expect(packageGst(5000, 'Excluding', { rate, sample: 5900 })).toBe(figure),
  );

  test('is the amount itself with GST in it, else 18 percent more to the paisa', () => {
    fc.assert(
      fc.property(amount, (typed) => {
        expect(packageGst(typed, 'Including', AT_18)).toBe(typed);
        expect(paise(packageGst(typed, 'Excluding', AT_18))).toBe(paise(typed) + (paise(typed) * 18n + 50n) / 100n);
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

  const package100 = { hardware: 100, installation: 0, hardwareOnLease: 0, subscription: 0 };

  test('hold an inclusive ₹100 as what it is made of, a paisa being rounded off', () => {
    const one = selling({ package: { ...package100, hardwareGstIncluded: 'Including' } });
    expect([hardwareAmount(one), gstAmount(one), roundOffAmount(one), totalAmount(one)]).toEqual([
      84.75, 15.26, -0.01, 100,
    ]);
  });

  test('let each inclusive whole-rupee amount total itself', () => {
    const totals = Array.from({ length: 3000 }, (_, index) => {
      const inclusive = { ...package100, hardware: index + 1, hardwareGstIncluded: 'Including' } as const;
      return totalAmount(selling({ package: inclusive }));
    });
    expect(totals).toEqual(totals.map((_, index) => index + 1));
  });

  test('let inclusive amounts total themselves beside exclusive ones, on which GST is computed once', () => {
    const excluded = { hardwareGstIncluded: 'Excluding', installationGstIncluded: 'Excluding' } as const;
    const one = selling({
      package: {
        ...package100,
        hardware: 0.25,
        installation: 0.25,
        hardwareOnLease: 100,
        subscription: 100,
        ...excluded,
        leaseGstIncluded: 'Including',
        subscriptionGstIncluded: 'Including',
      },
    });
    expect([gstAmount(one), roundOffAmount(one), totalAmount(one)]).toEqual([30.61, -0.02, 200.59]);
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
        const excluded = ([0, 1, 2, 3] as const).filter((index) => gst[index] === 'Excluding');
        const onTop = (excluded.reduce((sum, index) => sum + base(index), 0n) * 18n + 50n) / 100n;
        const all = typed.reduce((sum, amountTyped) => sum + paise(amountTyped), 0n);
        expect(paise(totalAmount(one))).toBe(all + onTop);
        expect(paise(gstAmount(one)) + paise(roundOffAmount(one))).toBe(all + onTop - hardware - rent);
      }),
    );
  });
});
