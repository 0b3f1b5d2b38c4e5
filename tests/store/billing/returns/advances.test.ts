import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { companyNow } from '@/store/billing/company/company';
import { receiptPaper } from '@/store/billing/papers/receiptPaper';
import { companyTable } from '@/store/billing/company/companySlice';
import { advancesOf, type AdvanceRow } from '@/store/billing/returns/advances';
import { bearsGst, refundedTax } from '@/store/billing/returns/advanceTax';
import { gstr1Files } from '@/store/billing/returns/gstr1/gstr1';
import { portalFaults } from '@/store/billing/returns/gstr1/gstr1Schema';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { CodeRate } from '@/store/kit/gstRates';
import { sumOf } from '@/store/kit/money';
import { runToEnd } from '@/journal/kit/runToEnd';
import { billOf, creditNoteOf, receiptOf } from '../../../support/bills';
import { runs } from '../../../support/runs';

const HOME = '27';
const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, gstin: '27AAPFU0939F1ZV', stateCode: HOME };
const { recipient } = receiptOf(1);
const home = { ...recipient, stateCode: HOME };
const away = { ...recipient, stateCode: '29' };

/** ₹590 of November on account: ₹500 and the GST on them. */
const advance: Receipt = receiptOf(1, {
  on: '2026-11-10',
  cash: 590,
  tds: undefined,
  allocations: [],
  recipient: home,
});
const books = (...receipts: Receipt[]): Business => ({
  ...emptyBusiness,
  bills: billTable([billOf(1, { issuedOn: '2026-11-01' }), billOf(2, { issuedOn: '2026-12-01' })]),
  receipts: receiptTable(receipts),
  company: companyTable([own]),
});
const told = (rows: readonly AdvanceRow[]) =>
  rows.map(({ code, taxable, igst, cgst, sgst, total }) => [code, taxable, igst, cgst, sgst, total]);
const advances = (month: string, ...receipts: Receipt[]) => {
  const { received, adjusted } = advancesOf(books(...receipts), month);
  return { received: told(received), adjusted: told(adjusted) };
};
const NONE = { received: [], adjusted: [] };

describe('money on account', () => {
  test('is an advance of its month with the GST in it, by the place of supply', () => {
    const other = receiptOf(2, { ...advance, id: 'receipt-2', number: 2, cash: 1180, recipient: away });
    expect(advances('2026-11', advance, other)).toEqual({
      received: [
        ['27', 500, 0, 45, 45, 590],
        ['29', 1000, 180, 0, 0, 1180],
      ],
      adjusted: [],
    });
    expect([advances('2026-10', advance), advances('2026-12', advance)]).toEqual([NONE, NONE]);
  });

  test('is none where it is for goods, whose GST is due with their bill', () => {
    const goods: Receipt = { ...advance, forGoods: true };
    const used = { ...goods, later: [{ id: 'later-1', billId: 'bill-2', amount: 590, on: '2026-12-01' }] };
    expect([advances('2026-11', goods), advances('2026-12', used)]).toEqual([NONE, NONE]);
    expect(advances('2026-11', goods, { ...advance, id: 'receipt-2', number: 2 }).received).toEqual([
      ['27', 500, 0, 45, 45, 590],
    ]);
    expect(bearsGst(own, goods)).toBe(false);
    expect(receiptPaper(books(goods), goods)).toMatchObject({ title: 'Receipt', remarks: [] });
  });

  test('is none of an SEZ that we supply without payment of tax', () => {
    const unpaid: Receipt = { ...advance, recipient: { ...away, treatment: 'SEZ without Payment' } };
    expect(advances('2026-11', unpaid)).toEqual(NONE);
    expect(bearsGst(own, unpaid)).toBe(false);
  });

  test('is taxed at the rate of subscriptions of its day, and not at all where they are exempt', () => {
    const rated = (rate: CodeRate, from = '2026-11-10') => ({
      ...books(advance),
      company: companyTable([{ ...own, gstRates: [{ hsn: own.subscriptionSac, rate, from }] }]),
    });
    // 590 ÷ 1.05 = 561.905: 561.90 and twice 2.5 % of it, 14.0475, come to 590.00.
    expect(told(advancesOf(rated('5%'), '2026-11').received)).toEqual([['27', 561.9, 0, 14.05, 14.05, 590]]);
    expect(told(advancesOf(rated('5%', '2026-11-11'), '2026-11').received)).toEqual([['27', 500, 0, 45, 45, 590]]);
    expect(advancesOf(rated('Exempt'), '2026-11')).toEqual(NONE);
  });

  test('is taxed by our state when it came, whatever that is by now, and waits for its number', () => {
    const moved = { ...own, id: 'company-2', number: 2, stateCode: '07' };
    const state = { ...books({ ...advance, companyId: own.id }), company: companyTable([own, moved]) };
    expect(told(advancesOf(state, '2026-11').received)).toEqual([['27', 500, 0, 45, 45, 590]]);
    expect(advancesOf(state, '2026-11', new Set([advance.id]))).toEqual(NONE);
  });

  test('with the tax that was kept back of it is one amount', () => {
    const tds = { code: '194C', rate: 2, amount: 90 };
    expect(advances('2026-11', { ...advance, cash: 500, tds }).received).toEqual([['27', 500, 0, 45, 45, 590]]);
  });

  test('of a client whose state nobody knows is supplied at home', () => {
    expect(advances('2026-11', { ...advance, recipient: { ...home, stateCode: '' } }).received).toEqual([
      ['27', 500, 0, 45, 45, 590],
    ]);
  });

  test.each<[string, Partial<Receipt>]>([
    ['settles a bill', { later: [{ id: 'later-1', on: '2026-12-05', billId: 'bill-2', amount: 590 }] }],
    ['was given to a bill that came later', { allocations: [{ billId: 'bill-2', amount: 590 }] }],
    ['is paid back', { refunds: [{ id: 'r', on: '2026-12-05', mode: 'UPI', amount: 590, why: 'Twice' }] }],
    ['bounces', { status: 'Bounced', bouncedOn: '2026-12-05' }],
  ])('that %s in a later month is adjusted there', (_what, later) => {
    const receipt = { ...advance, ...later };
    expect(advances('2026-11', receipt)).toEqual({ received: [['27', 500, 0, 45, 45, 590]], adjusted: [] });
    expect(advances('2026-12', receipt)).toEqual({ received: [], adjusted: [['27', 500, 0, 45, 45, 590]] });
  });

  test.each<[string, Partial<Receipt>]>([
    ['settled a bill', { allocations: [{ billId: 'bill-1', amount: 590 }] }],
    ['settled one within the month', { later: [{ id: 'later-1', on: '2026-11-30', billId: 'bill-1', amount: 590 }] }],
    ['was cancelled', { status: 'Cancelled' }],
  ])('is none where it %s', (_what, changes) => expect(advances('2026-11', { ...advance, ...changes })).toEqual(NONE));

  test('that a credit note gives back is an advance of that month again', () => {
    const released = [{ id: 'note-1', billId: 'bill-1', amount: 118, on: '2026-12-03' }];
    const receipt = { ...advance, allocations: [{ billId: 'bill-1', amount: 590 }], released };
    expect(advances('2026-12', receipt)).toEqual({ received: [['27', 100, 0, 9, 9, 118]], adjusted: [] });
  });

  describe('that a credit note over goods gives back', () => {
    const taxed = (hsn: string, taxable: number) => ({
      hsn,
      taxable,
      cgst: taxable * 0.09,
      sgst: taxable * 0.09,
      igst: 0,
    });
    /** Of ₹590 on bill 1 a credit note gave 118 back, which is for goods and for fitting them as these amounts without GST say. */
    const given = (goods: number, fitting: number, changes: Partial<Receipt> = {}) => {
      const taxes = [taxed('852691', goods), taxed('998734', fitting)];
      const credit = creditNoteOf(1, { issuedOn: '2026-12-03', taxes, total: 118 });
      const released = [{ id: credit.id, billId: 'bill-1', amount: 118, on: '2026-12-03' }];
      const receipt = { ...advance, allocations: [{ billId: 'bill-1', amount: 590 }], released, ...changes };
      return { state: { ...books(receipt), creditNotes: creditNoteTable([credit]) }, receipt };
    };
    const of = ({ state }: { state: Business }, month: string) => {
      const { received, adjusted } = advancesOf(state, month);
      return { received: told(received), adjusted: told(adjusted) };
    };
    const later = [{ id: 'later-1', billId: 'bill-2', amount: 118, on: '2027-01-05' }];

    test('is none, as that stays money for goods; so is none of it adjusted when it settles a bill, or refunded with GST', () => {
      expect([of(given(100, 0), '2026-12'), of(given(100, 0, { later }), '2027-01')]).toEqual([NONE, NONE]);
      const { state, receipt } = given(100, 0);
      expect(refundedTax(state, receipt, '2026-12-10', 118)).toBeUndefined();
    });

    test('is one as far as it is for a service', () => {
      expect(of(given(75, 25), '2026-12').received).toEqual([['27', 25, 0, 2.25, 2.25, 29.5]]);
      expect(of(given(75, 25, { later }), '2027-01').adjusted).toEqual([['27', 25, 0, 2.25, 2.25, 29.5]]);
    });

    test('leaves what was an advance before one until that is used, and what a service gives back after it is one', () => {
      const had = given(100, 0, { cash: 708, later });
      expect(of(had, '2026-11').received).toEqual([['27', 100, 0, 9, 9, 118]]);
      expect([of(had, '2026-12'), of(had, '2027-01').adjusted]).toEqual([NONE, [['27', 100, 0, 9, 9, 118]]]);
      const { state, receipt } = given(100, 0, { later });
      const again = { id: 'note-9', billId: 'bill-1', amount: 118, on: '2027-02-05' };
      const both = { ...receipt, released: [...(receipt.released ?? []), again] };
      const { received } = advancesOf({ ...state, receipts: receiptTable([both]) }, '2027-02');
      expect(told(received)).toEqual([['27', 100, 0, 9, 9, 118]]);
    });

    test('settles the goods of a later bill first, and leaves the advance for a service', () => {
      /** ₹590 for goods of bill 1 come back beside ₹118 in advance; they pay what bill 2 has of goods, and ₹118 pay bill 3. */
      const paying = (goods: number, fitting: number) => {
        const taxes = [taxed('852691', goods), taxed('998734', fitting)];
        const credit = creditNoteOf(1, { issuedOn: '2026-12-03', taxes: [taxed('852691', 500)], total: 590 });
        const receipt: Receipt = {
          ...advance,
          cash: 708,
          allocations: [{ billId: 'bill-1', amount: 590 }],
          released: [{ id: credit.id, billId: 'bill-1', amount: 590, on: '2026-12-03' }],
          later: [
            { id: 'later-1', billId: 'bill-2', amount: 300, on: '2026-12-10' },
            { id: 'later-2', billId: 'bill-2', amount: 290, on: '2026-12-12' },
            { id: 'later-3', billId: 'bill-3', amount: 118, on: '2027-02-05' },
          ],
        };
        const bills = billTable([
          billOf(1, { issuedOn: '2026-11-01' }),
          billOf(2, { issuedOn: '2026-12-05', taxes, total: 590 }),
          billOf(3, { issuedOn: '2027-02-01' }),
        ]);
        const state = { ...books(receipt), bills, creditNotes: creditNoteTable([credit]) };
        return ['2026-11', '2026-12', '2027-02'].map((month) => of({ state }, month));
      };
      const came = { received: [['27', 100, 0, 9, 9, 118]], adjusted: [] };
      const used = { received: [], adjusted: [['27', 100, 0, 9, 9, 118]] };
      expect(paying(500, 0)).toEqual([came, NONE, used]);
      expect(paying(400, 100)).toEqual([came, used, NONE]);
    });
  });
});

test('what is adjusted over the months comes to what was told when it came, to the paisa', () => {
  const part = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.boolean(), (parts, isAway) => {
      const cash = sumOf(parts.map((one) => one / 100));
      const months = parts.map((_part, place) => `2027-0${place + 1}`);
      const later = parts.map((one, place) => ({
        id: `later-${place}`,
        on: `${months[place]}-15`,
        billId: 'bill-2',
        amount: one / 100,
      }));
      const receipt = { ...advance, cash, later, recipient: isAway ? away : home };
      const [came] = advancesOf(books(receipt), '2026-11').received;
      const used = months.flatMap((month) => advancesOf(books(receipt), month).adjusted);
      for (const field of ['taxable', 'igst', 'cgst', 'sgst', 'total'] as const)
        expect(sumOf(used.map((row) => row[field]))).toBe(came?.[field]);
    }),
    { numRuns: runs(200) },
  );
});

test('goes into the file for the portal without the tax in it, as the portal takes it', () => {
  const used = receiptOf(2, {
    ...advance,
    id: 'receipt-2',
    number: 2,
    on: '2026-10-10',
    cash: 1180,
    recipient: away,
    later: [{ id: 'later-1', on: '2026-11-05', billId: 'bill-1', amount: 1180 }],
  });
  const [file] = gstr1Files(selectFiling(books(advance, used), '2026-11', new Set()).gstr1);
  expect(file?.at).toEqual([
    { pos: '27', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 500, camt: 45, samt: 45, csamt: 0 }] },
  ]);
  expect(file?.txpd).toEqual([{ pos: '29', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 1000, iamt: 180, csamt: 0 }] }]);
  expect(file && runToEnd(portalFaults(file))).toEqual([]);
});

test('of several rates to one state is one record for the portal, with an item for each', () => {
  const gstRates = [{ hsn: own.subscriptionSac, rate: '5%' as const, from: '2026-11-11' }];
  const later = receiptOf(2, { ...advance, id: 'receipt-2', number: 2, on: '2026-11-12', cash: 105 });
  const state = { ...books(advance, later), company: companyTable([{ ...own, gstRates }]) };
  const [file] = gstr1Files(selectFiling(state, '2026-11', new Set()).gstr1);
  expect(file?.at).toEqual([
    {
      pos: '27',
      sply_ty: 'INTRA',
      itms: [
        { rt: 5, ad_amt: 100, camt: 2.5, samt: 2.5, csamt: 0 },
        { rt: 18, ad_amt: 500, camt: 45, samt: 45, csamt: 0 },
      ],
    },
  ]);
  expect(file && runToEnd(portalFaults(file))).toEqual([]);
});
